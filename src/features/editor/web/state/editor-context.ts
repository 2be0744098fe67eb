import { createContext, useContext } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import type { Autosave } from './autosave.ts';
import type { EditorStore } from './editor-store.ts';

export interface EditorSession {
  readonly store: EditorStore;
  readonly autosave: Autosave;
  readonly profileId: number;
  /** Another call changed the draft on the server: what is shown follows, and one undo brings the former back. */
  readonly applyDraft: (profile: Profile) => void;
}

export const EditorContext = createContext<EditorSession | undefined>(undefined);

export function useEditorSession(): EditorSession {
  const session = useContext(EditorContext);
  if (!session) throw new Error('EditorContext is missing');
  return session;
}
