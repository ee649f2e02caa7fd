// A copy as a file: written by the server as TOML, and read by it.

import { post } from "../api";
import { linkTo } from "../base-path";
import { i18n } from "../i18n.svelte";
import type { CopyValues } from "./copies";
import type { ImportedCopy } from "./types";

/** Save a copy as a file that `--components` reads. */
export async function saveFile(game: string, name: string, values: CopyValues): Promise<void> {
  const answer = await fetch(linkTo(`/api/games/${game}/components/export?lang=${i18n.language}`), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name, values }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error((JSON.parse(text) as { text: string }).text);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  link.download = `${game}-copy.toml`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export const readFile = async (game: string, file: File): Promise<ImportedCopy> =>
  post<ImportedCopy>(`/games/${game}/components/import`, { toml: await file.text() });
