import type { Locale } from '#i18n/locale.ts';
import { type Claims, type Contact, claimIds, type ShownClaim, type ShownContact } from './values.ts';

/** Claims as the landing page makes them. */
export const shownClaims = (claims: Claims, locale: Locale): ShownClaim[] =>
  claimIds
    .filter((id) => claims[id].isShown)
    .map((id) => ({ id, value: claims[id].value[locale], label: claims[id].label[locale] }));

export const shownContact = ({ mail, phone, whatsapp, hours, address }: Contact, locale: Locale): ShownContact => ({
  ...{ mail, phone, whatsapp },
  ...{ hours: hours[locale], address: address[locale] },
});
