// Search in the rules: which clauses match, and where words and references to clauses are in a text.

import type { Chapter, Clause } from "../../generated/http";

/** A piece of a text: plain, a word that was searched for, the number of a clause, or a term of the glossary. */
export interface TextPart {
  text: string;
  hit: boolean;
  clause: string | null;
  term?: string; // its id
}

// Accents of Latin letters do not matter; Thai vowels and tones are marks too, and they do.
const ACCENTS = /[\u0300-\u036f]/g;
const foldAccents = (text: string): string => text.normalize("NFD").replace(ACCENTS, "").toLowerCase();

export const searchWords = (search: string): string[] => foldAccents(search).split(/\s+/).filter(Boolean);

/** The sections with the clauses that have all the words, in their text, their ruling, their number or their title. */
export function searchRules(sections: Chapter[], wanted: string[]): Chapter[] {
  if (!wanted.length) return sections;
  const has = (section: Chapter, clause: Clause): boolean => {
    const text = foldAccents([clause.text, clause.ruling ?? "", section.title].join("\n"));
    return wanted.every((word) => text.includes(word) || clause.number === word || section.number === word);
  };
  return sections
    .map((section) => ({ ...section, clauses: section.clauses.filter((clause) => has(section, clause)) }))
    .filter((section) => section.clauses.length);
}

/** A text in parts: references to clauses become links, words that were searched for and terms (`[banks](bank)`) are marked. */
export function textParts(text: string, numbers: Set<string>, wanted: string[]): TextPart[] {
  const parts: TextPart[] = [];
  for (const part of text.split(/(\d+\.\d+|\[[^\]]+\]\([a-z-]+\))/)) {
    const term = /^\[(.+)\]\((.+)\)$/.exec(part);
    if (term) parts.push({ text: term[1], hit: false, clause: null, term: term[2] });
    else if (numbers.has(part)) parts.push({ text: part, hit: wanted.includes(part), clause: part });
    else if (part) parts.push(...markWords(part, wanted));
  }
  return parts;
}

function markWords(text: string, wanted: string[]): TextPart[] {
  // folding may change the length of a text, so each letter is folded by itself
  const letters = [...text];
  const starts: number[] = [];
  let plain = "";
  for (const letter of letters) {
    starts.push(plain.length);
    plain += foldAccents(letter);
  }
  const hits = letters.map(() => false);
  for (const word of wanted) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      starts.forEach((start, i) => (hits[i] ||= start >= at && start < at + word.length));
    }
  }
  const parts: TextPart[] = [];
  letters.forEach((letter, i) => {
    const last = parts.at(-1);
    if (last && last.hit === hits[i]) last.text += letter;
    else parts.push({ text: letter, hit: hits[i], clause: null });
  });
  return parts;
}
