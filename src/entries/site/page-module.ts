import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Locale } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api-client.ts';
import type { PageParams } from '../page-paths.ts';

/** What a public page's own module brings. */
export interface PageModule {
  readonly Page: ComponentType<{ params: PageParams }>;
  readonly head: (locale: Locale) => { readonly title: string; readonly description: string };
  /** Reads what the first HTML shows. A failure leaves the page to cope without. */
  readonly prefetch?: (queries: QueryClient, api: Api, locale: Locale, params: PageParams) => Promise<unknown>;
  /** What was read says that nothing is here: the page tells so itself, and its answer is a 404. */
  readonly isMissing?: (queries: QueryClient, params: PageParams) => boolean;
}
