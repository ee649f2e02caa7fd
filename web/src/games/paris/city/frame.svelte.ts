// The part of the city that a board shows, and how large: the whole city, or a lens on one district.

import { BOX, lensOn } from "./geometry";

export class CityFrame {
  width = $state(BOX);
  height = $state(BOX);

  constructor(private readonly district: () => number | null) {}

  readonly lens = $derived.by(() => this.district());
  private readonly place = $derived.by(() =>
    this.lens === null
      ? { x: 0, y: 0, scale: Math.max(0.1, Math.min(this.width, this.height) / BOX) } // on paper a board has no size
      : lensOn(this.lens, this.width, this.height),
  );
  readonly scale = $derived(this.place.scale);
  readonly size = $derived(BOX * this.scale);
  readonly shift = $derived(`translate(${-this.place.x * this.scale}px, ${-this.place.y * this.scale}px)`);
}
