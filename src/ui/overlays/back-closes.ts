import { useEffect, useEffectEvent, useState } from 'react';

type Close = () => void;

/** What is open and closes by "back", the uppermost last. Each has an entry of the history, marked by its height. */
const open: Close[] = [];
/** The height of the entry that the browser was at before the last step. */
let last = 0;

const height = (): number => Number((history.state as { layer?: number } | null)?.layer ?? 0);

/** After a change of the browser's entry, or of its state. */
export function noteEntry(): void {
  last = height();
}

/** Gives an entry to each that has none: the same address and state, so that the page's router sees no move. */
function addEntries(): void {
  for (let layer = height() + 1; layer <= open.length; layer += 1) history.pushState({ ...history.state, layer }, '');
  noteEntry();
}

function follow(): void {
  const [from, to] = [last, height()];
  last = to;
  const closing = open.slice(to);
  if (closing.length > 0) {
    for (const close of closing.reverse()) close();
    // What asks before it loses something may stay open.
    setTimeout(addEntries);
  } else if (from > to) {
    // The entry was of something that had closed by itself: whoever goes back wants to leave the page.
    history.go(-1);
  }
}

/** At the start of a page, which may have been left or reloaded at the entry of what is closed now. */
export function followBack(): void {
  noteEntry();
  addEventListener('popstate', follow);
}

function add(close: Close): () => void {
  open.push(close);
  // One that takes the place of another in the same moment keeps its entry.
  queueMicrotask(addEntries);
  return () => {
    // Its entry stays for the next one, or for the page that comes next: to go back here could meet that one's way.
    open.splice(open.indexOf(close), 1);
  };
}

interface Openness {
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** It has an address, or asks about one: "back" is its own affair. */
  readonly hasAddress?: boolean;
}

/** The state of a window over the page. "Back" closes it first: on a phone it would lose the page and what was typed. */
export function useOpenness({ open: controlled, onOpenChange, hasAddress = false }: Openness) {
  const [own, setOwn] = useState(false);
  const isOpen = controlled ?? own;
  const change = (next: boolean): void => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const close = useEffectEvent(() => change(false));
  const isFollowed = isOpen && !hasAddress && (controlled === undefined || onOpenChange !== undefined);
  useEffect(() => (isFollowed ? add(() => close()) : undefined), [isFollowed]);
  return { open: isOpen, onOpenChange: change };
}

/** Loads another page. It takes the place of a window's entry, so that "back" from it does not end at a closed window. */
export function leaveFor(url: string): void {
  if (height() > 0) location.replace(url);
  else location.assign(url);
}
