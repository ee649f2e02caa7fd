// Could anybody choose this deal? Checks the proof of a finished game, and that this browser's part is in it.

import type { Proof } from "../generated/protocol";
import { commitmentsText, hashText, keptPart, provesSeed, revealedAt } from "./fair-deal";

/** What is known of a finished game. */
export interface FinishedDeal {
  table: string;
  seed: string;
  commitment: string; // the hash of the seed as it was shown from the deal on; "" in a replay
  proof: Proof | null;
  given: boolean;
}

/**
 * mine: verified, with a part of this browser. partly: some seats gave none. others: verified, with parts of others
 * only. missed: this browser's part is not in it. changed: the commitments are not those that were shown. wrong: parts
 * or fingerprint do not fit the seed. alone: the server drew the seed. given: a guided game, or a fork.
 */
export type Verdict = "mine" | "partly" | "others" | "missed" | "changed" | "wrong" | "alone" | "given";

export const isGood = (verdict: Verdict): boolean => ["mine", "others", "alone", "given"].includes(verdict);

export function checkDeal({ table, seed, commitment, proof, given }: FinishedDeal): Verdict {
  if (commitment && hashText(seed) !== commitment.toLowerCase()) return "wrong";
  if (given) return "given";
  const revealed = revealedAt(table);
  if (!proof) return revealed.length ? "missed" : "alone";
  if (!provesSeed(proof, seed)) return "wrong";
  const own = proof.parts.flatMap(({ commitment: promised = "", part }) => {
    const kept = keptPart(promised);
    return kept && kept.part === part ? [kept] : [];
  });
  if (!own.length && revealed.length) return "missed";
  const seen = commitmentsText(proof.commitment, proof.parts);
  const attempt = (proof.restarts ?? []).length + 1;
  if (own.some((kept) => kept.seen !== seen || kept.attempt !== attempt)) return "changed";
  if (missingSeats(proof).length) return "partly";
  return own.length ? "mine" : "others";
}

/** The seats that were to give a part and gave none. */
export const missingSeats = (proof: Proof | null): number[] =>
  (proof?.parts ?? []).flatMap(({ seats, part }) => (part ? [] : seats));
