import { describe, expect, test } from "vitest";

import {
  defaultMove,
  EMPTY,
  groupMoves,
  initialHand,
  movesFromHand,
  movesToExplain,
  parseMove,
  parseMoves,
  pressableSpots,
  pressKey,
  pressPiece,
  pressSpot,
  tileUseToExplain,
  unscoredTiles,
  validHand,
} from "../../src/games/paris/moves";
import { view } from "./sample";

/** A view in which landmark 9 lies in Montmartre. */
function built() {
  const found = view();
  found.districts[2].landmarks = [{ value: 9, keys: [0] }];
  return found;
}
const parse = (...moves: string[]) => parseMoves(moves, built());

describe("the notation", () => {
  const cases: [string, object][] = [
    ["draw2", { actionType: "draw", spot: "pile2", detail: "2" }],
    ["at:Mo", { actionType: "place", spot: "at:Mo", detail: "Mo" }],
    ["key:Mo", { actionType: "key", spot: "Mo$" }],
    ["key:Arc", { actionType: "key", spot: "Arc" }],
    ["Mo$-Mo4", { actionType: "move", key: "Mo$", spot: "Mo4", piece: null, detail: "4" }],
    ["Mo4-9", { actionType: "move", key: "Mo4", spot: "Mo/9", piece: null }], // it lies there
    ["Mo4-12", { actionType: "move", key: "Mo4", spot: "Mo/12", piece: "landmark12" }], // it is to be built
    ["9-12", { actionType: "move", key: "Mo/9", spot: "Mo/12", piece: "landmark12" }],
    ["Arc-Vi/12", { actionType: "move", key: "Arc", spot: "at:Vi", piece: "landmark12" }],
    ["Arc-Mo/9", { actionType: "move", key: "Arc", spot: "Mo/9", piece: null }],
    ["tile17", { actionType: "tile", spot: "tile17", detail: "17" }],
    ["vp20:Ba", { actionType: "vp", piece: "vp20", spot: "vp:Ba" }],
    ["use7", { actionType: "use", piece: "use7", spot: null, detail: "" }],
    ["use19:bronze+silver", { actionType: "use", piece: "use19", spot: null, detail: "bronze+silver" }],
    ["use17:4", { actionType: "use", piece: "use17", spot: "tile4" }],
    ["buy:wood", { actionType: "buy", detail: "wood" }],
    ["sell:gold-prestige", { actionType: "sell", detail: "gold-prestige" }],
    ["discard:bronze", { actionType: "discard" }],
    ["turn:3", { actionType: "turn", detail: "3" }],
    ["end", { actionType: "end" }],
    ["search", { actionType: "search" }],
  ];
  test.each(cases)("%s", (move, expected) => expect(parseMove(move, built())).toMatchObject({ move, ...expected }));
});

describe("what is in hand", () => {
  test("the only key that can move, and the only VP tile, from the start", () => {
    expect(initialHand(parse("Mo$-Mo4", "Mo$-Mo5", "end"))).toEqual({ key: "Mo$", piece: null });
    expect(initialHand(parse("Mo$-Mo4", "Ba$-Ba5"))).toEqual(EMPTY);
    expect(initialHand(parse("vp20:Ba", "vp20:Mo"))).toEqual({ key: null, piece: "vp20" });
    expect(initialHand(parse("vp20:Ba", "vp15:Mo"))).toEqual(EMPTY);
  });
  test("is put down when it leads nowhere", () => {
    const moves = parse("Mo$-Mo4", "Mo$-12");
    expect(validHand(moves, { key: "Mo$", piece: "landmark12" })).toEqual({ key: "Mo$", piece: "landmark12" });
    expect(validHand(moves, { key: "Ba$", piece: "landmark12" })).toEqual(EMPTY);
    expect(validHand(moves, { key: "Mo$", piece: "landmark16" })).toEqual({ key: "Mo$", piece: null });
  });
  test("decides which moves go on", () => {
    const moves = parse("Mo$-Mo4", "Mo$-12", "Ba$-Ba1", "end");
    const from = (key: string | null, piece: string | null = null) =>
      movesFromHand(moves, { key, piece }).map(({ move }) => move);
    expect(from("Mo$")).toEqual(["Mo$-Mo4", "Mo$-12", "end"]);
    expect(from("Mo$", "landmark12")).toEqual(["Mo$-12"]);
    expect(from(null)).toEqual(["end"]);
  });
});

describe("what a click means", () => {
  const moves = parse("Mo$-Mo4", "Mo4-Mo5", "Mo4-12", "key:Ba", "Arc-Vi/12", "Arc-Ba/12");

  test("a key is taken in hand, and put down again", () => {
    expect(pressKey(moves, EMPTY, "Mo4")).toEqual({ hand: { key: "Mo4", piece: null } });
    expect(pressKey(moves, { key: "Mo4", piece: null }, "Mo4")).toEqual({ hand: EMPTY });
    expect(pressKey(moves, EMPTY, "Ba$")).toBeNull();
    expect(pressKey(parse("Mo4-Mo5"), { key: "Mo4", piece: null }, "Mo4")).toEqual({
      hand: { key: "Mo4", piece: null },
    });
  });
  test("a spot is the target of the key in hand before it is a key", () => {
    expect(pressSpot(moves, { key: "Mo$", piece: null }, "Mo4")).toEqual({ move: "Mo$-Mo4" });
    expect(pressSpot(moves, EMPTY, "Mo4")).toEqual({ hand: { key: "Mo4", piece: null } });
    expect(pressSpot(moves, EMPTY, "Ba$")).toEqual({ move: "key:Ba" });
    expect(pressSpot(moves, EMPTY, "Sg8")).toBeNull();
  });
  test("a piece with one place is the move itself; with several it is taken in hand", () => {
    expect(pressPiece(moves, { key: "Mo4", piece: null }, "landmark12")).toEqual({ move: "Mo4-12" });
    const arc = { key: "Arc", piece: null };
    expect(pressPiece(moves, arc, "landmark12")).toEqual({ hand: { key: "Arc", piece: "landmark12" } });
    expect(pressPiece(moves, { key: "Arc", piece: "landmark12" }, "landmark12")).toEqual({ hand: arc });
    expect(pressPiece(moves, arc, "landmark16")).toBeNull();
  });
  test("a district is a target only with the landmark in hand", () => {
    expect(pressSpot(moves, { key: "Arc", piece: null }, "at:Vi")).toBeNull();
    expect(pressSpot(moves, { key: "Arc", piece: "landmark12" }, "at:Vi")).toEqual({ move: "Arc-Vi/12" });
  });
  test("the spots that can be pressed are those that do something", () => {
    const spots = (hand = EMPTY, explicit = false) => Object.fromEntries(pressableSpots(moves, hand, explicit));
    expect(spots()).toEqual({ Ba$: "key:Ba", Mo$: null, Mo4: null, Arc: null });
    const held = { key: "Mo$", piece: null };
    expect(spots(held)).toEqual({ Mo4: "Mo$-Mo4", Ba$: "key:Ba", Mo$: null, Arc: null });
    expect(spots(held, true)).toEqual({ Mo4: "Mo$-Mo4", Mo$: null, Arc: null }); // banks wait until it is put down
    for (const hand of [EMPTY, held, { key: "Arc", piece: "landmark12" }]) {
      for (const spot of Object.keys(spots(hand))) expect(pressSpot(moves, hand, spot)).not.toBeNull();
    }
  });
});

describe("the question", () => {
  const groups = (hand = EMPTY, ...moves: string[]) =>
    groupMoves(parse(...moves), hand).map(({ name, rows }) => [name, rows.map(({ id }) => id)]);

  test("every legal move is reachable, and nothing else", () => {
    const moves = ["Mo$-Mo4", "Mo$-12", "key:Ba", "use7", "buy:wood", "sell:gold", "turn:3", "end"];
    const hand = { key: "Mo$", piece: null };
    const offered = groupMoves(parse(...moves), hand).flatMap(({ rows }) =>
      rows.flatMap(({ parsed }) => parsed?.move ?? []),
    );
    expect(offered.sort()).toEqual([...moves].sort());
  });
  test("groups stand in the order in which things are done, the end last", () => {
    expect(groups({ key: "Mo$", piece: null }, "end", "sell:gold", "use7", "key:Ba", "Mo$-12", "Mo$-Mo4")).toEqual([
      ["move", ["Mo$-Mo4"]],
      ["build", ["Mo$-12"]],
      ["key", ["key:Ba"]],
      ["use", ["use7"]],
      ["trade", ["sell:gold"]],
      ["end", ["end"]],
    ]);
  });
  test("keys to choose from, but not the one in hand", () => {
    expect(groups(EMPTY, "Mo$-Mo4", "Ba$-Ba1")).toEqual([["keys", ["Mo$", "Ba$"]]]);
    expect(groups({ key: "Mo$", piece: null }, "Mo$-Mo4", "Ba$-Ba1")).toEqual([
      ["move", ["Mo$-Mo4"]],
      ["keys", ["Ba$"]],
    ]);
  });
  test("with a piece in hand its own choices come first", () => {
    const names = groups({ key: null, piece: "use19" }, "tile1", "use19:wood", "use19:gold", "end").map(
      ([name]) => name,
    );
    expect(names).toEqual(["use", "then", "tile", "end"]);
  });
  test("the main button offers the end, the marker, a pile or the only move", () => {
    expect(defaultMove(parse("draw1", "draw2", "sell:gold"))).toBe("draw1");
    expect(defaultMove(parse("take", "leave"))).toBe("take");
    expect(defaultMove(parse("key:Ba", "use7", "end"))).toBe("end");
    expect(defaultMove(parse("key:Ba", "buy:wood"))).toBe("key:Ba");
    expect(defaultMove(parse("key:Ba", "key:Mo"))).toBeNull();
    expect(defaultMove([])).toBeNull();
  });
});

describe("what is not possible", () => {
  test("the page asks about what a person would try, never about what is legal", () => {
    const legal = parse("key:Ba", "end");
    const asked = movesToExplain(view(), legal, EMPTY);
    expect(asked).toContain("key:Mo");
    expect(asked).not.toContain("key:Ba");
    expect(asked).not.toContain("end");
    expect(asked).not.toContain("search"); // the piles are not empty
    expect(movesToExplain(view({ stage: "draw" }), [], EMPTY)).toEqual(["end", "draw1", "draw2", "draw3", "draw4"]);
  });
  test("a key in hand is asked about for the places of its district above its own", () => {
    const asked = movesToExplain(built(), parse("end"), { key: "Mo4", piece: null });
    expect(asked.filter((move) => move.startsWith("Mo4-"))).toEqual([
      "Mo4-Mo5",
      "Mo4-Mo8",
      "Mo4-9",
      "Mo4-12",
      "Mo4-16",
    ]);
  });
  test("a bonus tile is asked about by a use that its kind has", () => {
    expect(tileUseToExplain(view(), 7)).toBe("use7");
    expect(tileUseToExplain(view(), 19)).toBe("use19:bronze+bronze");
    expect(tileUseToExplain(view(), 17)).toBe("use17:1");
  });
  test("tiles that would still score are remembered", () => {
    const choice = (move: string, points?: number) => ({
      move,
      changes: (points ? { points } : { francs: 2 }) as Record<string, number>,
    });
    expect(unscoredTiles([choice("use7", 3), choice("use1"), choice("turn:3", 2), choice("sell:gold", 1)])).toEqual([
      "use7",
      "turn:3",
    ]);
  });
});
