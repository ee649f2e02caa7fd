// Effects as short sentences of icons: which icons stay together, and how they fill a box. The icons come with the effects;
// there are only numbers and icons in a sentence: the accessible text comes from the parent component.

import type { Icon } from "../../generated/http";
import type { Effect } from "../../generated/wonders";

const SIGN_WIDTHS: Record<string, number> = {
  or: 0.32,
  per: 0.5,
  gives: 0.62,
  same: 0.55,
  other: 0.55,
  more: 0.5,
  start: 0.6,
};
/** Whether an icon is a sign between others: a slash, a times sign, an arrow. */
export const isSign = (icon: Icon): boolean => icon.id in SIGN_WIDTHS;

/** A long choice of goods as one small cluster, for places where every icon counts. */
function tightened(sentence: Icon[]): Icon[] {
  const ids = sentence.flatMap((icon) => (isSign(icon) ? [] : [icon.id]));
  const choice = sentence.every((icon, i) => (i % 2 ? icon.id === "or" : !icon.of));
  return choice && ids.length > 3 ? [{ id: "goods", of: ids }] : sentence;
}

/** What an effect counts, as a key; "" if it counts nothing. */
const countOf = ({ counter, of, scope, divisor }: Effect): string =>
  counter ? [counter, scope, divisor ?? "", ...(of ?? [])].join(" ") : "";

/** Effects, each as a sentence of icons; coins and points for the same count share one. */
export function iconSentences(effects: Effect[], tight = false): Icon[][] {
  const sentences: Icon[][] = [];
  let before = "";
  for (const effect of effects) {
    const icons = effect.icons ?? [];
    const count = countOf(effect);
    if (count && count === before)
      sentences[sentences.length - 1].splice(
        1,
        0,
        ...icons.slice(
          0,
          icons.findIndex(({ id }) => id === "per"),
        ),
      );
    else sentences.push([...icons]);
    before = count;
  }
  const shown = sentences.filter((sentence) => sentence.length);
  return tight ? shown.map(tightened) : shown;
}

/** What of a sentence stays on one line: a slash ends its line, other signs begin theirs, coins and points go together. */
export function wordsOf(sentence: Icon[]): Icon[][] {
  const words: Icon[][] = [];
  let open = true; // whether the next icon may begin a word
  let before = "";
  for (const icon of sentence) {
    const isOr = icon.id === "or";
    if (open && !isOr && !(before === "coin" && icon.id === "seal")) words.push([icon]);
    else words[words.length - 1].push(icon);
    open = isOr || !(isSign(icon) || icon.id === "number");
    before = icon.id;
  }
  return words;
}

// How wide and high icons are, in their own size (1 = an icon).
const GAP = 0.1;
const APART = 0.34;
const A_LINE_MORE = 0.83; // one line reads better: icons must become that much larger for another
export const SET_ROW = 4; // things side by side in a set

function sizeOf(icon: Icon): [number, number] {
  const more = icon.under ? 0.4 : 0;
  if (isSign(icon)) return [SIGN_WIDTHS[icon.id], 1];
  if (icon.id === "number") return [(icon.number ?? 0) < 0 ? 0.9 : 0.5, 1];
  if (icon.id === "goods") return [1.3, 1.3];
  if (icon.id === "set") {
    const parts = icon.of?.length ?? 0;
    const rows = Math.ceil(parts / SET_ROW);
    return [Math.min(parts, SET_ROW) * 0.72 + 0.25, rows * 0.72 + 0.25 + more];
  }
  return [1, 1 + more];
}

const wide = (icons: Icon[]): number =>
  icons.reduce((sum, icon) => sum + sizeOf(icon)[0], 0) + GAP * (icons.length - 1);
const high = (icons: Icon[]): number => Math.max(...icons.map((icon) => sizeOf(icon)[1]));

/** A word in its line; one that begins another effect than the word before keeps a distance. */
export interface Word {
  icons: Icon[];
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
  line.reduce((sum, { icons, apart }, i) => sum + wide(icons) + (i === 0 ? 0 : apart ? APART : GAP), 0);

const endsInOr = (icons: Icon[]): boolean => icons[icons.length - 1].id === "or";

/** The proportions of a box so flat that nothing is broken into lines. */
export const ONE_LINE = 100;

/** The lines in which sentences become largest in a box of these proportions (width by height). */
export function layOutLines(sentences: Icon[][], proportion: number): Lines {
  const words = sentences.flatMap((all, sentence) =>
    wordsOf(all).map((icons, i): Word => ({ icons, apart: i === 0, sentence })),
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
    const down = lines.reduce((sum, line) => sum + Math.max(...line.map((word) => high(word.icons))) + GAP, -GAP);
    const mixed = lines.some(
      (line) => line.some(({ sentence }) => sentence !== line[0].sentence) && line.some((word) => broken(lines, word)),
    );
    const hanging = lines.slice(0, -1).some((line) => endsInOr(line[line.length - 1].icons));
    const unseemly = (mixed ? 0.7 : 1) * (hanging ? 0.85 : 1) * A_LINE_MORE ** (lines.length - 1);
    const size = Math.min(proportion / across, 1 / down) * unseemly;
    if (size > largest) [best, largest] = [{ lines, wide: across, high: down }, size];
  }
  return best;
}
