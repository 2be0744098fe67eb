import { readStored, writeStored } from '../browser-storage.ts';

/** Unsaved input, stored in this browser by user and draft to survive a crash or a reload. */
export function unsavedCopies<Copy>(
  storage: 'localStorage' | 'sessionStorage',
  prefix: `negia-${string}-`,
  copyIn: (value: unknown) => Copy | undefined,
) {
  const keyOf = (userId: number, id: number | string): string => `${prefix}${userId}-${id}`;
  // Storage is untrusted: incomplete copies are ignored.
  const parse = (text: string | undefined): Copy | undefined => {
    try {
      return copyIn(JSON.parse(text ?? 'null'));
    } catch {
      return undefined;
    }
  };
  return {
    parse,
    read: (userId: number, id: number | string) => parse(readStored(storage, keyOf(userId, id))),
    /** Removes the stored copy if undefined. */
    write: (userId: number, id: number | string, copy: Copy | undefined) =>
      writeStored(storage, keyOf(userId, id), copy && JSON.stringify(copy)),
  };
}

/** Long enough not to be noticed while typing, short enough that a crash loses only a letter or two. */
const writeAfterMilliseconds = 200;

type Subscribe = (listener: () => void) => () => void;

/** Calls `write` soon after a change, and at once when the page is left. Returns a function that stops it. */
export function writeOnChange(sources: readonly Subscribe[], write: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const writeNow = () => {
    clearTimeout(timer);
    timer = undefined;
    write();
  };
  const schedule = () => {
    timer ??= setTimeout(writeNow, writeAfterMilliseconds);
  };
  const flush = () => {
    if (timer) writeNow();
  };
  const unsubscribe = sources.map((subscribe) => subscribe(schedule));
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  return () => {
    for (const one of unsubscribe) one();
    window.removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flush);
    flush();
  };
}
