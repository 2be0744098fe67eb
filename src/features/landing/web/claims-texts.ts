import { texts } from '#i18n/texts.ts';

/** Separate from the landing page's texts, so that the settings page can preview the claims without them. */
export const claimsTexts = texts('landingClaims', { label: ['נגיעה במספרים', 'Negia in numbers'] });
