import { isDeepEqual } from '#base/edits/deep-equal.ts';
import { type History, record, redo, startHistory, undo } from '#base/edits/undo-history.ts';
import { createStore } from '#web-kit/value-store.ts';
import type { DesignSideName } from '../../../design/design.ts';
import type { DesignWarning } from '../../../design/elements.ts';
import { warningsOf } from '../../../design/warnings.ts';
import type { DesignDraft, Edit } from './draft.ts';

export interface DesignerState {
  readonly history: History<DesignDraft>;
  readonly warnings: readonly DesignWarning[];
  /** The visible side. */
  readonly side: DesignSideName;
}

export interface DesignStore {
  readonly state: () => DesignerState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Successive changes of the same field form one undo step; a change without a field is always its own step. */
  readonly change: (field: string | undefined, edit: Edit, at: number) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly turn: (side: DesignSideName) => void;
}

/** The only place where a design is changed. */
export function createDesignStore(first: DesignDraft): DesignStore {
  const { get, set, subscribe } = createStore<DesignerState>({
    history: startHistory(first),
    warnings: warningsOf(first.design),
    side: 'front',
  });
  const step = (edit: (history: History<DesignDraft>) => History<DesignDraft>): void => {
    const { warnings, history: before } = get();
    const history = edit(before);
    if (history === before) return;
    const found = warningsOf(history.present.design);
    // Returns the same array while the warnings are equal, so that subscribers do not re-render on every keystroke.
    set({ ...get(), history, warnings: isDeepEqual(found, warnings) ? warnings : found });
  };
  return {
    state: get,
    subscribe,
    change: (field, edit, at) => step((history) => record(history, edit(history.present), { field, at })),
    undo: () => step(undo),
    redo: () => step(redo),
    turn: (side) => {
      if (side !== get().side) set({ ...get(), side });
    },
  };
}
