// Several names or numbers in one phrase, in the reader's language: "88 and 71", "Théo, Nok und Jonas".

import { i18n } from "./i18n.svelte";

export function formatList(things: (string | number)[]): string {
  const parts = new Intl.ListFormat(i18n.language, { type: "conjunction" }).formatToParts(things.map(String));
  // Thai sets its "and" without spaces, which cannot be read between digits or foreign names
  const spaced = (text: string): string => text.replace(/^(?=\p{L})/u, " ").replace(/(?<=[\p{L}\p{M}])$/u, " ");
  return parts.map(({ type, value }) => (type === "literal" ? spaced(value) : value)).join("");
}
