import { texts } from '#i18n/texts.ts';

/** Separate from the texts that every page loads, because only activity lists need them. */
export const agoTexts = texts('ago', {
  now: ['עכשיו', 'just now'],
  minute: [
    '{count, plural, one {לפני דקה} two {לפני שתי דקות} other {לפני # דקות}}',
    '{count, plural, one {a minute ago} other {# minutes ago}}',
  ],
  hour: [
    '{count, plural, one {לפני שעה} two {לפני שעתיים} other {לפני # שעות}}',
    '{count, plural, one {an hour ago} other {# hours ago}}',
  ],
  day: [
    '{count, plural, one {לפני יום} two {לפני יומיים} other {לפני # ימים}}',
    '{count, plural, one {a day ago} other {# days ago}}',
  ],
  month: [
    '{count, plural, one {לפני חודש} two {לפני חודשיים} other {לפני # חודשים}}',
    '{count, plural, one {a month ago} other {# months ago}}',
  ],
  year: [
    '{count, plural, one {לפני שנה} two {לפני שנתיים} other {לפני # שנים}}',
    '{count, plural, one {a year ago} other {# years ago}}',
  ],
});
