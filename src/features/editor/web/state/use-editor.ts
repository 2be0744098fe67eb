import { useCallback, useSyncExternalStore } from 'react';
import type { EditorState } from '../../editor-state.ts';
import type { EditorForm } from '../../form.ts';
import { getIn, pathSegments } from '../../paths.ts';
import type { ProfileSaveState } from './autosave.ts';
import { useEditorSession } from './editor-context.ts';

/** A part of the editor's state. What is picked must be the same object as long as it says the same. */
export function useEditor<T>(pick: (state: EditorState) => T): T {
  const { store } = useEditorSession();
  const read = () => pick(store.state());
  return useSyncExternalStore(store.subscribe, read, read);
}

export const useForm = <T>(pick: (form: EditorForm) => T): T => useEditor(({ history }) => pick(history.present));

export const useFormValue = <T>(path: string): T => useForm((form) => getIn(form, pathSegments(path)) as T);

export const useFormText = (path: string): string => useFormValue<string | undefined>(path) ?? '';

export function useSaveState(): ProfileSaveState {
  const { autosave } = useEditorSession();
  return useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state);
}

export interface EditorActions {
  /** Typing on in one field is one step. */
  readonly set: (path: string, value: unknown) => void;
  readonly edit: (edit: (form: EditorForm) => EditorForm) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

export function useActions(): EditorActions {
  const { store } = useEditorSession();
  const set = useCallback(
    (path: string, value: unknown) => store.dispatch({ type: 'set', path, value, at: Date.now() }),
    [store],
  );
  const edit = useCallback(
    (change: (form: EditorForm) => EditorForm) => store.dispatch({ type: 'edit', edit: change, at: Date.now() }),
    [store],
  );
  const undo = useCallback(() => store.dispatch({ type: 'undo' }), [store]);
  const redo = useCallback(() => store.dispatch({ type: 'redo' }), [store]);
  return { set, edit, undo, redo };
}
