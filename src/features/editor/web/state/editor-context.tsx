import { createContext, type ReactNode, useContext } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import { FormContext } from '#features/profiles/form/index.ts';
import type { Autosave } from './autosave.ts';
import type { EditorStore } from './editor-store.ts';

export interface EditorSession {
  readonly store: EditorStore;
  readonly autosave: Autosave;
  readonly profileId: number;
  /** Addresses that are typed and not saved, by kind: saving the draft does not save them. */
  readonly typedAddresses: Map<string, string>;
  /** Shows a draft that another request changed on the server; one undo restores the previous one. */
  readonly applyDraft: (profile: Profile) => void;
}

const EditorContext = createContext<EditorSession | undefined>(undefined);

/** Fields and block forms see only the store, limited to `FormStore`. */
export function EditorProvider({ session, children }: { session: EditorSession; children: ReactNode }) {
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
