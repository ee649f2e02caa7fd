// From legal moves to controls: pure functions that know the notation and no rule.

import type { ParisView } from "../../generated/paris";
import { SHORT, type Spot } from "./view";

export type ActionType =
  | "draw"
  | "place"
  | "key"
  | "move"
  | "search"
  | "pass"
  | "take"
  | "leave"
  | "tile"
  | "discard"
  | "vp"
  | "choose"
  | "give"
  | "use"
  | "turn"
  | "buy"
  | "sell"
  | "end";

/** A move, parsed: the key it moves, the piece that is selected first, the spot where it ends. */
export interface ParsedMove {
  move: string;
  actionType: ActionType;
  key: Spot | null;
  piece: string | null; // "landmark12", "vp20", "use17"
  spot: Spot | null;
  detail: string; // the rest of the notation: "wood", "bronze+silver", "4"
}

/** What is selected so far: a key, a piece, or both. */
export interface Hand {
  key: Spot | null;
  piece: string | null;
}
export const EMPTY: Hand = { key: null, piece: null };

/** What pressing something does: it picks a move, or takes something in hand. */
export type Press = { move: string } | { hand: Hand } | null;

const WORDS: Record<string, ActionType> = { search: "search", end: "end", take: "take", leave: "leave", pass: "pass" };
const NAMED: ActionType[] = ["buy", "sell", "choose", "turn", "discard", "give"];

/** The short name of the district in which a landmark lies, or null if it waits to be built. */
export function districtOfLandmark(view: ParisView, landmark: string): string | null {
  const at = view.districts.findIndex((district) => district.landmarks.some((each) => String(each.value) === landmark));
  return at < 0 ? null : SHORT[at];
}

/** Whether a key lies on a field or landmark. */
export function occupied(view: ParisView, spot: Spot): boolean {
  const district = view.districts[SHORT.indexOf(spot.slice(0, 2) as (typeof SHORT)[number])];
  const value = Number(spot.slice(spot.includes("/") ? 3 : 2));
  return [...(district?.fields ?? []), ...(district?.landmarks ?? [])].some(
    (place) => place.value === value && place.keys.length > 0,
  );
}

/** A source or target of a key as a spot: "Mo$", "Arc", "Mo4", and a landmark with the district in which it lies. */
function spotOf(view: ParisView, name: string, district: string): Spot {
  return /^\d+$/.test(name) ? `${districtOfLandmark(view, name) ?? district}/${name}` : name;
}

function parseKeyMove(move: string, view: ParisView): ParsedMove {
  const [from, to] = move.split("-");
  const key = spotOf(view, from, "");
  const landmark = /(?:^|\/)(\d+)$/.exec(to)?.[1];
  if (!landmark) return { move, actionType: "move", key, piece: null, spot: to, detail: to.slice(2) };
  const district = to.includes("/") ? to.slice(0, 2) : key.slice(0, 2);
  const built = districtOfLandmark(view, landmark) !== null;
  return {
    move,
    actionType: "move",
    key,
    piece: built ? null : `landmark${landmark}`,
    // a new one from the Arc can go to six districts: first the landmark, then the district
    spot: !built && from === "Arc" ? `at:${district}` : `${district}/${landmark}`,
    detail: landmark,
  };
}

/** Parse a move. All notations of the game are known; an unknown one would become a row of the question. */
export function parseMove(move: string, view: ParisView): ParsedMove {
  const plain = { move, key: null, piece: null, spot: null, detail: "" };
  if (WORDS[move]) return { ...plain, actionType: WORDS[move] };
  let found = /^draw(\d)$/.exec(move);
  if (found) return { ...plain, actionType: "draw", spot: `pile${found[1]}`, detail: found[1] };
  found = /^tile(\d+)$/.exec(move);
  if (found) return { ...plain, actionType: "tile", spot: move, detail: found[1] };
  found = /^vp(\d+):(\w\w)$/.exec(move);
  if (found) return { ...plain, actionType: "vp", piece: `vp${found[1]}`, spot: `vp:${found[2]}`, detail: found[2] };
  found = /^use(\d+)(?::(.+))?$/.exec(move);
  if (found) {
    const detail = found[2] ?? "";
    const spot = /^\d+$/.test(detail) ? `tile${detail}` : null;
    return { ...plain, actionType: "use", piece: `use${found[1]}`, spot, detail };
  }
  found = /^(\w+):([\w-]+)$/.exec(move);
  if (found) {
    const [, actionType, detail] = found;
    if (actionType === "at") return { ...plain, actionType: "place", spot: move, detail };
    if (actionType === "key")
      return { ...plain, actionType: "key", spot: detail === "Arc" ? "Arc" : `${detail}$`, detail };
    return { ...plain, actionType: NAMED.find((each) => each === actionType) ?? "take", detail };
  }
  return parseKeyMove(move, view);
}

export const parseMoves = (moves: Iterable<string>, view: ParisView): ParsedMove[] =>
  [...moves].map((move) => parseMove(move, view));

/** The keys that can move, by where they lie, in the order of the moves. */
export const movableKeys = (parsedMoves: ParsedMove[]): Spot[] => [
  ...new Set(parsedMoves.flatMap((parsed) => (parsed.key ? [parsed.key] : []))),
];

/** What is in hand before anything was pressed: the only key that can move, the only VP tile. */
export function initialHand(parsedMoves: ParsedMove[]): Hand {
  const keys = movableKeys(parsedMoves);
  const tiles = new Set(parsedMoves.filter((parsed) => parsed.actionType === "vp").map((parsed) => parsed.piece));
  return { key: keys.length === 1 ? keys[0] : null, piece: tiles.size === 1 ? [...tiles][0] : null };
}

/** The hand that is left when the moves have changed: what leads nowhere any more is put down. */
export function validHand(parsedMoves: ParsedMove[], hand: Hand): Hand {
  const key = parsedMoves.some((parsed) => parsed.key === hand.key) ? hand.key : null;
  const piece = parsedMoves.some((parsed) => parsed.piece === hand.piece && (parsed.key ?? key) === key)
    ? hand.piece
    : null;
  return { key, piece };
}

/** The moves that are possible with what is in hand: those of the held key, and of the held piece if there is one. */
export function movesFromHand(parsedMoves: ParsedMove[], hand: Hand): ParsedMove[] {
  const ofKey = parsedMoves.filter((parsed) => parsed.key === null || parsed.key === hand.key);
  return hand.piece ? ofKey.filter((parsed) => parsed.piece === hand.piece) : ofKey;
}

/** Whether a spot means a way only with its piece in hand; a landmark's own spot speaks for itself. */
const waits = (parsed: ParsedMove, hand: Hand): boolean =>
  parsed.piece !== null && parsed.piece !== hand.piece && !parsed.spot?.includes("/");

/** What pressing a piece does: it is taken in hand (or put down), or the one way it has is picked. */
export function pressPiece(parsedMoves: ParsedMove[], hand: Hand, piece: string): Press {
  const found = movesFromHand(parsedMoves, { key: hand.key, piece });
  if (!found.length) return null;
  if (found.length === 1) return { move: found[0].move };
  return { hand: { ...hand, piece: hand.piece === piece ? null : piece } };
}

/** What pressing a key of mine does: it is taken in hand, or put down. */
export function pressKey(parsedMoves: ParsedMove[], hand: Hand, key: Spot): Press {
  if (!parsedMoves.some((parsed) => parsed.key === key)) return null;
  return { hand: { key: hand.key === key && movableKeys(parsedMoves).length > 1 ? null : key, piece: null } };
}

/** What pressing a spot of the board does; a target of what is in hand goes before a key that lies there. */
export function pressSpot(parsedMoves: ParsedMove[], hand: Hand, spot: Spot): Press {
  const here = movesFromHand(parsedMoves, hand).filter((parsed) => parsed.spot === spot && !waits(parsed, hand));
  if (here.length) return { move: here[0].move };
  return pressKey(parsedMoves, hand, spot);
}

/** All spots that can be pressed: the move each picks, or null for a key that can be taken in hand. */
export function pressableSpots(
  parsedMoves: ParsedMove[],
  hand: Hand,
  handIsExplicit: boolean,
): Map<Spot, string | null> {
  const spots = new Map<Spot, string | null>();
  // a key taken in hand on purpose shows its own targets only; banks for new keys come back when it is put down
  const quiet = (parsed: ParsedMove): boolean => handIsExplicit && hand.key !== null && parsed.actionType === "key";
  for (const parsed of movesFromHand(parsedMoves, hand)) {
    if (parsed.spot && !waits(parsed, hand) && !quiet(parsed) && !spots.has(parsed.spot))
      spots.set(parsed.spot, parsed.move);
  }
  const keys = movableKeys(parsedMoves);
  // the only key is in hand anyway
  if (!hand.piece && keys.length > 1) for (const key of keys) if (!spots.has(key)) spots.set(key, null);
  return spots;
}

// --- what is not possible and yet worth an answer ------------------------------------------------

const VALUES = ["1", "2", "3", "4", "5", "8"];

/** Moves of a key that a person would think of: the places of its district, and the landmarks to build. */
export function conceivableMoves(view: ParisView, key: Spot): string[] {
  const from = key.includes("/") ? key.slice(3) : key;
  const districts =
    key === "Arc" ? view.districts.map((_, at) => at) : [SHORT.indexOf(key.slice(0, 2) as (typeof SHORT)[number])];
  const moves: string[] = [];
  for (const at of districts) {
    const short = SHORT[at];
    const lowest = /^\w\w\d$/.test(key) ? Number(key.slice(2)) : 0;
    if (!key.includes("/")) {
      for (const value of VALUES) {
        const built = view.districts[at].fields[VALUES.indexOf(value)].kind !== null;
        if (Number(value) > lowest && (key !== "Arc" || built)) moves.push(`${from}-${short}${value}`);
      }
    }
    const height = key.includes("/") ? Number(from) : 0;
    const lying = view.districts[at].landmarks.map((each) => String(each.value));
    for (const landmark of [...lying, ...(key === "Arc" ? [] : view.landmarks)]) {
      if (Number(landmark) > height) moves.push(key === "Arc" ? `Arc-${short}/${landmark}` : `${from}-${landmark}`);
    }
  }
  // from the Arc a new landmark may go anywhere: the first district answers for all
  if (key === "Arc") moves.push(...view.landmarks.map((landmark) => `Arc-${SHORT[0]}/${landmark}`));
  return moves;
}

const TOKEN_USES: Record<number, string> = { 8: "bronze", 10: "wood", 19: "bronze+bronze", 21: "wood+wood" };

/** A use of a bonus tile to ask about, for tiles that cannot be used now. */
export function tileUseToExplain(view: ParisView, tile: number): string {
  if (TOKEN_USES[tile]) return `use${tile}:${TOKEN_USES[tile]}`;
  if (tile !== 17 && tile !== 25) return `use${tile}`;
  const lying = view.track.find((number, space) => number !== tile && view.copies[space] > 0);
  return `use${tile}:${lying ?? 1}`;
}

/** The moves that are not legal but make sense to a person now: the server says why they are not possible. */
export function movesToExplain(view: ParisView, parsedMoves: ParsedMove[], hand: Hand): string[] {
  const legal = new Set(parsedMoves.map((parsed) => parsed.move));
  const seat = view.seat === null ? null : view.seats[view.seat];
  const asks = ["end"];
  if (view.stage === "draw") asks.push(...view.piles.map((_, at) => `draw${at + 1}`));
  if (view.stage === "place") asks.push(...SHORT.map((short) => `at:${short}`));
  if (view.stage === "action") {
    asks.push(...SHORT.map((short) => `key:${short}`), "key:Arc");
    if (view.piles.every((pile) => pile.left === 0)) asks.push("search");
    if (hand.key) asks.push(...conceivableMoves(view, hand.key));
  }
  if (view.stage === "bonus") asks.push(...view.track.map((number) => `tile${number}`));
  if (view.stage === "prestige") asks.push("discard:bronze", "discard:silver", "discard:gold-prestige");
  if (view.stage === "vp-tile" && hand.piece?.startsWith("vp"))
    asks.push(...SHORT.map((short) => `${hand.piece}:${short}`));
  if (view.stage === "pairs") asks.push("leave");
  for (const tile of seat?.tiles ?? []) {
    if (!parsedMoves.some((parsed) => parsed.piece === `use${tile}`)) asks.push(tileUseToExplain(view, tile));
  }
  for (const tile of seat?.end_tiles ?? []) if (tile.kind && !tile.used) asks.push(`turn:${tile.kind}`);
  return [...new Set(asks)].filter((move) => !legal.has(move));
}

/** All trades, legal or not: the panel shows the whole price table. */
export const TRADES = [
  ...["wood", "marble", "gold"].map((token) => `buy:${token}`),
  ...["wood", "marble", "gold", "bronze", "silver", "gold-prestige"].map((token) => `sell:${token}`),
];

// --- the question ----------------------------------------------------------------------------------

export type GroupName =
  | "draw"
  | "place"
  | "key"
  | "keys"
  | "move"
  | "build"
  | "main"
  | "benefit"
  | "tile"
  | "vp"
  | "give"
  | "use"
  | "then"
  | "leave"
  | "turn"
  | "trade"
  | "end";
export interface Group {
  name: GroupName;
  rows: Row[];
}
/** One row of the question: what it is about, and what pressing it does. */
export interface Row {
  id: string;
  press: Press;
  parsed: ParsedMove | null; // the move it picks
  key?: Spot; // a key that can be taken in hand
  piece?: string; // a piece that can be taken in hand
}

const SHOWN: { name: GroupName; actionTypes: ActionType[] }[] = [
  { name: "draw", actionTypes: ["draw"] },
  { name: "place", actionTypes: ["place"] },
  { name: "tile", actionTypes: ["tile"] },
  { name: "give", actionTypes: ["give"] },
  { name: "benefit", actionTypes: ["take", "discard", "choose"] },
  { name: "main", actionTypes: ["search", "pass"] },
];

const row = (parsed: ParsedMove): Row => ({ id: parsed.move, press: { move: parsed.move }, parsed });

function piecesAsRows(parsedMoves: ParsedMove[], hand: Hand): Row[] {
  const pieces = [...new Set(parsedMoves.flatMap((parsed) => (parsed.piece ? [parsed.piece] : [])))];
  return pieces.map((piece) => {
    const press = pressPiece(parsedMoves, hand, piece);
    const parsed = press && "move" in press ? (parsedMoves.find((each) => each.move === press.move) ?? null) : null;
    return { id: parsed?.move ?? piece, press, parsed, piece };
  });
}

/** Everything that can be done now, grouped, in the order in which it is offered; `end` stands last. */
export function groupMoves(parsedMoves: ParsedMove[], hand: Hand): Group[] {
  const groups: Group[] = [];
  const add = (name: GroupName, rows: Row[]): void => {
    if (rows.length) groups.push({ name, rows });
  };
  // a piece that has one way only was the move itself
  const then = (found: ParsedMove[]): void => add("then", found.length > 1 ? found.map(row) : []);
  const own = (actionTypes: ActionType[]): ParsedMove[] =>
    parsedMoves.filter((parsed) => actionTypes.includes(parsed.actionType));
  const moves = own(["move"]).filter((parsed) => parsed.key === hand.key);
  const keys = movableKeys(parsedMoves);

  for (const { name, actionTypes } of SHOWN.slice(0, 2)) add(name, own(actionTypes).map(row));
  add("move", moves.filter((parsed) => parsed.piece === null).map(row));
  add(
    "build",
    piecesAsRows(
      moves.filter((parsed) => parsed.piece !== null),
      hand,
    ),
  );
  if (hand.piece?.startsWith("landmark")) then(movesFromHand(moves, hand));
  if (!(hand.key && keys.length === 1)) {
    add(
      "keys",
      keys
        .filter((key) => key !== hand.key)
        .map((key) => ({ id: key, press: pressKey(parsedMoves, hand, key), parsed: null, key })),
    );
  }
  add("key", own(["key"]).map(row));
  for (const { name, actionTypes } of SHOWN.slice(2)) add(name, own(actionTypes).map(row));
  add("vp", piecesAsRows(own(["vp"]), hand));
  if (hand.piece?.startsWith("vp")) then(movesFromHand(own(["vp"]), hand));
  add("leave", own(["leave"]).map(row));
  add("use", piecesAsRows(own(["use"]), hand));
  if (hand.piece?.startsWith("use")) then(movesFromHand(own(["use"]), hand));
  add("turn", own(["turn"]).map(row));
  add("trade", own(["buy", "sell"]).map(row));
  add("end", own(["end"]).map(row));
  // with a piece in hand its own moves come first
  const next = groups.findIndex((group) => group.name === "then");
  return next > 0 ? [groups[next - 1], groups[next], ...groups.filter((_, i) => i !== next && i !== next - 1)] : groups;
}

/** The move that the main button offers when nothing is picked: the only one, the marker, the end of the turn, a pile. */
export function defaultMove(parsedMoves: ParsedMove[]): string | null {
  const sure = parsedMoves.filter((parsed) => !["buy", "sell", "use", "turn"].includes(parsed.actionType));
  const found =
    sure.find((parsed) => parsed.actionType === "end") ??
    sure.find((parsed) => parsed.actionType === "take") ??
    (sure.length === 1 || sure.every((parsed) => parsed.actionType === "draw") ? sure[0] : null);
  return found?.move ?? null;
}

/** Tiles that would still score: what to be reminded of before the last turn ends. */
export function unscoredTiles(choices: Iterable<{ move: string; changes: Record<string, number> }>): string[] {
  return [...choices]
    .filter((each) => /^(use|turn)/.test(each.move) && (each.changes.points ?? 0) > 0)
    .map((each) => each.move);
}
