import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Locale } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api/api-client.tsx';

export { ExamplesPage } from './examples-page.tsx';

/** Names in the reader's language. Server HTML includes the response; the code to validate it loads only on refetch. */
export const examplesQuery = (api: Api, locale: Locale) =>
  queryOptions({
    queryKey: ['/api/examples', locale],
    queryFn: async () => (await import('./read-examples.ts')).readExamples(api),
    placeholderData: keepPreviousData,
  });
