import { texts } from '#i18n/texts.ts';

/** Texts shared by all community pages. */
export const communitySharedTexts = texts('communityParts', {
  he: {
    members: '{count, plural, =0 {מחכה לעסק הראשון} one {עסק אחד} two {שני עסקים} other {# עסקים}}',
    country: 'כל הארץ',
  },
  en: {
    members: '{count, plural, =0 {Waiting for its first business} one {# business} other {# businesses}}',
    country: 'All over the country',
  },
});
