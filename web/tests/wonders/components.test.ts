// What the parts of the board show of a payment and of the uses of a card.

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";

import BuildStatus from "../../src/games/wonders/BuildStatus.svelte";
import { MoveSelection } from "../../src/games/wonders/move-selection.svelte";
import PaymentOptions from "../../src/games/wonders/PaymentOptions.svelte";
import Question from "../../src/games/wonders/Question.svelte";
import { i18n } from "../../src/shared/i18n.svelte";
import { FakeTable } from "../fake-table.svelte";
import { held, payment, PIECES, view } from "./sample";

beforeAll(async () => {
  await i18n.setLanguage("en", false);
  await i18n.loadGame("wonders");
});

let mounted: Record<string, unknown>[] = [];
afterEach(async () => {
  for (const each of mounted) await unmount(each);
  mounted = [];
  document.body.replaceChildren();
});

function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): HTMLElement {
  mounted.push(mount(component, { target: document.body, props }));
  flushSync();
  return document.body;
}

/** A selection with the first card of the hand in it. */
function selecting(hand: ReturnType<typeof held>[], moves: string[]): MoveSelection {
  const table = new FakeTable(view(hand), moves);
  table.pieces = PIECES;
  const selection = new MoveSelection(() => table);
  selection.selectCard(hand[0].card);
  return selection;
}
const text = (element: Element | null): string => (element?.textContent ?? "").replace(/\s+/g, " ").trim();

describe("a price is whole", () => {
  test("on the card: neighbours and bank together", () => {
    const selection = selecting([held("baths", [payment(2, 0, 3)])], ["build:baths"]);
    const shown = show(BuildStatus, { selection, held: selection.hand[0] });
    expect(text(shown.querySelector(".pays"))).toBe("5Bo");
  });
  test("in a single line: the bank's share stands beside the neighbour's", () => {
    const selection = selecting([held("baths", [payment(2, 0, 3)])], ["build:baths"]);
    const shown = show(PaymentOptions, { selection });
    expect(text(shown)).toContain("2 coins to Bo");
    expect(text(shown)).toMatch(/3 .*bank/);
  });
  test("in a list: each payment shows what the bank gets", () => {
    const selection = selecting([held("baths", [payment(2, 0, 3), payment(0, 4, 3)])], ["build:baths"]);
    const shown = show(PaymentOptions, { selection });
    const rows = [...shown.querySelectorAll("label")];
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(text(row.querySelector(".bank"))).toBe("3");
  });
  test("the coins that are kept: after neighbours and bank, in a line and in a list", () => {
    const one = selecting([held("baths", [payment(2, 0, 3)])], ["build:baths"]);
    expect(text(show(PaymentOptions, { selection: one }).querySelector(".keeps"))).toBe("You keep 2 coins.");
    document.body.replaceChildren();
    const two = selecting([held("baths", [payment(2, 0, 3), payment(0, 4, 2)])], ["build:baths"]);
    const shown = show(Question, { selection: two }); // beside several ways it says so first of what the choice brings
    expect(text(shown)).toContain("You keep 2 coins.");
    two.choosePayment("pay:0+4");
    flushSync();
    expect(text(shown)).toContain("You keep 1 coin.");
  });
});

describe("the uses of the card in hand are the legal moves", () => {
  const uses = (moves: string[]): string[] => {
    const selection = selecting([held("baths", [payment(0, 0)])], moves);
    const inputs = show(Question, { selection }).querySelectorAll<HTMLInputElement>(
      "input[type=radio]:not([data-row])",
    );
    return [...inputs].map((input) => input.value);
  };
  test("no stage where none is legal", () => expect(uses(["build:baths", "sell:baths"])).toEqual(["build", "sell"]));
  test("a stage where it is", () => {
    expect(uses(["build:baths", "stage:baths", "sell:baths"])).toEqual(["build", "stage", "sell"]);
  });
});
