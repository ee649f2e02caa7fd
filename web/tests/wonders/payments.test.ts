import { beforeAll, describe, expect, test } from "vitest";

import {
  bankShare,
  coinsKept,
  eitherNeighbour,
  paymentLine,
  totalPrice,
  type PaymentContext,
} from "../../src/games/wonders/payments";
import { i18n } from "../../src/shared/i18n.svelte";
import { payment } from "./sample";

beforeAll(async () => {
  await i18n.setLanguage("en", false);
  await i18n.loadGame("wonders");
});

const context: PaymentContext = {
  neighbours: { left: "Bo", right: "Cleo" },
  chainCard: "Baths",
  costsNothing: false,
};

test("the bank gets what neither neighbour does", () => {
  expect(bankShare(payment(2, 1, 3))).toBe(3);
  expect(bankShare(payment(2, 1))).toBe(0);
  expect(bankShare({ move: "pay:0+0", left: 0, right: 0, change: 2 })).toBe(0); // a card that pays
});

test("the price is whole: both neighbours and the bank", () => {
  expect(totalPrice(payment(2, 1, 3))).toBe(6);
  expect(totalPrice(payment(0, 0, 1))).toBe(1);
  expect(totalPrice(payment(0, 4))).toBe(4);
});

test("the coins that are kept are those left after neighbours and bank are paid", () => {
  expect(coinsKept(7, payment(2, 1, 3))).toBe(1);
  expect(coinsKept(7, payment(0, 0))).toBe(7);
});

test("either neighbour may be paid only if both ask the same", () => {
  expect(eitherNeighbour([payment(2, 0), payment(0, 2)])).toBe(true);
  expect(eitherNeighbour([payment(2, 0, 1), payment(0, 2, 1)])).toBe(true);
  expect(eitherNeighbour([payment(1, 0), payment(0, 2)])).toBe(false);
  expect(eitherNeighbour([payment(1, 1), payment(1, 1)])).toBe(false);
});

describe("the sentence about a payment", () => {
  test("names each neighbour with their coins, and the bank", () => {
    const line = paymentLine(payment(2, 1, 3), context);
    expect(line).toContain("2 coins to Bo");
    expect(line).toContain("1 coin to Cleo");
    expect(line).toMatch(/3 .*bank/);
    expect(paymentLine(payment(2, 0), context)).toBe("2 coins to Bo on your left.");
    expect(paymentLine(payment(0, 1), context)).toBe("1 coin to Cleo on your right.");
  });
  test("says the bank's share also without a neighbour", () => {
    expect(paymentLine(payment(0, 0, 1), context)).toMatch(/1 .*bank/);
  });
  test("says why nothing is paid", () => {
    expect(paymentLine({ ...payment(0, 0), move: "free:chain" }, context)).toContain("Baths");
    expect(paymentLine(payment(0, 0), context)).toBe("You produce all it needs.");
    expect(paymentLine(payment(0, 0), { ...context, costsNothing: true })).toBe("It costs nothing.");
  });
});
