import { describe, expect, test } from "vitest";

import { MoveSelection } from "../../src/games/wonders/move-selection.svelte";
import { FakeTable } from "../fake-table.svelte";
import { held, payment, view } from "./sample";

function selecting(hand = [held("baths", [payment(0, 0)]), held("mine")], moves: string[] = [], more = {}) {
  const table = new FakeTable(view(hand, more), moves);
  return { table, selection: new MoveSelection(() => table) };
}
const stage = (at: number, ways = [payment(0, 0)]) => ({ at, stage: `gizah-a-${at}`, ways });

describe("the uses of a card are the legal moves", () => {
  test("a stage is offered only if it is legal", () => {
    const { selection } = selecting(undefined, ["build:baths", "sell:baths", "sell:mine"]);
    expect(selection.uses("baths")).toEqual(["build", "sell"]);
    expect(selection.uses("mine")).toEqual(["sell"]);
  });
  test("all of them, in this order", () => {
    const { selection } = selecting(undefined, ["sell:baths", "stage:baths", "build:baths"], { stages: [stage(1)] });
    expect(selection.uses("baths")).toEqual(["build", "stage", "sell"]);
  });
  test("a leader is recruited, not built", () => {
    const { selection } = selecting(undefined, ["recruit:baths", "sell:baths"], { moment: "recruit" });
    expect(selection.uses("baths")).toEqual(["build", "sell"]);
    selection.selectCard("baths");
    expect(selection.move).toBe("recruit:baths");
  });
  test("a use that is not legal cannot be chosen", () => {
    const { selection } = selecting(undefined, ["build:baths", "sell:baths"]);
    selection.selectCard("baths");
    selection.chooseUse("stage");
    expect(selection.use).toBe("build");
    expect(selection.move).toBe("build:baths");
  });
});

describe("the whole move", () => {
  const two = [payment(1, 0), payment(0, 2)];

  test("names the payment if there are several, the cheapest at first", () => {
    const { table, selection } = selecting([held("baths", two)], ["build:baths", "sell:baths"]);
    selection.selectCard("baths");
    expect(selection.move).toBe("build:baths pay:1+0");
    expect(table.picked).toBe("build:baths pay:1+0");
    selection.choosePayment("pay:0+2");
    expect(selection.move).toBe("build:baths pay:0+2");
  });
  test("names the stage if there are several, and forgets the payment of another", () => {
    const { selection } = selecting([held("baths", two)], ["build:baths", "stage:baths", "sell:baths"], {
      stages: [stage(1, two), stage(2, []), stage(3)],
    });
    selection.selectCard("baths");
    selection.chooseUse("stage");
    expect(selection.stages.map(({ at }) => at)).toEqual([1, 3]); // what cannot be paid is no stage to choose
    expect(selection.move).toBe("stage:baths at:1 pay:1+0");
    selection.choosePayment("pay:0+2");
    selection.chooseStage(3);
    expect(selection.move).toBe("stage:baths at:3");
  });
  test("is played, and let go by a second press", async () => {
    const { table, selection } = selecting(undefined, ["build:baths", "sell:baths"]);
    selection.selectCard("baths");
    await selection.play();
    expect(table.played).toEqual(["build:baths"]);
    selection.selectCard("baths");
    expect(selection.card).toBeNull();
    expect(table.picked).toBeNull();
  });
  test("ends with its decision", () => {
    const { table, selection } = selecting(undefined, ["build:baths"]);
    selection.selectCard("baths");
    table.show(view([held("baths", [payment(0, 0)])]), ["build:baths"], {}, "2");
    expect(selection.card).toBeNull();
  });
});

describe("which question is asked", () => {
  const asks = (more: object, moves: string[]) => selecting([], moves, more).selection;

  test("by the phase, or by the choice within it", () => {
    expect(asks({ moment: "debt" }, ["debt:0"]).asks).toBe("debt");
    expect(asks({ moment: "choices", choice: "recruit" }, ["none"]).asks).toBe("recruit-free");
    expect(asks({ moment: "choices", choice: "lay" }, ["none"]).asks).toBe("lay");
    expect(asks({ moment: "choices", choice: "" }, ["none"]).asks).toBe("copy");
  });
  test("outside of the hand every legal move is an option", () => {
    const selection = asks({ moment: "pick" }, ["build:mine", "build:baths", "none"]);
    expect(selection.choosingCard).toBe(false);
    expect(selection.options.map(({ move, piece }) => [move, piece])).toEqual([
      ["build:mine", "mine"],
      ["build:baths", "baths"],
      ["none", ""],
    ]);
  });
  test("after my choice nothing can be chosen", () => {
    const { selection } = selecting([held("baths")], [], { chosen: ["build:baths"] });
    expect(selection.choosingCard).toBe(false);
    expect(selection.chosen).toEqual(["build:baths"]);
    expect(selection.uses("baths")).toEqual([]);
  });
});

test("a move that a hint has picked is taken in hand", () => {
  const { table, selection } = selecting(undefined, ["build:baths", "sell:baths", "sell:mine"]);
  table.pick("sell:mine");
  selection.follow();
  expect([selection.card, selection.use]).toEqual(["mine", "sell"]);
});

test("the page asks why a card or a stage is not possible", () => {
  const { selection } = selecting(undefined, ["build:baths", "sell:baths", "sell:mine"]);
  expect(selection.asked).toEqual(["build:mine", "stage:baths"]);
});
