import { texts } from '#i18n/texts.ts';

/** The label of the header button: the only text of the popover that the initial bundle needs. */
export const supportTriggerTexts = texts('supportTrigger', {
  label: [
    '{count, plural, =0 {הודעות תמיכה} other {הודעות תמיכה, שלא נקראו: {badge}}}',
    '{count, plural, =0 {Support messages} other {Support messages, {badge} unread}}',
  ],
});
