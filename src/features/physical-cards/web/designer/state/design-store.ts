import { isDeepEqual } from '#base/edits/deep-equal.ts';
import { type History, record, redo, startHistory, undo } from '#base/edits/undo-history.ts';
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
  let state: DesignerState = { history: startHistory(first), warnings: warningsOf(first.design), side: 'front' };
  const listeners = new Set<() => void>();
  const show = (next: DesignerState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const step = (history: History<DesignDraft>): void => {
    if (history === state.history) return;
    const found = warningsOf(history.present.design);
    // Returns the same array while the warnings are equal, so that subscribers do not re-render on every keystroke.
    show({ ...state, history, warnings: isDeepEqual(found, state.warnings) ? state.warnings : found });
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (field, edit, at) => step(record(state.history, edit(state.history.present), { field, at })),
    undo: () => step(undo(state.history)),
    redo: () => step(redo(state.history)),
    turn: (side) => {
      if (side !== state.side) show({ ...state, side });
    },
  };
}
