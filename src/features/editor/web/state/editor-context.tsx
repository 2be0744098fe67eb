import { createContext, type ReactNode, useContext } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import { FormContext } from '#features/profiles/form/index.ts';
import type { Autosave } from './autosave.ts';
import type { EditorStore } from './editor-store.ts';

export interface EditorSession {
  readonly store: EditorStore;
  readonly autosave: Autosave;
  readonly profileId: number;
  /** Another call changed the draft on the server: what is shown follows, and one undo brings the former back. */
  readonly applyDraft: (profile: Profile) => void;
}

const EditorContext = createContext<EditorSession | undefined>(undefined);

interface EditorProviderProps {
  session: EditorSession;
  children: ReactNode;
}

/** Fields and forms of blocks see the store alone, and of it only what `FormStore` names. */
export function EditorProvider({ session, children }: EditorProviderProps) {
  return (
    <EditorContext value={session}>
      <FormContext value={session.store}>{children}</FormContext>
    </EditorContext>
  );
}

export function useEditorSession(): EditorSession {
  const session = useContext(EditorContext);
  if (!session) throw new Error('EditorContext is missing');
  return session;
}
