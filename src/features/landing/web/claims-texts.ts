import { texts } from '#i18n/texts.ts';

/** By themselves: whoever sets the claims sees them as they will stand, without the rest of the page. */
export const claimsTexts = texts('landingClaims', {
  he: { label: 'נגיעה במספרים' },
  en: { label: 'Negia in numbers' },
});
