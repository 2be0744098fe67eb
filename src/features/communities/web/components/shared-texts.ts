import { texts } from '#i18n/texts.ts';

/** Texts shared by all community pages. */
export const communitySharedTexts = texts('communityParts', {
  members: [
    '{count, plural, =0 {מחכה לעסק הראשון} one {עסק אחד} two {שני עסקים} other {# עסקים}}',
    '{count, plural, =0 {Waiting for the first business} one {# business} other {# businesses}}',
  ],
  country: ['כל הארץ', 'Nationwide'],
});
