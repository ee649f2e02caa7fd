// Tooltips of spots of the drawing: asked for on hover, focus and long press.

export interface Explaining {
  name: string; // the piece
  label: string; // what lies on this spot now
  reason?: string; // why it cannot be chosen now
}

/** How long a finger rests to ask, in milliseconds. */
export const LONG_PRESS = 450;

/**
 * Tell the page what a spot is while it is looked at; the page shows the explanation and hides it again. Only spots the keyboard
 * reaches listen for the focus: to some browsers, a drawing that listens for it is one more stop of the Tab key.
 */
export function tooltip(what: () => Explaining, reached = false) {
  return (node: SVGElement): (() => void) => {
    let timer = 0;
    // what a finger asked for stays until something else is pressed
    const begin = (held = false): void => {
      node.dispatchEvent(new CustomEvent("tooltip-show", { bubbles: true, detail: { ...what(), anchor: node, held } }));
    };
    const end = (): void => {
      clearTimeout(timer);
      node.dispatchEvent(new CustomEvent("tooltip-hide", { bubbles: true, detail: { anchor: node } }));
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
      timer = window.setTimeout(() => begin(true), LONG_PRESS);
    };
    const stop = (): void => clearTimeout(timer);
    // a finger on what cannot be chosen asks why
    const lift = (event: PointerEvent): void => {
      stop();
      if (event.pointerType !== "mouse" && what().reason) begin(true);
    };
    // a click focuses as well, but only the keyboard's focus asks for words
    const focus = (): void => {
      if (node.matches(":focus-visible")) begin();
    };
    const listeners: [string, (event: never) => void][] = [
      ["pointerenter", enter],
      ["pointerleave", leave],
      ["pointerdown", press],
      ["pointerup", lift],
      ["pointercancel", stop],
    ];
    if (reached) listeners.push(["focus", focus], ["blur", end]);
    for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener);
    };
  };
}
