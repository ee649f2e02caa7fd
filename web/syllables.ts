import { readFileSync } from "node:fs";
import german from "hyphen/de-1996/index.js";
import english from "hyphen/en-us/index.js";
import type { Plugin } from "vite";

const MODULE = "virtual:syllables/";
const WORD = /\p{Script=Latin}{6,}/gu;
const PARTED = { de: german, en: english };

/** The words of a game's names that can be parted, each with soft hyphens between its syllables. */
function syllablesOf(game: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [language, { hyphenateSync }] of Object.entries(PARTED)) {
    const file = new URL(`../src/salon/games/${game}/text/words/names.${language}.ftl`, import.meta.url);
    const lines = readFileSync(file, "utf-8").split("\n");
    const names = lines.filter((line) => !line.startsWith("#")).map((line) => line.replace(/^.*? = /, ""));
    for (const [word] of names.join("\n").matchAll(WORD)) {
      const parted = hyphenateSync(word);
      if (parted !== word) found[word] ??= parted;
    }
  }
  return found;
}

/** `virtual:syllables/GAME`: browsers know in few languages where to part words, so the build sets soft hyphens. */
export function syllables(): Plugin {
  return {
    name: "syllables",
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${MODULE}`)
        ? `export default ${JSON.stringify(syllablesOf(id.slice(MODULE.length + 1)))}`
        : undefined,
  };
}
