// How large text in the drawing is: made for the drawing, but never below what can be read on the screen.

const SMALLEST = 12.5; // px on the screen

/** The size in the drawing: as designed, larger where the drawing is shown small, within what the place can hold. */
export function sized(design: number, scale: number, most = 1.42): number {
  return Math.min(design * most, Math.max(design, SMALLEST / scale));
}

/** Below this the ring shows numbers and first icons only. */
export const isSmall = (scale: number): boolean => scale < 0.9;

let pen: CanvasRenderingContext2D | null = null;

/** How wide words are, so that pills fit them in every language. */
export function widthOf(text: string, size: number, heading = false): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * size * 0.6;
  pen.font = heading ? `400 ${size}px Federo, Maitree, serif` : `600 ${size}px "Fira Sans", Sarabun, sans-serif`;
  return pen.measureText(text).width;
}
