import { texts } from '#i18n/texts.ts';

/** Texts of the closed bell, which is all that a page's first script needs. */
export const bellTexts = texts('bell', {
  label: [
    '{count, plural, =0 {התראות} other {התראות, שלא נקראו: {badge}}}',
    '{count, plural, =0 {Notifications} other {Notifications, {badge} unread}}',
  ],
});
