// This browser's parts in deals that nobody can choose: made, committed to, kept, and revealed when all have committed.
// The protocol is described in docs/protocol.md; salon.kernel.fair_deal is the same in Python.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

import type { AnyCommand, Contribution, Proof, TableView } from "../generated/protocol";
import { loadSetting, removeSetting, saveSetting, settingKeys } from "./storage";

const FORM = "salon-deal-1";
const SEPARATOR = "\x1f";
const KEPT = "deal-part-"; // followed by the commitment
const MAX_KEPT = 200; // parts of earlier tables

/** A part of this browser, and what the table had shown when it was revealed. */
export interface KeptPart {
  part: string;
  made: number;
  table?: string;
  attempt?: number;
  seen?: string;
}

// also in memory, for browsers that forbid storage
const memory = new Map<string, KeptPart>();

export const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The hash that commits to a part. */
export const commitmentOf = (part: string): string => hashText([FORM, "commitment", part].join(SEPARATOR));

/** The seed, from the server's part and the contributions in the order of their first seats. */
export function seedOf(serverPart: string, parts: Contribution[]): string {
  const words = parts.flatMap(({ seats, part = "" }) => [seats.join("+"), part]);
  return hashText([FORM, "seed", serverPart, ...words].join(SEPARATOR));
}

/** All commitments of an exchange as one text: those shown before a reveal must be those of the proof. */
export const commitmentsText = (server: string, parts: Contribution[]): string =>
  JSON.stringify([server, parts.flatMap(({ seats, commitment }) => (commitment ? [[seats, commitment]] : []))]);

/** Whether every part of a proof is the one that was committed to, and all together give the seed. */
export function provesSeed(proof: Proof, seed: string): boolean {
  const honest = ({ part, commitment }: Contribution): boolean => !part || commitmentOf(part) === commitment;
  return (
    commitmentOf(proof.part) === proof.commitment &&
    proof.parts.every(honest) &&
    seedOf(proof.part, proof.parts) === seed
  );
}

// --- parts of this browser -------------------------------------------------------------------------

export const keptPart = (commitment: string): KeptPart | null =>
  loadSetting<KeptPart | null>(KEPT + commitment, memory.get(commitment) ?? null);

function keep(commitment: string, kept: KeptPart): void {
  memory.set(commitment, kept);
  saveSetting(KEPT + commitment, kept);
}

/** All parts of this browser, by their commitments. */
function allKept(): [string, KeptPart][] {
  const known = [...new Set([...memory.keys(), ...settingKeys(KEPT).map((key) => key.slice(KEPT.length))])];
  return known.flatMap((commitment): [string, KeptPart][] => {
    const kept = keptPart(commitment);
    return kept ? [[commitment, kept]] : [];
  });
}

/** The parts that this browser has revealed at a table. */
export const revealedAt = (table: string): KeptPart[] =>
  allKept().flatMap(([, kept]) => (kept.table === table && kept.seen ? [kept] : []));

/** Make a part and keep it; the commitment to it. */
export function newCommitment(more: Partial<KeptPart> = {}): string {
  const part = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
  const commitment = commitmentOf(part);
  keep(commitment, { part, made: Date.now(), ...more });
  const old = allKept().sort(([, a], [, b]) => b.made - a.made);
  for (const [gone] of old.slice(MAX_KEPT)) {
    memory.delete(gone);
    removeSetting(KEPT + gone);
  }
  return commitment;
}

/** Make a table, or sit down at one, with a part in its deal. */
export async function withPart<T extends { table: string }>(sit: (commitment: string) => Promise<T>): Promise<T> {
  const commitment = newCommitment({ attempt: 1 });
  const answer = await sit(commitment);
  const kept = keptPart(commitment);
  if (kept) keep(commitment, { ...kept, table: answer.table });
  return answer;
}

// --- the exchange ----------------------------------------------------------------------------------

const mySeats = (view: TableView): number[] =>
  view.seats.flatMap(({ mine, kind }, seat) => (mine && kind === "person" ? [seat] : []));

/** What this browser has to say in the exchange of a table; `lost` if its part is asked for and is not here. */
export function answerExchange(view: TableView): { commands: AnyCommand[]; lost: boolean } {
  const exchange = view.exchange;
  if (!exchange) return { commands: [], lost: false };
  const mine = mySeats(view);
  if (exchange.stage !== "revealing") {
    const committed = new Set(exchange.commitments.flatMap(({ seats }) => seats));
    const free = mine.some((seat) => !committed.has(seat));
    return { commands: free ? [commit(view.table, exchange.attempt, exchange.commitments)] : [], lost: false };
  }
  const own = exchange.commitments.filter(
    ({ seats }) => seats.some((seat) => mine.includes(seat)) && seats.some((seat) => exchange.waiting.includes(seat)),
  );
  const seen = commitmentsText(exchange.server, exchange.commitments);
  const commands = own.flatMap(({ commitment = "" }) => reveal(view.table, exchange.attempt, commitment, seen));
  return { commands, lost: own.some(({ commitment = "" }) => !keptPart(commitment)) };
}

function commit(table: string, attempt: number, known: Contribution[]): AnyCommand {
  const used = new Set(known.map(({ commitment }) => commitment));
  // one that is on its way already, or was made by another window of this browser
  const made = allKept().find(
    ([commitment, kept]) => kept.table === table && kept.attempt === attempt && !kept.seen && !used.has(commitment),
  );
  return { do: "commit", commitment: made?.[0] ?? newCommitment({ table, attempt }) };
}

/** Reveal a part, once all commitments are fixed. What they are is kept: the proof must show the same. */
function reveal(table: string, attempt: number, commitment: string, seen: string): AnyCommand[] {
  const kept = keptPart(commitment);
  if (!kept || (kept.seen && kept.seen !== seen)) return [];
  // a table that asks for a second part without having started over tries out deals
  const asked = (other: KeptPart): boolean => other.attempt === attempt && other.seen !== seen;
  if (revealedAt(table).some(asked)) return [];
  keep(commitment, { ...kept, table, attempt, seen });
  return [{ do: "reveal", part: kept.part }];
}
