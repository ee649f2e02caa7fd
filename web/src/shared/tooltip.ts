// The action `use:tooltip`: an element asks for its tooltip on hover, focus and long press. `Tooltip.svelte` shows it.

import type { ActionReturn } from "svelte/action";

/** What a tooltip says: the explanation of a piece, or a text of its own (why something is not possible). */
export interface TooltipContent {
  name: string; // a name of `table.pieces`, or ""
  label?: string; // shown in place of the piece's name
  text?: string; // why this is not possible now, before the piece's own text
  reason?: string; // the same, for things that know no clause
  clause?: string; // the clause of that text
}
export interface TooltipRequest extends TooltipContent {
  anchor: Element;
  held?: boolean; // by a long press or a tap: it stays until another press
}

const LONG_PRESS = 450; // milliseconds
const STILL = 12; // pixels a finger may wander

export function showTooltip(anchor: Element, subject: TooltipContent, held = false): void {
  const detail: TooltipRequest = { ...subject, anchor, held };
  anchor.dispatchEvent(new CustomEvent("tooltip-show", { detail, bubbles: true }));
}

export function hideTooltip(anchor: Element): void {
  anchor.dispatchEvent(new CustomEvent("tooltip-hide", { bubbles: true }));
}

export function tooltip(
  node: Element,
  about: string | TooltipContent | null,
): ActionReturn<string | TooltipContent | null> {
  let subject = about;
  let timer = 0;
  let start = { x: 0, y: 0 };

  const show = (held = false): void => {
    const whole = typeof subject === "string" ? { name: subject } : subject;
    if (whole && (whole.name || whole.text)) showTooltip(node, whole, held);
  };
  const hide = (): void => hideTooltip(node);
  const enter = (event: Event): void => {
    if ((event as PointerEvent).pointerType === "mouse") show();
  };
  const focus = (): void => {
    if (node.matches(":focus-visible") || node.querySelector(":focus-visible")) show();
  };
  const calm = (): void => clearTimeout(timer);
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  const down = (event: Event): void => {
    const { pointerType, clientX, clientY } = event as PointerEvent;
    if (pointerType === "mouse") return;
    start = { x: clientX, y: clientY };
    timer = window.setTimeout(() => {
      show(true);
      // the click that ends a long press is not meant
      node.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => node.removeEventListener("click", swallow, { capture: true }), 900);
    }, LONG_PRESS);
  };
  const wander = (event: Event): void => {
    const { clientX, clientY } = event as PointerEvent;
    if (Math.hypot(clientX - start.x, clientY - start.y) > STILL) calm();
  };
  // what cannot be pressed answers a press with its words
  const tap = (): void => {
    const refused = typeof subject === "object" && subject !== null && !!(subject.text || subject.reason);
    if (refused || !node.matches("button, a, [role=button]")) show(true);
  };
  const menu = (event: Event): void => {
    if ((event as PointerEvent).pointerType !== "mouse") event.preventDefault();
  };

  const listeners: [string, (event: Event) => void][] = [
    ["pointerenter", enter],
    ["pointerleave", hide],
    ["focusin", focus],
    ["focusout", hide],
    ["pointerdown", down],
    ["pointermove", wander],
    ["pointerup", calm],
    ["pointercancel", calm],
    ["click", tap],
    ["contextmenu", menu],
  ];
  for (const [event, listener] of listeners) node.addEventListener(event, listener);

  return {
    update(next) {
      subject = next;
    },
    destroy() {
      calm();
      for (const [event, listener] of listeners) node.removeEventListener(event, listener);
    },
  };
}
