import { isDeepEqual } from '#base/deep-equal.ts';
import type { DesignDraft } from './draft.ts';
import type { SaveState, Saving } from './saving.ts';

/** The design of an order is the order's own: it waits here until its owner sends it. */
export function createPendingSave(first: DesignDraft): Saving {
  let draft = first;
  let state: SaveState = { kind: 'saved' };
  const listeners = new Set<() => void>();
  const show = (kind: 'saved' | 'held'): void => {
    if (state.kind === kind) return;
    state = { kind };
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    id: () => undefined,
    version: () => 0,
    change: (next) => {
      draft = next;
      show(isDeepEqual(draft, first) ? 'saved' : 'held');
    },
    flush: () => Promise.resolve(state.kind === 'saved'),
    saveNow: () => Promise.resolve(undefined),
    adopt: () => undefined,
    overwrite: () => undefined,
    sent: () => show('saved'),
    stop: () => undefined,
  };
}
