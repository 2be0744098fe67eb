import type { Locale } from '#i18n/locale.ts';
import type { PublicClaim, PublicContact } from './contract.ts';
import { type Claims, type Contact, claimIds } from './values.ts';

/** The claims as shown on the landing page. */
export const visibleClaims = (claims: Claims, locale: Locale): PublicClaim[] =>
  claimIds
    .filter((id) => claims[id].isShown)
    .map((id) => ({ id, value: claims[id].value[locale], label: claims[id].label[locale] }));

export const localizedContact = (
  { mail, phone, whatsapp, hours, address }: Contact,
  locale: Locale,
): PublicContact => ({ mail, phone, whatsapp, hours: hours[locale], address: address[locale] });
