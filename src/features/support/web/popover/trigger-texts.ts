import { texts } from '#i18n/texts.ts';

/** What the button in the header is called: all that a page's first script needs of the list behind it. */
export const supportTriggerTexts = texts('supportTrigger', {
  he: {
    label:
      '{count, plural, =0 {הודעות תמיכה} one {הודעות תמיכה, אחת שלא נקראה} two {הודעות תמיכה, שתיים שלא נקראו} other {הודעות תמיכה, # שלא נקראו}}',
  },
  en: {
    label:
      '{count, plural, =0 {Support messages} one {Support messages, one unread} other {Support messages, # unread}}',
  },
});
