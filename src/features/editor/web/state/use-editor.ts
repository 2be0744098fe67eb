import { useMemo, useSyncExternalStore } from 'react';
import { type FormActions, useFormActions } from '#features/profiles/form/index.ts';
import type { EditorState } from '../../editor-state.ts';
import type { EditorForm } from '../../form.ts';
import type { ProfileSaveState } from './autosave.ts';
import { useEditorSession } from './editor-context.tsx';

/** Selects a part of the editor's state. `pick` must return the same reference while the value is unchanged. */
export function useEditor<T>(pick: (state: EditorState) => T): T {
  const { store } = useEditorSession();
  const read = () => pick(store.state());
  return useSyncExternalStore(store.subscribe, read, read);
}

export const useForm = <T>(pick: (form: EditorForm) => T): T => useEditor(({ history }) => pick(history.present));

export function useSaveState(): ProfileSaveState {
  const { autosave } = useEditorSession();
  return useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state);
}

export interface EditorActions extends Pick<FormActions, 'set'> {
  readonly edit: (edit: (form: EditorForm) => EditorForm) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

export function useActions(): EditorActions {
  const { store } = useEditorSession();
  const { set } = useFormActions();
  return useMemo(
    () => ({
      set,
      edit: (edit) => store.dispatch({ type: 'edit', edit, at: Date.now() }),
      undo: () => store.dispatch({ type: 'undo' }),
      redo: () => store.dispatch({ type: 'redo' }),
    }),
    [store, set],
  );
}
