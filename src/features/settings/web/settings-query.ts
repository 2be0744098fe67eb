import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Locale } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api/api-client.tsx';

/** Included in the server-rendered HTML of public pages; the code and schemas to refetch it are loaded on demand. */
export const settingsQuery = (api: Api, locale: Locale) =>
  queryOptions({
    queryKey: ['/api/settings', locale],
    queryFn: async () => (await import('./read-settings.ts')).readSettings(api),
    placeholderData: keepPreviousData,
  });
