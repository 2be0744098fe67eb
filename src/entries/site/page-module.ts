import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Locale } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api/api-client.tsx';
import type { PageParams } from '../page-paths.ts';

/** The head of a page's server-rendered HTML. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Root-relative; set where several paths serve the same page. */
  readonly canonicalPath?: string;
  /** A page-specific preview image, root-relative: a JPEG of 1200×630. */
  readonly picture?: { readonly path: string; readonly alt: string };
  readonly type?: 'website' | 'article';
  /** The content exists in this language only; there is no page in the other one. */
  readonly language?: Locale;
  /** Its RSS feed, root-relative. */
  readonly feed?: { readonly path: string; readonly title: string };
  /** Structured data (schema.org) for search engines. */
  readonly structuredData?: unknown;
}

/** The input from which a head is built. */
export interface HeadContext {
  readonly queries: QueryClient;
  readonly params: PageParams;
  readonly publicUrl: string;
}

/** What the module of a public page exports. */
export interface PageModule {
  readonly Page: ComponentType<{ params: PageParams }>;
  readonly head: (locale: Locale, context: HeadContext) => PageHead;
  /** Reads the data for the server-rendered HTML. After a failure the page renders without it. */
  readonly prefetch?: (queries: QueryClient, api: Api, locale: Locale, params: PageParams) => Promise<unknown>;
  /** Whether the data shows that the resource does not exist: the page shows a message and the response is a 404. */
  readonly isMissing?: (queries: QueryClient, params: PageParams) => boolean;
}
