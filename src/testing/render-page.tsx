import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Locale, locales } from '#i18n/locale.ts';
import { LocaleProvider } from '#ui/locale.tsx';
import { createRouter, memoryHistory, RouterProvider, Routes } from '#ui/router.tsx';
import { type Api, ApiProvider, createApi } from '#web-kit/api/api-client.tsx';
import { createQueryClient } from '#web-kit/api/query-client.ts';

export interface PageOptions {
  readonly locale?: Locale;
  /** The route patterns whose parameters it reads. */
  readonly path?: string | readonly string[];
  readonly at?: string;
  /** Seeds the query cache. */
  readonly prepare?: (queries: QueryClient, api: Api) => void;
  /** The server's `fetch`; without it there is no server. */
  readonly fetch?: typeof fetch;
  /** With these, what a test has loaded before is shown. */
  readonly api?: Api;
  readonly queries?: QueryClient;
}

const noServer = () => Promise.reject(new Error('none'));

/** Test helper: wraps a page or component in all providers it needs. */
export function pageOf(element: ReactNode, options: PageOptions = {}): ReactNode {
  const { locale = 'he', path = [], at = '/', prepare, fetch = noServer } = options;
  const api = options.api ?? createApi({ baseUrl: '', fetch, locale: () => locale });
  const queries = options.queries ?? createQueryClient(api);
  prepare?.(queries, api);
  const pages = Object.fromEntries([path].flat().map((one) => [one, element]));
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider value={api}>
        <LocaleProvider locale={locale}>
          <RouterProvider router={createRouter(memoryHistory(at))}>
            <Routes pages={pages} otherwise={element} />
          </RouterProvider>
        </LocaleProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}

export const renderPage = (element: ReactNode, options?: PageOptions): string =>
  renderToStaticMarkup(pageOf(element, options));

const hebrew = /[\u0590-\u05ff]+/g;
const references = /\s(?:aria-labelledby|aria-describedby|for)="([^"]+)"/g;

/** The content security policy blocks inline styles, labels need unique ids, and an English page has no Hebrew. */
export function expectSoundHtml(html: string, locale: Locale): void {
  expect(html).not.toMatch(/\sstyle=/);
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  const referenced = [...html.matchAll(references)].flatMap(([, names = '']) => names.split(' '));
  expect(ids).toEqual(expect.arrayContaining(referenced));
  if (locale === 'en') expect(html.match(hebrew)).toBeNull();
}

export const testHtmlInBothLanguages = (render: (locale: Locale) => readonly string[]): void => {
  test.each(locales)('in %s: no inline style, unique ids and one language', (locale) => {
    for (const html of render(locale)) {
      expectSoundHtml(html, locale);
      if (locale === 'he') expect(html).toMatch(hebrew);
    }
  });
};
