import { texts } from '#i18n/texts.ts';
import { privacyEnglish } from './privacy-english-texts.ts';
import { privacyHebrew } from './privacy-hebrew-texts.ts';

export const privacyTexts = texts('privacy', { he: privacyHebrew, en: privacyEnglish });
