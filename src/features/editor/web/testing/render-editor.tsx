import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Profile } from '#features/profiles/contract.ts';
import type { Locale } from '#i18n/locale.ts';
import { LocaleProvider } from '#ui/locale.tsx';
import { createApi } from '#web-kit/api/api-client.ts';
import { ApiProvider } from '#web-kit/api/api-context.tsx';
import { createAutosave } from '../state/autosave.ts';
import { EditorProvider } from '../state/editor-context.tsx';
import { createEditorStore } from '../state/editor-store.ts';
import { profileExample } from './profile-example.ts';

interface RenderOptions {
  readonly locale?: Locale;
  readonly at?: string;
  readonly profile?: Profile;
  readonly prepare?: (queries: QueryClient) => void;
}

/** For tests: a part of the editor as HTML, with a card open and nobody on the line. */
export function renderEditor(
  node: ReactNode,
  { locale = 'he', at = '/', profile = profileExample, prepare }: RenderOptions = {},
) {
  const api = createApi({ baseUrl: '', fetch: () => Promise.reject(new Error('none')), locale: () => locale });
  const queries = new QueryClient();
  prepare?.(queries);
  const store = createEditorStore(profile);
  const autosave = createAutosave(profile, {
    save: () => Promise.resolve(profile),
    onSaved: () => undefined,
    onRejected: () => undefined,
  });
  const session = { store, autosave, profileId: profile.id, applyDraft: () => undefined };
  const router = createMemoryRouter([{ path: '*', element: node }], { initialEntries: [at] });
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <ApiProvider value={api}>
        <LocaleProvider locale={locale}>
          <EditorProvider session={session}>
            <RouterProvider router={router} />
          </EditorProvider>
        </LocaleProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
}
