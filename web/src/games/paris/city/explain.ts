// A spot of the drawing that explains itself: on hover, focus and long press it says so to the page around it.

export interface Explaining {
  name: string; // the piece
  label: string; // what lies on this spot now
  reason?: string; // why it cannot be chosen now
}

const LONG_PRESS = 450;

/** Tell the page what a spot is while it is looked at. The page shows the explanation and hides it again. */
export function explains(what: () => Explaining) {
  return (node: SVGElement): (() => void) => {
    let timer = 0;
    const begin = (): void => {
      node.dispatchEvent(new CustomEvent("explain", { bubbles: true, detail: { ...what(), anchor: node } }));
    };
    const end = (): void => {
      clearTimeout(timer);
      node.dispatchEvent(new CustomEvent("explain-end", { bubbles: true, detail: { anchor: node } }));
    };
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") begin();
    };
    const leave = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") end();
    };
    const press = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") return;
      clearTimeout(timer);
      timer = window.setTimeout(begin, LONG_PRESS);
    };
    const lift = (): void => clearTimeout(timer);
    // a click focuses as well, but only the keyboard's focus asks for words
    const focus = (): void => {
      if (node.matches(":focus-visible")) begin();
    };
    const listeners: [string, (event: never) => void][] = [
      ["pointerenter", enter],
      ["pointerleave", leave],
      ["pointerdown", press],
      ["pointerup", lift],
      ["pointercancel", lift],
      ["focus", focus],
      ["blur", end],
    ];
    for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener);
    };
  };
}
