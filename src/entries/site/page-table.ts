import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Locale } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api-client.ts';

/** What a page's own module brings. */
export interface PageModule {
  readonly Page: ComponentType;
  readonly head: (locale: Locale) => { readonly title: string; readonly description: string };
  /** Reads what the first HTML shows. A failure leaves the page to cope without. */
  readonly prefetch?: (queries: QueryClient, api: Api, locale: Locale) => Promise<unknown>;
}

export interface SitePage {
  readonly path: string;
  /** Its source file, as the build's manifest names it. */
  readonly source: string;
  readonly load: () => Promise<{ page: PageModule }>;
}

/** Public pages: rendered on the server, then brought to life in the browser. */
export const sitePages: readonly SitePage[] = [
  { path: '/', source: 'src/entries/site/pages/landing.tsx', load: () => import('./pages/landing.tsx') },
];

export const notFoundPage: SitePage = {
  path: '/404',
  source: 'src/entries/site/pages/not-found.tsx',
  load: () => import('./pages/not-found.tsx'),
};

/** A profile that is not there says so in its own words. */
export const profileNotFoundPage: SitePage = {
  path: '/404/profile',
  source: 'src/entries/site/pages/profile-not-found.tsx',
  load: () => import('./pages/profile-not-found.tsx'),
};
