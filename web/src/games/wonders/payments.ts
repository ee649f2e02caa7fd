// What a payment costs, and to whom the coins go. The server lists the payments, cheapest first.

import { say } from "./labels";
import type { WayView } from "../../generated/wonders";

/** The coins that go to the bank: the printed price, and what the bank takes for resources. */
export const bankShare = (payment: WayView): number => Math.max(0, -payment.change - payment.left - payment.right);

/** All coins that are paid, to both neighbours and to the bank. */
export const totalPrice = (payment: WayView): number => payment.left + payment.right + bankShare(payment);

/** The coins that are left after paying everybody. */
export const coinsKept = (coins: number, payment: WayView): number => coins + payment.change;

/** Whether the cheapest payment may go to the other neighbour instead, at the same price. */
export function eitherNeighbour(payments: WayView[]): boolean {
  const best = payments[0];
  return payments.some(
    ({ change, left, right }) => change === best.change && left === best.right && right === best.left && left !== right,
  );
}

/** What the sentence about a payment needs to know. */
export interface PaymentContext {
  neighbours: { left: string; right: string };
  chainCard: string; // the card whose chain makes this one free
  costsNothing: boolean; // nothing is printed as its cost
}

/** A payment as a sentence: who gets how much, or why nothing is paid. */
export function paymentLine(payment: WayView, { neighbours, chainCard, costsNothing }: PaymentContext): string {
  const { move, left, right } = payment;
  if (move === "free:chain") return say("pay-line-chain", { card: chainCard });
  if (move === "free:always") return say("pay-line-always");
  if (move.startsWith("free:")) return say("pay-line-right");
  const bank = bankShare(payment);
  const parts: string[] = [];
  if (left && right)
    parts.push(say("pay-line-both", { left, leftName: neighbours.left, right, rightName: neighbours.right }));
  else if (left) parts.push(say("pay-line-left", { coins: left, name: neighbours.left }));
  else if (right) parts.push(say("pay-line-right-hand", { coins: right, name: neighbours.right }));
  if (bank) parts.push(say("pay-line-bank", { coins: bank }));
  return parts.join(" ") || say(costsNothing ? "pay-line-nothing" : "pay-line-own");
}
