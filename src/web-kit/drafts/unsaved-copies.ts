import { isDeepEqual } from '#base/edits/deep-equal.ts';
import { mergeEdits } from '#base/edits/merge-edits.ts';
import { readStored, writeStored } from '../browser-storage.ts';
import type { DraftSaverOptions } from './draft-saver.ts';

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

/**
 * Continues from a copy of unsaved work: its changes are merged into the server's draft. If they contradict it, the
 * copy's old version stays the base, so that the next save is refused and lets the owner choose.
 */
export function continueFrom<Draft>(
  current: Pick<DraftSaverOptions<Draft, never, never>, 'version' | 'saved' | 'draft'>,
  copy: { readonly version: number; readonly base?: Draft | undefined; readonly draft: Draft } | undefined,
  merge = mergeEdits<Draft>,
): typeof current {
  if (!copy) return current;
  // Copies of an older release have no base, so every difference is a contradiction.
  const base = copy.base ?? ({} as Draft);
  const { value: draft, hasConflict } = merge(base, copy.draft, current.saved);
  if (isDeepEqual(draft, current.saved)) return current;
  return hasConflict ? { version: copy.version, saved: base, draft } : { ...current, draft };
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
