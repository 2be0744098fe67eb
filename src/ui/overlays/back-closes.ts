import { useEffect, useEffectEvent } from 'react';

type Close = () => void;

/** What is open and closes by "back", the uppermost last. Each has an entry of the history, marked by its height. */
const open: Close[] = [];
/** A step of our own through the history is on its way. */
let isMoving = false;

const height = (): number => Number((history.state as { layer?: number } | null)?.layer ?? 0);

/** The same address again: the state of the page stays, so that its router sees no move. */
const pushLayer = (layer: number): void => history.pushState({ ...history.state, layer }, '');

/** Makes the history as high as what is open. An entry that a page has taken the place of has no mark any more. */
function settle(): void {
  if (isMoving) return;
  for (let layer = height() + 1; layer <= open.length; layer += 1) pushLayer(layer);
  const extra = height() - open.length;
  if (extra <= 0) return;
  isMoving = true;
  history.go(-extra);
}

function closeByBack(): void {
  if (isMoving) {
    isMoving = false;
    settle();
  } else while (open.length > height()) open.pop()?.();
}

function add(close: Close): () => void {
  addEventListener('popstate', closeByBack);
  open.push(close);
  // One window that takes the place of another in the same moment keeps its entry.
  queueMicrotask(settle);
  return () => {
    const at = open.indexOf(close);
    if (at >= 0) open.splice(at, 1);
    queueMicrotask(settle);
  };
}

/** "Back" closes a window over the page first: who opened it by mistake keeps the page and its place. */
export function useBackCloses(isOpen: boolean, onClose: Close): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? add(() => close()) : undefined), [isOpen]);
}

/** Loads another page. It takes the place of a window's entry, so that "back" from it does not end at a closed window. */
export function leaveFor(url: string): void {
  isMoving = height() > 0;
  if (isMoving) location.replace(url);
  else location.assign(url);
}
