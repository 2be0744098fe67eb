import { texts } from '#i18n/texts.ts';
import { accessibilityEnglish } from './accessibility-english-texts.ts';
import { accessibilityHebrew } from './accessibility-hebrew-texts.ts';

export const accessibilityTexts = texts('accessibilityStatement', {
  he: accessibilityHebrew,
  en: accessibilityEnglish,
});
