// How to read the things of Paris: which piece or district shows it best, and what its parts say.

import type { Anatomy, AnatomyPart } from "..";
import type { ExampleView } from "../../generated/http";
import type { DistrictView, ParisView } from "../../generated/paris";
import { formatList } from "../../shared/list-format";
import type { Pieces } from "../../shared/table-api";
import { amountOf, nameOf, say, upper } from "./labels";
import { bankFrancs, bonusTile, landmarkData, landmarkResources, vpTilePoints, vpTileText } from "./piece-data";
import { SHORT } from "./view";

const NUMBERS = Array.from({ length: 30 }, (_, i) => i + 1);
const LANDMARKS = Array.from({ length: 8 }, (_, i) => String(i + 9));
const best = <T>(things: T[], worth: (thing: T) => number): T | undefined =>
  things.reduce<T | undefined>((most, each) => (most && worth(most) >= worth(each) ? most : each), undefined);

/** A district of an example that has most of what can lie in one. */
export interface ShownDistrict {
  view: ParisView;
  district: number;
  names: string[]; // of the players
}

const free = (district: DistrictView): number =>
  district.fields.findIndex(({ kind, marker, keys }) => kind && marker && !keys.length);
const owned = (district: DistrictView): number => district.fields.findIndex(({ kind, keys }) => kind && keys.length);
const empty = (district: DistrictView): number => district.fields.findIndex(({ kind }) => !kind);

export function shownDistrict(examples: ExampleView[]): ShownDistrict | undefined {
  const worth = ({ view, district }: ShownDistrict): number => {
    const at = view.districts[district];
    const many = [free(at) >= 0, owned(at) >= 0, empty(at) >= 0, at.vp_tile, at.landmarks.length];
    // one landmark and two keys show it as well as many, and the plan is upright only on top
    const crowd = at.landmarks.length + view.districts.reduce((sum, each) => sum + each.keys, 0) / 4;
    return many.filter(Boolean).length * 4 - crowd + (SHORT[district] === "Mo" ? 2 : 0);
  };
  return best(
    examples.flatMap(({ before, players }) =>
      (before as ParisView).districts.map((_, district) => ({ view: before as ParisView, district, names: players })),
    ),
    worth,
  );
}

/** The landmark with the most kinds of resources and prestige. */
export const shownLandmark = (pieces: Pieces): string | undefined =>
  best(LANDMARKS, (value) => {
    const pictures = landmarkData(pieces, value)?.pictures.map(({ token }) => token) ?? [];
    return new Set([...landmarkResources(pieces, value), ...pictures]).size;
  });

/** A tile that gives points for each thing of yours. */
export const shownTile = (pieces: Pieces): number | undefined =>
  NUMBERS.find((number) => bonusTile(pieces, number)?.effect === "per-building");

/** The VP tile with the most points for first place. */
export const shownVpTile = (pieces: Pieces): string | undefined =>
  best(
    Object.keys(pieces).flatMap((id) => (id.startsWith("vp-") ? [id.slice(3)] : [])),
    (tile) => vpTilePoints(pieces, tile)[0] ?? 0,
  );

type Facts = Parameters<typeof say>[1];
const part = (name: string, at: string, facts: Facts, side?: AnatomyPart["side"]): AnatomyPart => ({
  at: `[data-part="${at}"]`,
  side,
  name: say(`part-${name}`, facts),
  text: say(`part-${name}-text`, facts),
});

function districtParts(pieces: Pieces, { view, district, names }: ShownDistrict): AnatomyPart[] {
  const at = view.districts[district];
  const named = (field: number): string => upper(nameOf(pieces, at.fields[field].kind ?? ""));
  const parts: AnatomyPart[] = [];
  const field = free(at);
  if (field >= 0) {
    const { value, marker } = at.fields[field];
    const price = amountOf(pieces, "francs", value);
    parts.push(part("building", "building", { building: named(field), value, price }));
    parts.push(part("token", "token", { token: upper(nameOf(pieces, marker ?? "")) }));
  }
  if (owned(at) >= 0)
    parts.push(part("key", "key", { name: names[at.fields[owned(at)].keys[0]], building: named(owned(at)) }));
  if (empty(at) >= 0) parts.push(part("plot", "plot", { value: at.fields[empty(at)].value }));
  const gain = amountOf(pieces, "francs", bankFrancs(pieces, at.name) ?? 0);
  parts.push(part("bank", "bank", { gain }));
  if (at.vp_tile) {
    const points = pieces[`vp-${at.vp_tile}`].text;
    parts.push(part("vp-tile", "vp-tile", { tile: vpTileText(pieces, at.vp_tile), points }));
  }
  const landmark = at.landmarks.at(-1);
  const name = landmark ? nameOf(pieces, `landmark-${landmark.value}`) : "";
  parts.push(part(landmark ? "built-landmark" : "plinth", "landmark", { name }));
  if (at.sums.some((sum) => sum)) {
    const sums = at.sums.flatMap((sum, seat) => (sum ? [`${names[seat]} ${sum}`] : []));
    parts.push(part("sums", "sums", { sums: formatList(sums) }));
  }
  return parts;
}

function landmarkParts(pieces: Pieces, value: string): AnatomyPart[] {
  const data = landmarkData(pieces, value);
  const count = (token: "marble" | "gold"): string[] => (data?.[token] ? [amountOf(pieces, token, data[token])] : []);
  const pictures = (data?.pictures ?? []).map(({ token, points }) =>
    say("picture-points", { token: nameOf(pieces, token), points: amountOf(pieces, "points", points) }),
  );
  return [
    part("value", "value", { value, price: amountOf(pieces, "francs", value) }),
    part("goods", "goods", { goods: formatList([...count("marble"), ...count("gold")]) }),
    part("prestige", "pictures", { pictures: formatList(pictures) }, "left"),
  ];
}

function tileParts(pieces: Pieces, number: number): AnatomyPart[] {
  const tile = pieces[`tile-${number}`];
  const letter = bonusTile(pieces, number)?.letter ?? "";
  return [
    part("number", "number", { number, clause: tile.clause }, "left"),
    part("zone", "face", { letter }, "left"),
    part("effect", "effect", { effect: upper(tile.text) }),
  ];
}

const PLACES = ["first", "second", "third"];

const vpTileParts = (pieces: Pieces, tile: string): AnatomyPart[] =>
  vpTilePoints(pieces, tile).map((points, i) =>
    part(PLACES[i], `place-${i}`, { points: amountOf(pieces, "points", points) }, "right"),
  );

export function anatomies(pieces: Pieces, examples: ExampleView[]): Anatomy[] {
  const found: Anatomy[] = [];
  const add = (picture: string, section: string, parts: AnatomyPart[] | undefined): void => {
    if (parts?.length) found.push({ picture, section, title: say(`anatomy-${picture}`), parts });
  };
  const district = shownDistrict(examples);
  const [landmark, vpTile, tile] = [shownLandmark(pieces), shownVpTile(pieces), shownTile(pieces)];
  add("district", "1", district && districtParts(pieces, district));
  add("landmark", "8", landmark ? landmarkParts(pieces, landmark) : undefined);
  add("vp-tile", "10", vpTile ? vpTileParts(pieces, vpTile) : undefined);
  add("tile", "12", tile ? tileParts(pieces, tile) : undefined);
  return found;
}
