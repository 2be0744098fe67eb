import type { Profile } from '#features/profiles/contract.ts';
import { isWrittenInBoth } from '#features/profiles/languages.ts';
import { type EditorAction, type EditorState, reduceEditor, startState } from '../../editor-state.ts';
import { type EditorForm, toForm } from '../../form.ts';
import { createNormalizer } from '../../normalize.ts';

export interface EditorStore {
  readonly state: () => EditorState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (action: EditorAction) => void;
}

/** Outside of React, so that a key press re-renders only its field and the preview. */
export function createEditorStore({ document }: Pick<Profile, 'document'>, restored?: EditorForm): EditorStore {
  const normalize = createNormalizer(document);
  let state = startState(toForm(document, isWrittenInBoth(document)), normalize);
  if (restored) state = reduceEditor(state, { type: 'replace', form: restored, at: 0 }, normalize);
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: (action) => {
      const next = reduceEditor(state, action, normalize);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
  };
}
