import { texts } from '#i18n/texts.ts';
import { termsEnglish } from './terms-english-texts.ts';
import { termsHebrew } from './terms-hebrew-texts.ts';

export const termsTexts = texts('terms', { he: termsHebrew, en: termsEnglish });
