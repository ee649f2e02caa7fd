// A list that scrolls shows whole rows only: one that the edge would cut is not drawn until it is in sight.
import type { Attachment } from "svelte/attachments";

const STANDS_OUT = 10; // px: the number of a row may stand above its edge
const BEGINS = 24; // px: how far below the head of a list its first row may begin

/** Hide the rows that an edge of the list cuts, and tell how many are below; -1 if all of it is in sight. */
export function wholeRows(rows: string, tell: (below: number) => void = () => {}): Attachment<HTMLElement> {
  return (list) => {
    function measure(): void {
      const { top, bottom } = list.getBoundingClientRect();
      const scrolls = list.scrollHeight > list.clientHeight + 2;
      const foot = bottom - (list.offsetHeight - list.clientHeight) / 2;
      let below = 0;
      for (const row of list.querySelectorAll<HTMLElement>(rows)) {
        const box = row.getBoundingClientRect();
        // a heading alone is no row: the first thing below it belongs to it
        const next = row.matches("h3, [data-heads]") ? row.nextElementSibling : null;
        const first = (next?.matches(rows) ? next : (next?.querySelector(rows) ?? row)).getBoundingClientRect();
        const end = first.top >= box.top ? first.bottom : box.bottom;
        // the rows of a table go under a head and a foot that stay in sight
        const table = row.closest("table");
        const ceiling = Math.max(top, table?.tHead?.rows[0]?.cells[0]?.getBoundingClientRect().bottom ?? top);
        const floor = Math.min(foot, table?.tFoot?.rows[0]?.cells[0]?.getBoundingClientRect().top ?? foot);
        const beyond = scrolls && end > floor + 1.5;
        // it is never whole, so it is shown from where the list begins with it
        const tall = box.height > list.clientHeight && box.top < ceiling + BEGINS;
        const above = scrolls && box.top < ceiling - 1.5 && box.bottom > top;
        const cut = (beyond && box.top < foot + STANDS_OUT) || above;
        row.style.opacity = cut && !tall ? "0" : "";
        const within = row.parentElement?.closest<HTMLElement>(rows); // rows of a tall row are rows, too
        if (beyond && !tall && !row.matches("h2, h3") && within?.style.opacity !== "0") below++;
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
