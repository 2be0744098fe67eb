import { useQuery } from '@tanstack/react-query';
import { useLocale } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { defaultClaims } from '../claims-texts.ts';
import { defaultContact } from '../contact-default.ts';
import { shownClaims, shownContact } from '../shown.ts';
import type { ShownClaim, ShownContact } from '../values.ts';
import { settingsQuery } from './settings-query.ts';

function useSettings() {
  const { locale } = useLocale();
  const { data } = useQuery(settingsQuery(useApi(), locale));
  return { data, locale };
}

/** How people reach us. Where it could not be read, the way that every installation starts with. */
export function useContact(): ShownContact {
  const { data, locale } = useSettings();
  return data?.contact ?? shownContact(defaultContact, locale);
}

export function useClaims(): readonly ShownClaim[] {
  const { data, locale } = useSettings();
  return data?.claims ?? shownClaims(defaultClaims, locale);
}
