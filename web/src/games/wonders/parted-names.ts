// Names on cards: how long they are, and with their long words parted between syllables.

import syllables from "virtual:syllables/wonders";

/** How many letters stand beside each other: marks above and below Thai letters take no room. */
export const letters = (text: string): number => text.replace(/\p{M}/gu, "").length;

/** A name whose words of more letters may be parted. */
export const parted = (name: string, most: number): string =>
  name.replace(/[^\s-]+/g, (word) => (letters(word) > most ? (syllables[word] ?? word) : word));
