import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Locale } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api/api-client.ts';
import type { PageParams } from '../page-paths.ts';

/** What stands in the head of a page's first HTML. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** From the root, where the same page answers at several addresses. */
  readonly canonicalPath?: string;
  /** A preview of its own, from the root: a JPEG of 1200×630. */
  readonly picture?: { readonly path: string; readonly alt: string };
  readonly type?: 'website' | 'article';
  /** What it says stands in this language alone: there is no page of it in the other. */
  readonly language?: Locale;
  /** News of it as RSS, from the root. */
  readonly feed?: { readonly path: string; readonly title: string };
  /** For search engines, by schema.org. */
  readonly structuredData?: unknown;
}

/** What a head may be made of. */
export interface HeadContext {
  readonly queries: QueryClient;
  readonly params: PageParams;
  readonly publicUrl: string;
}

/** What a public page's own module brings. */
export interface PageModule {
  readonly Page: ComponentType<{ params: PageParams }>;
  readonly head: (locale: Locale, context: HeadContext) => PageHead;
  /** Reads what the first HTML shows. A failure leaves the page to cope without. */
  readonly prefetch?: (queries: QueryClient, api: Api, locale: Locale, params: PageParams) => Promise<unknown>;
  /** What was read says that nothing is here: the page tells so itself, and its answer is a 404. */
  readonly isMissing?: (queries: QueryClient, params: PageParams) => boolean;
}
