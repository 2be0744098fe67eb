import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Locale } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api/api-client.ts';

/** The first HTML of public pages brings it along; what reads it again, and its schemas, load when it is asked for. */
export const settingsQuery = (api: Api, locale: Locale) =>
  queryOptions({
    queryKey: ['/api/settings', locale],
    queryFn: async () => (await import('./read-settings.ts')).readSettings(api),
    placeholderData: keepPreviousData,
  });
