// Names of pieces, places and actions, from the names the server sent.

import type { Choice } from "../../generated/protocol";
import type { Pieces } from "../../shared/table-api";
import { i18n } from "../../shared/i18n.svelte";
import type { ParsedMove } from "./moves";
import type { ParisView } from "../../generated/paris";
import { SHORT, type Spot } from "./view";

type Facts = Parameters<typeof i18n.format>[1];

/** A message of this board. */
export const say = (message: string, facts?: Facts): string => i18n.format(message, facts, "paris");

/** With a capital letter at the start, as a label stands alone. */
export const upper = (text: string): string => text.slice(0, 1).toLocaleUpperCase(i18n.language) + text.slice(1);

export const nameOf = (pieces: Pieces, name: string): string => pieces[name]?.name ?? name;

/** A number of francs, keys, points or tokens in words, with its plural. */
export const amountOf = (pieces: Pieces, piece: string, amount: number | string): string =>
  say("amount", { piece, amount, name: nameOf(pieces, piece) });

/** A district by its short name. */
export function districtName(view: ParisView, pieces: Pieces, short: string): string {
  const at = SHORT.indexOf(short as (typeof SHORT)[number]);
  return at < 0 ? short : nameOf(pieces, view.districts[at].name);
}

/** The short name of the district a spot lies in. */
export const shortOf = (spot: Spot): string => (/^(at|vp):/.test(spot) ? spot.slice(3) : spot.slice(0, 2));

const FIELD = /^(\w\w)(\d)$/;

/** Whether a spot is a field of a district. */
export const isField = (spot: Spot): boolean => FIELD.test(spot);

/** The kind of building on a field, or null. */
export function kindAt(view: ParisView, spot: Spot): string | null {
  const found = FIELD.exec(spot);
  if (!found) return null;
  const district = view.districts[SHORT.indexOf(found[1] as (typeof SHORT)[number])];
  return district?.fields.find((field) => String(field.value) === found[2])?.kind ?? null;
}

/** The marker that lies beside a field, or null. */
export function markerAt(view: ParisView, spot: Spot): string | null {
  const found = FIELD.exec(spot);
  if (!found) return null;
  const district = view.districts[SHORT.indexOf(found[1] as (typeof SHORT)[number])];
  return district?.fields.find((field) => String(field.value) === found[2])?.marker ?? null;
}

/** A spot as it is called within its district: "Café 5", "Louvre", "the bank of Montmartre". */
export function spotName(view: ParisView, pieces: Pieces, spot: Spot): string {
  const kind = kindAt(view, spot);
  if (kind) return say("building", { kind: upper(nameOf(pieces, kind)), value: spot.slice(2) });
  if (spot.includes("/")) return nameOf(pieces, `landmark-${spot.slice(3)}`);
  if (/^(at|vp):/.test(spot)) return districtName(view, pieces, spot.slice(3));
  return nameOf(pieces, spot);
}

/** A key's place with its district, since keys lie all over the city. */
export function keyName(view: ParisView, pieces: Pieces, spot: Spot): string {
  if (kindAt(view, spot) || spot.includes("/")) {
    return say("in-district", {
      place: spotName(view, pieces, spot),
      district: districtName(view, pieces, spot.slice(0, 2)),
    });
  }
  return nameOf(pieces, spot);
}

/** The names of tokens in "bronze+silver". */
const tokensNamed = (pieces: Pieces, named: string): string =>
  named
    .split("+")
    .map((token) => nameOf(pieces, token))
    .join(" + ");

/** A move as a row of the question calls it; the heading of its group says the rest. */
export function rowLabel(view: ParisView, pieces: Pieces, parsed: ParsedMove, choice: Choice | undefined): string {
  switch (parsed.actionType) {
    case "draw":
      return nameOf(pieces, view.piles[Number(parsed.detail) - 1]?.district ?? "");
    case "place":
      return districtName(view, pieces, parsed.detail);
    case "vp":
      return districtName(view, pieces, parsed.detail);
    case "key":
      return parsed.detail === "Arc" ? nameOf(pieces, "Arc") : districtName(view, pieces, parsed.detail);
    case "move":
      return parsed.piece
        ? districtName(view, pieces, shortOf(parsed.spot ?? ""))
        : spotName(view, pieces, parsed.spot ?? "");
    case "use":
      if (parsed.spot) return say("tile-number", { number: parsed.detail });
      return parsed.detail ? tokensNamed(pieces, parsed.detail) : nameOf(pieces, `tile-${parsed.piece?.slice(3)}`);
    case "buy":
    case "sell":
    case "give":
    case "discard":
      return nameOf(pieces, parsed.detail);
    case "choose":
    case "turn":
      return nameOf(pieces, `end-${parsed.detail}`);
    default:
      return choice?.words ?? parsed.move;
  }
}

/** The label of the main button. */
export function actionLabel(view: ParisView, pieces: Pieces, parsed: ParsedMove, choice: Choice | undefined): string {
  switch (parsed.actionType) {
    case "draw":
      return say("do-draw", { district: nameOf(pieces, view.piles[Number(parsed.detail) - 1]?.district ?? "") });
    case "move":
      if (!parsed.piece) return say("do-move", { place: spotName(view, pieces, parsed.spot ?? "") });
      return say("do-build", { landmark: nameOf(pieces, `landmark-${parsed.detail}`) });
    case "key":
      return say("do-key", { bank: rowLabel(view, pieces, parsed, choice) });
    case "tile":
      return say("do-tile", { number: parsed.detail });
    case "use":
      return say("do-use", { number: parsed.piece?.slice(3) ?? "" });
    case "end":
      return say("do-end");
    default:
      return upper(choice?.words ?? parsed.move);
  }
}
