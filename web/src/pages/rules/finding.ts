// Searching the rules: which clauses have the words, and where in a text they and references to clauses stand.

import type { Clause, RuleSection } from "../../shared/wire";

/** A piece of a text: plain, a word that was searched for, or the number of a clause. */
export interface Bit {
  text: string;
  hit: boolean;
  clause: string | null;
}

// Accents of Latin letters do not matter; Thai vowels and tones are marks too, and they do.
const ACCENTS = /[\u0300-\u036f]/g;
const folded = (text: string): string => text.normalize("NFD").replace(ACCENTS, "").toLowerCase();

export const wordsOf = (search: string): string[] => folded(search).split(/\s+/).filter(Boolean);

/** The sections with the clauses that have all the words, in their text, their ruling, their number or their title. */
export function found(sections: RuleSection[], wanted: string[]): RuleSection[] {
  if (!wanted.length) return sections;
  const has = (section: RuleSection, clause: Clause): boolean => {
    const text = folded([clause.text, clause.ruling ?? "", section.title].join("\n"));
    return wanted.every((word) => text.includes(word) || clause.number === word || section.number === word);
  };
  return sections
    .map((section) => ({ ...section, clauses: section.clauses.filter((clause) => has(section, clause)) }))
    .filter((section) => section.clauses.length);
}

/** A text in bits: references to clauses become links, words that were searched for are marked. */
export function bits(text: string, numbers: Set<string>, wanted: string[]): Bit[] {
  const made: Bit[] = [];
  for (const part of text.split(/(\d+\.\d+)/)) {
    if (numbers.has(part)) made.push({ text: part, hit: wanted.includes(part), clause: part });
    else if (part) made.push(...marked(part, wanted));
  }
  return made;
}

function marked(text: string, wanted: string[]): Bit[] {
  // folding may change the length of a text, so each letter is folded by itself
  const letters = [...text];
  const starts: number[] = [];
  let plain = "";
  for (const letter of letters) {
    starts.push(plain.length);
    plain += folded(letter);
  }
  const hits = letters.map(() => false);
  for (const word of wanted) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      starts.forEach((start, i) => (hits[i] ||= start >= at && start < at + word.length));
    }
  }
  const made: Bit[] = [];
  letters.forEach((letter, i) => {
    const last = made.at(-1);
    if (last && last.hit === hits[i]) last.text += letter;
    else made.push({ text: letter, hit: hits[i], clause: null });
  });
  return made;
}
