import type { ReactNode } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import { type PageOptions, renderPage } from '#testing/render-page.tsx';
import { createAutosave } from '../state/autosave.ts';
import { EditorProvider } from '../state/editor-context.tsx';
import { createEditorStore } from '../state/editor-store.ts';
import { profileExample } from './profile-example.ts';

interface RenderOptions extends PageOptions {
  readonly profile?: Profile;
}

/** Test helper: renders a part of the editor to HTML, with a profile open. */
export function renderEditor(node: ReactNode, { profile = profileExample, ...options }: RenderOptions = {}): string {
  const store = createEditorStore(profile);
  const autosave = createAutosave(profile, {
    save: () => Promise.resolve(profile),
    onSaved: () => undefined,
    onMerged: () => undefined,
    onRejected: () => undefined,
  });
  const session = { store, autosave, typedAddresses: new Map(), profileId: profile.id, applyDraft: () => undefined };
  return renderPage(<EditorProvider session={session}>{node}</EditorProvider>, options);
}
