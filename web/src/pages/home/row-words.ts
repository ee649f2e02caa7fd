// What a row of the list says about a table, in the reader's language.

import { since } from "../../shared/ago";
import { listed } from "../../shared/listed";
import type { TableListed } from "../../shared/wire";
import { t } from "../../shared/words.svelte";

/** Everybody the table waits for, without the reader. */
function others(table: TableListed): string[] {
  const mine = table.seats[table.seat];
  return table.waiting.filter((name) => name !== mine);
}

function result({ result, seat, seats }: TableListed): string {
  const place = result?.ranking[seat];
  if (!result || place === undefined) return "";
  const mine = result.scores[seat];
  const winner = result.ranking.indexOf(1);
  if (place > 1) return t("home-lost", { winner: seats[winner], best: result.scores[winner], mine });
  if (result.ranking.filter((each) => each === 1).length > 1) return t("home-shared", { mine });
  const rest = result.scores.filter((_, each) => each !== seat).sort((a, b) => b - a);
  return t("home-won", { mine, others: listed(rest) });
}

/** The second line of a row. */
export function told(table: TableListed): string {
  if (table.status === "over") return result(table) || since(table.changed);
  const names = others(table);
  const parts = [table.round];
  if (table.waits_for_me) parts.push(names.length ? t("home-also-waiting", { names: listed(names) }) : since(table.changed));
  else if (table.status === "gathering") parts.push(t("home-gathering"));
  else parts.push(names.length ? t("home-waiting-for", { names: listed(names) }) : since(table.changed));
  return parts.filter(Boolean).join(" · ");
}
