import type { ReactNode } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import { type PageOptions, pageOf, renderPage } from '#testing/render-page.tsx';
import { createAutosave } from '../state/autosave.ts';
import { EditorProvider } from '../state/editor-context.tsx';
import { createEditorStore } from '../state/editor-store.ts';
import { profileExample } from './profile-example.ts';

interface RenderOptions extends PageOptions {
  readonly profile?: Profile;
}

function withProfile(node: ReactNode, profile: Profile): ReactNode {
  const store = createEditorStore(profile);
  const autosave = createAutosave(profile, {
    save: () => Promise.resolve(profile),
    onSaved: () => undefined,
    onMerged: () => undefined,
    onRejected: () => undefined,
  });
  const session = { store, autosave, typedAddresses: new Map(), profileId: profile.id, applyDraft: () => undefined };
  return <EditorProvider session={session}>{node}</EditorProvider>;
}

/** Test helper: renders a part of the editor to HTML, with a profile open. */
export const renderEditor = (node: ReactNode, { profile = profileExample, ...options }: RenderOptions = {}): string =>
  renderPage(withProfile(node, profile), options);

/** The same, to mount in a DOM. */
export const editorOf = (node: ReactNode, { profile = profileExample, ...options }: RenderOptions = {}): ReactNode =>
  pageOf(withProfile(node, profile), options);
