// A list that scrolls shows whole rows only: one that the edge would cut is not drawn until it is in sight.
import type { Attachment } from "svelte/attachments";

const STANDS_OUT = 10; // px: the number of a row may stand above its edge

/** Hide the rows that an edge of the list cuts, and tell how many are below; -1 if all of it is in sight. */
export function wholeRows(rows: string, tell: (below: number) => void = () => {}): Attachment<HTMLElement> {
  return (list) => {
    function measure(): void {
      const { top, bottom } = list.getBoundingClientRect();
      const scrolls = list.scrollHeight > list.clientHeight + 2;
      const edge = bottom - (list.offsetHeight - list.clientHeight) / 2;
      let below = 0;
      for (const row of list.querySelectorAll<HTMLElement>(rows)) {
        const box = row.getBoundingClientRect();
        // a heading alone is no row: the first thing below it belongs to it
        const next = row.matches("h3") ? row.nextElementSibling : null;
        const first = (next?.matches(rows) ? next : (next?.querySelector(rows) ?? row)).getBoundingClientRect();
        const end = first.top >= box.top ? first.bottom : box.bottom;
        const beyond = scrolls && end > edge + 1.5;
        const tall = box.height > list.clientHeight; // it is never whole
        const cut = (beyond && box.top < edge + STANDS_OUT) || (scrolls && box.top < top - 1.5 && box.bottom > top);
        row.style.opacity = cut && !tall ? "0" : "";
        const within = row.parentElement?.closest<HTMLElement>(rows); // rows of a tall row are rows, too
        if (beyond && !tall && within?.style.opacity !== "0") below++;
      }
      const atEnd = list.scrollTop + list.clientHeight > list.scrollHeight - 2;
      list.dataset.more = scrolls && !atEnd ? "below" : "";
      tell(scrolls && !atEnd ? below : -1);
    }
    const resized = new ResizeObserver(measure);
    resized.observe(list);
    const changed = new MutationObserver(() => {
      for (const part of list.children) resized.observe(part);
      measure();
    });
    changed.observe(list, { childList: true, subtree: true, characterData: true });
    for (const part of list.children) resized.observe(part);
    list.addEventListener("scroll", measure, { passive: true });
    measure();
    return () => {
      resized.disconnect();
      changed.disconnect();
      list.removeEventListener("scroll", measure);
    };
  };
}
