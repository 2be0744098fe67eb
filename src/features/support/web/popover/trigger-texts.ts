import { texts } from '#i18n/texts.ts';

/** The label of the header button: the only text of the popover that the initial bundle needs. */
export const supportTriggerTexts = texts('supportTrigger', {
  label: [
    '{count, plural, =0 {הודעות תמיכה} one {הודעות תמיכה, אחת שלא נקראה} two {הודעות תמיכה, שתיים שלא נקראו} other {הודעות תמיכה, # שלא נקראו}}',
    '{count, plural, =0 {Support messages} one {Support messages, one unread} other {Support messages, # unread}}',
  ],
});
