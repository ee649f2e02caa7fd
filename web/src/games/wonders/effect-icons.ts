// An effect as a short sentence of icons. The text is one of the rules' vocabulary of effects, and every text of it
// reads differently here. There are only numbers and icons in a sentence: the accessible text comes from the parent component.

import type { Kind } from "./card-data.svelte";

/** A mark under an icon: in whose cities it counts, or when it holds. */
export type Under = "" | "neighbours" | "all" | "left" | "right" | "both" | "ages" | "always";
export type Sign = "or" | "per" | "gives" | "same" | "other" | "more" | "start";

export type IconPart = { under?: Under } & (
  | { is: "icon"; id: string }
  | { is: "none"; id: string } // the thing, struck out
  | { is: "kind"; kind: Kind }
  | { is: "seal"; number: number } // points
  | { is: "coin"; number: number } // below zero: paid, or less to pay
  | { is: "shield"; number: number }
  | { is: "stage"; number: number } // 0: the last one
  | { is: "number"; number: number }
  | { is: "goods"; ids: string[] } // any of them, as one small cluster
  | { is: "set"; of: IconPart[] } // all of them together
  | { is: "tucked" } // the card under this stage
  | { is: "sign"; sign: Sign }
);

const RAW = ["wood", "stone", "clay", "ore"];
const MADE = ["glass", "loom", "papyrus"];
const SYMBOLS = ["compass", "gear", "tablet"];
const SHIELDS_IN_A_ROW = 3;

const icon = (id: string, under: Under = ""): IconPart => ({ is: "icon", id, under });
const kind = (name: string, under: Under = ""): IconPart => ({ is: "kind", kind: name as Kind, under });
const sign = (name: Sign): IconPart => ({ is: "sign", sign: name });
const seal = (number: number): IconPart => ({ is: "seal", number });
const coin = (number: number, under: Under = ""): IconPart => ({ is: "coin", number, under });

/** Things of which one holds, with a slash between. */
const oneOf = (things: IconPart[]): IconPart[] => things.flatMap((thing, i) => (i ? [sign("or"), thing] : [thing]));
const kinds = (names: string, under: Under = ""): IconPart[] =>
  oneOf(names.split("+").map((name) => kind(name, under)));

/** What is counted, and in whose cities. */
function counted(what: string, of: string): IconPart[] {
  const under: Under = of === "neighbours" || of === "all" ? of : "";
  if (what === "stages") return [icon("stage", under)];
  if (what === "victories") return [icon("victory", under)];
  if (what === "defeats") return [icon("defeat", under)];
  if (what === "marker") return [{ is: "tucked", under }];
  if (what.startsWith("coins/")) return [coin(Number(what.slice(6)), under)];
  if (what.startsWith("set:"))
    return [
      {
        is: "set",
        of: what
          .slice(4)
          .split("+")
          .map((name) => kind(name)),
        under,
      },
    ];
  if (what.endsWith("-symbols")) return [icon(what.replace("-symbols", ""), under)];
  return kinds(what, under);
}

function shields(number: number): IconPart[] {
  return number > SHIELDS_IN_A_ROW ? [{ is: "shield", number }] : Array.from({ length: number }, () => icon("shield"));
}

/** When coins come: a card of a kind is built, a chain used, a victory won, a neighbour or the bank asked. */
function event(name: string): IconPart {
  if (name === "trade") return icon("trade-both");
  return ["chain", "victory", "bank"].includes(name) ? icon(name) : kind(name);
}

type Form = [RegExp, (...found: string[]) => IconPart[]];
const FORMS: Form[] = [
  [/^makes (other|same)$/, (which) => [icon("any-good"), sign(which as Sign), kind("brown"), sign("or"), kind("grey")]],
  [/^makes (\S+\|\S+)$/, (what) => oneOf(what.split("|").map((id) => icon(id)))],
  [/^makes (.+)$/, (what) => what.split(" ").map((id) => icon(id))],
  [/^points (\d+)$/, (n) => [seal(+n)]],
  [/^points (\d+) per (\S+) of (\w+)$/, (n, what, of) => [seal(+n), sign("per"), ...counted(what, of)]],
  [/^coins (\d+)$/, (n) => [coin(+n)]],
  [/^coins (\d+) for neighbours$/, (n) => [coin(+n, "neighbours")]],
  [/^coins (\d+) per (\S+) of (\w+)$/, (n, what, of) => [coin(+n), sign("per"), ...counted(what, of)]],
  [/^coins (\d+) on (\w+)$/, (n, when) => [event(when), sign("gives"), coin(+n)]],
  [/^shields (\d+)$/, (n) => shields(+n)],
  [/^shields (\d+) per (\S+) of (\w+)$/, (n, what, of) => [...shields(+n), sign("per"), ...counted(what, of)]],
  [/^symbol any$/, () => [icon("any-symbol")]],
  [/^symbol (\w+)$/, (id) => [icon(id)]],
  [/^trade raw (\w+) (\d+)$/, (side, n) => [icon(`trade-${side}`), { is: "goods", ids: RAW }, coin(+n)]],
  [/^trade manufactured (\w+) (\d+)$/, (side, n) => [icon(`trade-${side}`), { is: "goods", ids: MADE }, coin(+n)]],
  [/^dock (left|right) (\d+)$/, (side, n) => [icon("dock", side as Under), coin(-n)]],
  [/^pick$/, () => [icon("pick")]],
  [/^free any once-an-age$/, () => [icon("free", "ages")]],
  [/^free (\S+) once-an-age$/, (names) => [icon("free", "ages"), ...kinds(names)]],
  [/^free (\S+) always$/, (names) => [icon("free", "always"), ...kinds(names)]],
  [/^last-card$/, () => [icon("last-card")]],
  [/^copy guild$/, () => [icon("copy"), kind("purple", "neighbours")]],
  [/^copy leader$/, () => [icon("copy"), kind("white", "neighbours")]],
  [/^copy stage (\w+) last$/, (side) => [icon("copy"), { is: "stage", number: 0, under: side as Under }]],
  [/^copy stage (\w+) (\d)$/, (side, n) => [icon("copy"), { is: "stage", number: +n, under: side as Under }]],
  [/^diplomacy$/, () => [icon("dove")]],
  [/^loss (\d+)$/, (n) => [{ is: "number", number: +n }, icon("coin-broken")]],
  [/^loss (\d+) per (\w+)$/, (n, what) => [...iconsOfEffect(`loss ${n}`), sign("per"), ...counted(what, "own")]],
  [/^lay (\d+)$/, (n) => [icon("leader"), sign("gives"), seal(+n), sign("per"), coin(1)]],
  [/^start (\d+)$/, (n) => [sign("start"), coin(+n)]],
  [/^leaders free$/, () => [icon("leader"), icon("free")]],
  [/^leaders less (\d+)$/, (n) => [icon("leader"), coin(-n)]],
  [/^leaders next-door (\d+)$/, (n) => [icon("leader", "neighbours"), coin(-n)]],
  [/^draw (\d+)$/, (n) => [{ is: "number", number: +n }, icon("draw")]],
  [/^recruit$/, () => [sign("more"), icon("leader")]],
  [/^cheaper stage (\d+)$/, (n) => [icon("stage"), { is: "number", number: -n }, icon("any-good")]],
  [/^cheaper (\w+) (\d+)$/, (name, n) => [kind(name), { is: "number", number: -n }, icon("any-good")]],
  [/^stages-free$/, () => [icon("stage"), { is: "none", id: "any-good" }]],
  [/^bank (\d+)$/, (n) => [coin(-n), icon("bank"), sign("gives"), icon("any-good")]],
  [/^sets (\d+)$/, (n) => [seal(+n), sign("per"), { is: "set", of: SYMBOLS.map((id) => icon(id)) }]],
  [/^defeats-to-winner$/, () => [icon("defeat"), sign("gives"), icon("shield", "neighbours")]],
];

/** One effect as icons; nothing for a text that is not in the vocabulary. */
export function iconsOfEffect(effect: string): IconPart[] {
  for (const [form, made] of FORMS) {
    const found = form.exec(effect);
    if (found) return made(...found.slice(1));
  }
  return [];
}

/** A long choice of goods as one small cluster, for places where every icon counts. */
function tightened(sentence: IconPart[]): IconPart[] {
  const ids = sentence.flatMap((bit) => (bit.is === "icon" ? [bit.id] : []));
  return ids.length > 3 && sentence.length === 2 * ids.length - 1 ? [{ is: "goods", ids }] : sentence;
}

/** Effects, each as a sentence of icons; coins and points for the same count share one. */
export function iconSentences(effects: string[], tight = false): IconPart[][] {
  const sentences: IconPart[][] = [];
  let before = "";
  for (const effect of effects) {
    const counts = / per \S+ of \w+$/.exec(effect)?.[0] ?? "";
    const last = sentences[sentences.length - 1];
    if (counts && counts === before) last.splice(1, 0, ...iconsOfEffect(effect.replace(counts, "")));
    else sentences.push(iconsOfEffect(effect));
    before = counts;
  }
  const said = sentences.filter((sentence) => sentence.length);
  return tight ? said.map(tightened) : said;
}

/** What of a sentence stays on one line: a slash ends its line, other signs begin theirs, coins and points go together. */
export function wordsOf(sentence: IconPart[]): IconPart[][] {
  const words: IconPart[][] = [];
  let open = true; // whether the next bit may begin a word
  let before = "";
  for (const bit of sentence) {
    const isOr = bit.is === "sign" && bit.sign === "or";
    if (open && !isOr && !(before === "coin" && bit.is === "seal")) words.push([bit]);
    else words[words.length - 1].push(bit);
    open = isOr || !(bit.is === "sign" || bit.is === "number");
    before = bit.is;
  }
  return words;
}

// How wide and high bits are, in their own size (1 = an icon).
const GAP = 0.1;
const APART = 0.34;
const A_LINE_MORE = 0.83; // one line reads better: icons must become that much larger for another
const SIGNS_WIDE: Record<Sign, number> = {
  or: 0.32,
  per: 0.5,
  gives: 0.62,
  same: 0.55,
  other: 0.55,
  more: 0.5,
  start: 0.6,
};
export const SET_ROW = 4; // things side by side in a set

function sizeOf(bit: IconPart): [number, number] {
  const more = bit.under ? 0.4 : 0;
  if (bit.is === "sign") return [SIGNS_WIDE[bit.sign], 1];
  if (bit.is === "number") return [bit.number < 0 ? 0.9 : 0.5, 1];
  if (bit.is === "goods") return [1.3, 1.3];
  if (bit.is === "set") {
    const rows = Math.ceil(bit.of.length / SET_ROW);
    return [Math.min(bit.of.length, SET_ROW) * 0.72 + 0.25, rows * 0.72 + 0.25 + more];
  }
  return [1, 1 + more];
}

const wide = (bits: IconPart[]): number => bits.reduce((sum, bit) => sum + sizeOf(bit)[0], 0) + GAP * (bits.length - 1);
const high = (bits: IconPart[]): number => Math.max(...bits.map((bit) => sizeOf(bit)[1]));

/** A word in its line; one that begins another effect than the word before keeps a distance. */
export interface Word {
  bits: IconPart[];
  apart: boolean;
  sentence: number;
}

export interface Lines {
  lines: Word[][];
  wide: number;
  high: number;
}

/** Whether the sentence of a word goes over several lines; it should not share one with another sentence then. */
const broken = (lines: Word[][], word: Word): boolean =>
  lines.filter((line) => line.some(({ sentence }) => sentence === word.sentence)).length > 1;

const acrossOf = (line: Word[]): number =>
  line.reduce((sum, { bits, apart }, i) => sum + wide(bits) + (i === 0 ? 0 : apart ? APART : GAP), 0);

const endsInOr = (bits: IconPart[]): boolean => {
  const last = bits[bits.length - 1];
  return last.is === "sign" && last.sign === "or";
};

/** The proportions of a box so flat that nothing is broken into lines. */
export const ONE_LINE = 100;

/** The lines in which sentences become largest in a box of these proportions (width by height). */
export function layOutLines(sentences: IconPart[][], proportion: number): Lines {
  const words = sentences.flatMap((all, sentence) =>
    wordsOf(all).map((bits, i): Word => ({ bits, apart: i === 0, sentence })),
  );
  let best: Lines = { lines: [words], wide: 1, high: 1 };
  let largest = 0;
  // There are few words, so all line breaks are tried: a set bit ends the line after that word.
  for (let breaks = 0; breaks < 1 << Math.min(Math.max(words.length - 1, 0), 10); breaks++) {
    const lines: Word[][] = [[]];
    words.forEach((word, i) => {
      lines[lines.length - 1].push(word);
      if (breaks & (1 << i) && i < words.length - 1) lines.push([]);
    });
    const across = Math.max(...lines.map(acrossOf));
    const down = lines.reduce((sum, line) => sum + Math.max(...line.map((word) => high(word.bits))) + GAP, -GAP);
    const mixed = lines.some(
      (line) => line.some(({ sentence }) => sentence !== line[0].sentence) && line.some((word) => broken(lines, word)),
    );
    const hanging = lines.slice(0, -1).some((line) => endsInOr(line[line.length - 1].bits));
    const unseemly = (mixed ? 0.7 : 1) * (hanging ? 0.85 : 1) * A_LINE_MORE ** (lines.length - 1);
    const size = Math.min(proportion / across, 1 / down) * unseemly;
    if (size > largest) [best, largest] = [{ lines, wide: across, high: down }, size];
  }
  return best;
}
