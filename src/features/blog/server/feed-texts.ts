import { texts } from '#i18n/texts.ts';

/** The feed's own title and description. */
export const feedTexts = texts('blogFeed', {
  title: ['הבלוג של נגיעה', 'The Negia blog'],
  description: [
    'כרטיסי ביקור דיגיטליים, NFC ושיווק לעסקים קטנים, בעברית פשוטה',
    'Digital business cards, NFC and marketing for small businesses, in plain words',
  ],
});
