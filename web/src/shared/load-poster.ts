// The picture of a game: its `Poster.svelte` draws the scene of the first page and the small emblem of lists.
// A scene lies in a box from x -310 to 394 and y 0 to 486: an arch shows x 0 to 392, a banner y 106 to 386.

import type { Component } from "svelte";

import { posterOf } from "../games";

export interface PosterProps {
  part: "scene" | "emblem"; // an emblem lies in a box of 48, on a disc of its own
}
export type Poster = Component<PosterProps>;

const loaded = new Map<string, Promise<Poster | null>>();

/** The poster of a game, or null if it has none; loaded once. */
export function poster(game: string): Promise<Poster | null> {
  let found = loaded.get(game);
  if (!found) {
    found = posterOf(game) as Promise<unknown> as Promise<Poster | null>;
    loaded.set(game, found);
  }
  return found;
}
