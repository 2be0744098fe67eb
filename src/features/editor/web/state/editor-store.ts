import type { Profile } from '#features/profiles/contract.ts';
import { isWrittenInBoth } from '#features/profiles/languages.ts';
import { readStored, writeStored } from '#web-kit/browser-storage.ts';
import { type EditorAction, type EditorState, reduceEditor, startState } from '../../editor-state.ts';
import { type EditorForm, toForm } from '../../form.ts';
import { createNormalizer } from '../../normalize.ts';

export interface EditorStore {
  readonly state: () => EditorState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (action: EditorAction) => void;
}

const secondLanguageKey = (profileId: number): string => `negia-second-language-${profileId}`;

/** Whether the fields of the second language are shown: once it has texts, and from the moment it was asked for here. */
export const isBilingual = ({ id, document }: Pick<Profile, 'id' | 'document'>): boolean =>
  isWrittenInBoth(document) || readStored('localStorage', secondLanguageKey(id)) !== undefined;

export const askForSecondLanguage = (profileId: number, isAsked: boolean): void =>
  writeStored('localStorage', secondLanguageKey(profileId), isAsked ? '1' : undefined);

/** Outside of React, so that a key press re-renders only its field and the preview. */
export function createEditorStore(profile: Pick<Profile, 'id' | 'document'>, restored?: EditorForm): EditorStore {
  const normalize = createNormalizer(profile.document);
  let state = startState(toForm(profile.document, isBilingual(profile)), normalize);
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
