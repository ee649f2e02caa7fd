// How to read the things of 7 Wonders: which card and board show it best, and what their parts say.

import type { Anatomy, AnatomyPart } from "..";
import type { Board, Card } from "../../generated/wonders";
import { formatList } from "../../shared/list-format";
import type { Pieces } from "../../shared/table-api";
import { allCards, boardOf } from "./card-data";
import { nameOf, say, wonderName } from "./labels";

const best = <T>(things: T[], worth: (thing: T) => number): T | undefined =>
  things.reduce<T | undefined>((most, each) => (most && worth(most) >= worth(each) ? most : each), undefined);

/** A card that has all a card can have: a cost of several resources, a chain to it and chains on. */
export const shownCard = (pieces: Pieces): Card | undefined =>
  best(
    allCards(pieces),
    ({ cost, free_with, leads_to }) =>
      Math.min(cost.length, 3) +
      new Set(cost).size +
      4 * Math.min(free_with.length, 1) +
      3 * Math.min(leads_to.length, 2),
  );

/** A board with three stages and a resource of its own. */
export const shownBoard = (pieces: Pieces): Board | undefined =>
  best(
    Object.keys(pieces).flatMap((id) => boardOf(pieces, id) ?? []),
    ({ resource, stages }) => (resource ? 2 : 0) + (stages.length === 3 ? 1 : 0),
  );

/** Resources and coins in words, each with how many: "2 stone, textile". */
function costWords(pieces: Pieces, coins: number, cost: string[]): string {
  const kinds = [...new Set(cost)].map((name) => {
    const count = cost.filter((each) => each === name).length;
    return say("counted-resource", { count, name: nameOf(pieces, name) });
  });
  return formatList([...(coins ? [say("counted-coins", { count: coins })] : []), ...kinds]);
}

type Facts = Parameters<typeof say>[1];
const part = (name: string, at: string, side: AnatomyPart["side"], facts: Facts = {}): AnatomyPart => ({
  at,
  side,
  name: say(`part-${name}`, facts),
  text: say(`part-${name}-text`, facts),
});

function cardParts(pieces: Pieces, card: Card): AnatomyPart[] {
  const names = (cards: string[]): string => formatList(cards.map((each) => nameOf(pieces, each)));
  const parts = [
    part("kind", ".band .badge", "left", { kind: say(`kind-${card.colour}`) }),
    part("age", ".age", "right", { age: say("age", { age: "I".repeat(card.age) }) }),
  ];
  if (card.coins || card.cost.length)
    parts.push(part("cost", ".column .cost", "left", { cost: costWords(pieces, card.coins, card.cost) }));
  parts.push(part("effect", ".arch .bits", "right"));
  if (card.free_with.length) parts.push(part("free", ".chain", "left", { cards: names(card.free_with) }));
  if (card.leads_to.length) parts.push(part("leads", ".chain", "right", { cards: names(card.leads_to) }));
  return parts;
}

function boardParts(pieces: Pieces, board: Board): AnatomyPart[] {
  const next = board.stages[1];
  const { side, resource, id } = board;
  const parts = [part("wonder", ".wonder-name", "left", { name: wonderName(pieces, id), side: side.toUpperCase() })];
  if (resource) parts.push(part("resource", ".start", "right", { resource: nameOf(pieces, resource) }));
  parts.push(part("built", ".stage-0 .tick", "left"));
  if (next) {
    parts.push(part("stage-cost", ".stage-1 .cost", "left", { cost: costWords(pieces, next.coins, next.cost) }));
    parts.push(part("stage-effect", ".stage-1 .bits", "right"));
  }
  return parts;
}

export function anatomies(pieces: Pieces): Anatomy[] {
  const [card, board] = [shownCard(pieces), shownBoard(pieces)];
  const found: Anatomy[] = [];
  if (card) found.push({ picture: "card", section: "4", title: say("anatomy-card"), parts: cardParts(pieces, card) });
  if (board)
    found.push({ picture: "board", section: "6", title: say("anatomy-board"), parts: boardParts(pieces, board) });
  return found;
}
