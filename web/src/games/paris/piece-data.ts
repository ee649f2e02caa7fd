// The tiles, landmarks, tokens and banks of a table, from the data of its pieces.

import type { Bank, BonusTile, EndTile, Icon, Landmark, Token, VpTile } from "../../generated/paris";
import type { Pieces } from "../../shared/table-api";

type Data = BonusTile | Landmark | VpTile | EndTile | Token | Bank;
type DataOf<Name extends Data["piece"]> = Extract<Data, { piece: Name }>;

function dataOf<Name extends Data["piece"]>(pieces: Pieces, id: string, name: Name): DataOf<Name> | null {
  const data = pieces[id]?.data as Data | null | undefined;
  return data?.piece === name ? (data as DataOf<Name>) : null;
}

export const bonusTile = (pieces: Pieces, number: number): BonusTile | null =>
  dataOf(pieces, `tile-${number}`, "bonus-tile");

/** What a bonus tile does, as icons. */
export const tileIcons = (pieces: Pieces, number: number): Icon[] => bonusTile(pieces, number)?.icons ?? [];

/** The letter of a bonus tile; that of the first third as long as nothing has arrived. */
export const tileLetter = (pieces: Pieces, number: number): BonusTile["letter"] =>
  bonusTile(pieces, number)?.letter ?? "A";

/** The points of a VP tile, from the first place down. */
export const vpTilePoints = (pieces: Pieces, tile: string): number[] =>
  dataOf(pieces, `vp-${tile}`, "vp-tile")?.points ?? [];

/** The same in one line: "20 · 10 · 5". */
export const vpTileText = (pieces: Pieces, tile: string): string => vpTilePoints(pieces, tile).join(" · ");

export const bankFrancs = (pieces: Pieces, district: string): number | null =>
  dataOf(pieces, `bank:${district}`, "bank")?.francs ?? null;

export const endTile = (pieces: Pieces, kind: string): EndTile | null => dataOf(pieces, `end-${kind}`, "end-tile");

/** What a token costs to buy or brings when sold; null if it cannot be bought. */
export const priceOf = (pieces: Pieces, trade: "buy" | "sell", token: string): number | null =>
  dataOf(pieces, token, "token")?.[trade] ?? null;

export const landmarkData = (pieces: Pieces, landmark: string): Landmark | null =>
  dataOf(pieces, `landmark-${landmark}`, "landmark");

/** The resources of a landmark, one entry a piece. */
export function landmarkResources(pieces: Pieces, landmark: string): string[] {
  const data = landmarkData(pieces, landmark);
  return data ? [...Array<string>(data.marble).fill("marble"), ...Array<string>(data.gold).fill("gold")] : [];
}

/** The small drawing of a token, without a digit. */
export function tokenIcon(token: string): string {
  return { bronze: "bronze-s", silver: "silver-s", "gold-prestige": "goldp-s" }[token] ?? token;
}

/** The drawing of an icon that is no seal, coin, plot or number. */
export const drawingOf = (icon: Icon): string => (icon.id === "token" ? tokenIcon(icon.of?.[0] ?? "") : icon.id);
