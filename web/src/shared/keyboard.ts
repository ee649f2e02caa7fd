// The keys of every board: 1-9 choose, Enter plays, u takes back, Escape cancels.

export interface BoardKeyHandlers {
  /** 1-9: whether there was something to choose. */
  number: (number: number) => boolean;
  enter: () => void;
  takeBack: () => void;
  escape: () => void;
  /** What other letters do at this board. */
  letters?: Record<string, () => void>;
}

/** Do what a key asks of the board, unless it is meant for what it was pressed in. */
export function handleKey(event: KeyboardEvent, keys: BoardKeyHandlers): void {
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest("input:not([type=radio]), textarea, select, [contenteditable], [role=dialog]")) return;
  if (/^[1-9]$/.test(event.key)) {
    if (keys.number(Number(event.key))) event.preventDefault();
  } else if (event.key === "Enter") {
    if (!target.closest("button, a, [role=button]")) keys.enter();
  } else if (event.key === "u") keys.takeBack();
  else if (event.key === "Escape") keys.escape();
  else keys.letters?.[event.key]?.();
}
