// The summary of a table in the list of tables.

import { waitingSince } from "../../shared/relative-time";
import { formatList } from "../../shared/list-format";
import type { TableSummary } from "../../generated/http";
import { t } from "../../shared/i18n.svelte";

/** Everybody the table waits for, without the reader. */
function namesWaitedFor(table: TableSummary): string[] {
  const mine = table.seats[table.seat];
  return table.waiting.filter((name) => name !== mine);
}

function resultLine({ result, seat, seats }: TableSummary): string {
  const place = result?.ranking[seat];
  if (!result || place === undefined) return "";
  const mine = result.scores[seat];
  const winner = result.ranking.indexOf(1);
  if (place > 1) return t("home-lost", { winner: seats[winner], best: result.scores[winner], mine });
  if (result.ranking.filter((each) => each === 1).length > 1) return t("home-shared", { mine });
  const rest = result.scores.filter((_, each) => each !== seat).sort((a, b) => b - a);
  return t("home-won", { mine, others: formatList(rest) });
}

/** The second line of a row. */
export function summaryLine(table: TableSummary): string {
  if (table.status === "over") return resultLine(table) || waitingSince(table.changed);
  const names = namesWaitedFor(table);
  const parts = [table.round];
  if (table.waits_for_me)
    parts.push(names.length ? t("home-also-waiting", { names: formatList(names) }) : waitingSince(table.changed));
  else if (table.status === "gathering") parts.push(t("home-gathering"));
  else parts.push(names.length ? t("home-waiting-for", { names: formatList(names) }) : waitingSince(table.changed));
  return parts.filter(Boolean).join(" · ");
}
