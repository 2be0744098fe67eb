import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Locale } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api/api-client.ts';

/** Names come in the reader's language. The first HTML brings the answer along; what checks it loads when asked again. */
export const examplesQuery = (api: Api, locale: Locale) =>
  queryOptions({
    queryKey: ['/api/examples', locale],
    queryFn: async () => (await import('./read-examples.ts')).readExamples(api),
    placeholderData: keepPreviousData,
  });
