// The boards that games bring along: a folder named like the game, with a `Board.svelte`. All else is played on the plain board.

import type { Component } from "svelte";

import type { Icon } from "../generated/http";
import type { TableApi } from "../shared/table-api";

export type Board = Component<{ table: TableApi }>;
/** Draws the icons that stand on a game's pieces, for the player aid. */
export type AidIcons = Component<{ icons: Icon[] }>;

// the colours of each game: they hold for `html[data-game]`, which `setTheme` sets
import.meta.glob("./*/theme.css", { eager: true });

/** Use the colours of a game on the page, or (null) the default ones. */
export function setTheme(game: string | null): void {
  if (game) document.documentElement.dataset.game = game;
  else delete document.documentElement.dataset.game;
}

const BOARDS = import.meta.glob<{ default: Board }>("./*/Board.svelte");
const AID_ICONS = import.meta.glob<{ default: AidIcons }>("./*/AidIcons.svelte");
const POSTERS = import.meta.glob<{ default: Component }>("./*/Poster.svelte");

export const hasBoard = (game: string): boolean => `./${game}/Board.svelte` in BOARDS;

/** The board of a game, loaded when somebody sits down to it. */
export const boardOf = async (game: string): Promise<Board> => (await BOARDS[`./${game}/Board.svelte`]()).default;

/** The poster of a game for the first page, if it has one. */
export async function posterOf(game: string): Promise<Component | null> {
  const load = POSTERS[`./${game}/Poster.svelte`];
  return load ? (await load()).default : null;
}

/** What draws the icons of a game's player aid, if it has something to draw. */
export async function aidIconsOf(game: string): Promise<AidIcons | null> {
  const load = AID_ICONS[`./${game}/AidIcons.svelte`];
  return load ? (await load()).default : null;
}
