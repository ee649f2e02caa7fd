// The boards that games bring along: a folder named like the game, with a `Board.svelte`. All else is played on the plain board.

import type { Component, Snippet } from "svelte";

import type { ExampleView, Icon } from "../generated/http";
import type { Section } from "../generated/protocol";
import type { CopyForm } from "../shared/copy/form.svelte";
import { i18n } from "../shared/i18n.svelte";
import type { Pieces, TableApi } from "../shared/table-api";

export type Board = Component<{ table: TableApi }>;
/** Draws the icons that stand on a game's pieces, for the player aid. */
export type AidIcons = Component<{ icons: Icon[] }>;

/** The player aid of a game as a sheet of its own; a game without one has its sections in columns. */
export type AidSheet = Component<{ sections: Section[] }>;

/** A form for the values of an own copy, drawn as the game looks. `actions` are the buttons of the page. */
export type GameCopyForm = { form: CopyForm; actions: Snippet; narrow: boolean };

// the colours of each game: they hold for `html[data-game]`, which `setTheme` sets
import.meta.glob("./*/theme.css", { eager: true });

/** Use the colours of a game on the page, or (null) the default ones. */
export function setTheme(game: string | null): void {
  if (game) document.documentElement.dataset.game = game;
  else delete document.documentElement.dataset.game;
}

/** Draws an example of the rulebook: a view, and the move that is about to be played, which can be pressed. */
export type ExampleBoard = Component<ExampleBoardProps>;
export interface ExampleBoardProps {
  example: ExampleView;
  played: boolean;
  pieces: Pieces;
  onplay(): void;
}

/** How far a step of the set-up is: it lies there, is being laid, or is still to come. */
export type StepState = "laid" | "now" | "ahead";
export interface SetUpTableProps {
  view: unknown; // the table before the first turn
  pieces: Pieces;
  stateOf(step: string): StepState;
}
export type Callout = { x: number; y: number; to: [number, number] }; // of a step, in the box of the table
/** What a game draws in the lessons of its rulebook, and in which chapters. */
export interface LessonPictures {
  CHAPTERS: { material: string; setUp: string; turn: string };
  BOX: { width: number; height: number }; // of the table
  CALLOUTS: Record<string, Callout>;
  PartPicture: Component<{ id: string }>;
  SetUpTable: Component<SetUpTableProps>;
  TurnFigure: Component<{ pieces: Pieces }>;
}
/** A thing drawn large, with call-outs to its parts: `picture` is its name in the game, `section` the chapter it stands in. */
export interface Anatomy {
  picture: string;
  section: string;
  title: string;
  parts: AnatomyPart[];
}
/** A part of the thing: where it is in the picture (a selector), and what it says; `side` is that of its call-out. */
export interface AnatomyPart {
  at: string;
  side?: "left" | "right"; // the nearer one where none is given
  name: string;
  text: string;
}
export interface AnatomyPictureProps {
  name: string;
  pieces: Pieces;
  examples: ExampleView[];
}
export interface GameAnatomies {
  anatomies(pieces: Pieces, examples: ExampleView[]): Anatomy[];
  Picture: Component<AnatomyPictureProps>;
}

const BOARDS = import.meta.glob<{ default: Board }>("./*/Board.svelte");
const AID_ICONS = import.meta.glob<{ default: AidIcons }>("./*/AidIcons.svelte");
const AID_SHEETS = import.meta.glob<AidSheet>("./*/AidSheet.svelte", { import: "default" });
const EXAMPLE_BOARDS = import.meta.glob<{ default: ExampleBoard }>("./*/ExampleBoard.svelte");
const POSTERS = import.meta.glob<{ default: Component }>("./*/Poster.svelte");

const LESSON_PICTURES = import.meta.glob<LessonPictures>("./*/rules/index.ts");
const ANATOMIES = import.meta.glob<GameAnatomies["anatomies"]>("./*/anatomy.ts", { import: "anatomies" });
const ANATOMY_PICTURES = import.meta.glob<GameAnatomies["Picture"]>("./*/AnatomyPicture.svelte", { import: "default" });

const COPY_FORMS = import.meta.glob<{ default: Component<GameCopyForm> }>("./*/CopyForm.svelte");

const BOARD_KEYS = import.meta.glob<[string, string][]>("./*/keys.ts", { eager: true, import: "KEYS" });

/** The keys of a game's board beyond those that every board has, each with its message. */
export const boardKeysOf = (game: string): [string, string][] => BOARD_KEYS[`./${game}/keys.ts`] ?? [];

export const hasBoard = (game: string): boolean => `./${game}/Board.svelte` in BOARDS;

/** The board of a game, loaded when somebody sits down to it. */
export const boardOf = async (game: string): Promise<Board> => (await BOARDS[`./${game}/Board.svelte`]()).default;

/** The poster of a game for the first page, if it has one. */
export async function posterOf(game: string): Promise<Component | null> {
  const load = POSTERS[`./${game}/Poster.svelte`];
  return load ? (await load()).default : null;
}

/** What draws the examples of a game's rulebook; its words are loaded, too. */
export async function exampleBoardOf(game: string): Promise<ExampleBoard | null> {
  const load = EXAMPLE_BOARDS[`./${game}/ExampleBoard.svelte`];
  if (!load) return null;
  await i18n.loadGame(game);
  return (await load()).default;
}

/** What draws the lessons of a game's rulebook; its words are loaded, too. */
export async function lessonPicturesOf(game: string): Promise<LessonPictures | null> {
  const load = LESSON_PICTURES[`./${game}/rules/index.ts`];
  if (!load) return null;
  await i18n.loadGame(game);
  return load();
}

/** What the chapters of a game's rulebook explain how to read; its words are loaded, too. */
export async function gameAnatomiesOf(game: string): Promise<GameAnatomies | null> {
  const load = ANATOMIES[`./${game}/anatomy.ts`];
  if (!load) return null;
  await i18n.loadGame(game);
  return { anatomies: await load(), Picture: await ANATOMY_PICTURES[`./${game}/AnatomyPicture.svelte`]() };
}

/** What draws the icons of a game's player aid, if it has something to draw. */
export async function aidIconsOf(game: string): Promise<AidIcons | null> {
  const load = AID_ICONS[`./${game}/AidIcons.svelte`];
  return load ? (await load()).default : null;
}

/** The sheet of a game's player aid, if it has one of its own; its words are loaded, too. */
export async function aidSheetOf(game: string): Promise<AidSheet | null> {
  const load = AID_SHEETS[`./${game}/AidSheet.svelte`];
  if (!load) return null;
  await i18n.loadGame(game);
  return load();
}

/** The form of a game for own copies, if it has one; its words are loaded, too. */
export async function copyFormOf(game: string): Promise<Component<GameCopyForm> | null> {
  const load = COPY_FORMS[`./${game}/CopyForm.svelte`];
  if (!load) return null;
  await i18n.loadGame(game);
  return (await load()).default;
}
