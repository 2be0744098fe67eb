import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Locale } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api/api-client.tsx';
import { examplesApi } from '../contract.ts';

export { ExamplesPage } from './examples-page.tsx';

/** Names in the reader's language. Server HTML includes the response. */
export const examplesQuery = (api: Api, locale: Locale) =>
  queryOptions({
    queryKey: ['/api/examples', locale],
    queryFn: () => api.call(examplesApi.list, {}),
    placeholderData: keepPreviousData,
  });
