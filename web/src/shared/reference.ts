// Where rules, player aid and component values are: of a game, or of a table with the values it is played with.

import { linkTo } from "./base-path";
import { router } from "./router.svelte";

export type Reference = "rules" | "examples" | "learning" | "aid" | "components";
const TABLE_PAGES = ["table", "replay"];

/** The table whose values this page shows: the one that is open, or the one that a reference page was asked for. */
export function referenceTable(): string | null {
  const [page, id] = router.parts;
  return TABLE_PAGES.includes(page) ? id : new URLSearchParams(router.query).get("table");
}

/** The page to link to, with the values of the table that is open, if any; `clause` is the rule it opens at. */
export function referenceLink(what: Reference, game: string, clause = ""): string {
  const table = referenceTable();
  const query = table ? `?table=${encodeURIComponent(table)}` : "";
  return linkTo(`/${what}/${game}${query}${clause ? `#${clause}` : ""}`);
}

/** The address of the data behind a page. */
export function referenceData(what: Reference, game: string): string {
  const table = referenceTable();
  if (table) return `/tables/${encodeURIComponent(table)}/${what}`;
  return `/games/${game}/${what === "rules" ? "rulebook" : what}`;
}
