import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Locale } from '#i18n/locale.ts';
import { useLocale } from '#ui/locale.tsx';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { defaultClaims } from '../claims-texts.ts';
import { defaultContact } from '../contact-default.ts';
import type { PublicClaim, PublicContact } from '../contract.ts';
import { localizedContact, visibleClaims } from '../public-values.ts';

/** Included in the server-rendered HTML of public pages; the code and schemas to refetch it are loaded on demand. */
export const settingsQuery = (api: Api, locale: Locale) =>
  queryOptions({
    queryKey: ['/api/settings', locale],
    queryFn: async () => (await import('./read-settings.ts')).readSettings(api),
    placeholderData: keepPreviousData,
  });

function useSettings() {
  const { locale } = useLocale();
  const { data } = useQuery(settingsQuery(useApi(), locale));
  return { data, locale };
}

/** The operator's contact details; falls back to the defaults if they could not be loaded. */
export function useContact(): PublicContact {
  const { data, locale } = useSettings();
  return data?.contact ?? localizedContact(defaultContact, locale);
}

/** Whether a small code is printed on the back of physical cards. */
export const usePrintsCodes = (): boolean => useSettings().data?.printsCodes ?? false;

export function useClaims(): readonly PublicClaim[] {
  const { data, locale } = useSettings();
  return data?.claims ?? visibleClaims(defaultClaims, locale);
}
