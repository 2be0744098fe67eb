import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api/api-client.tsx';
import { notificationsApi } from '../contract.ts';

export const notificationsQueries = {
  /** Titles are in the reader's language, so each language has its own cache entry. */
  list: (api: Api, locale: Locale) =>
    queryOptions({ queryKey: ['/api/notifications', locale], queryFn: () => api.call(notificationsApi.list, {}) }),
  mailChoices: (api: Api) =>
    queryOptions({
      queryKey: ['/api/notifications/mail-choices'],
      queryFn: () => api.call(notificationsApi.mailChoices, {}),
      // A link in an email may change them elsewhere.
      staleTime: 0,
    }),
};
