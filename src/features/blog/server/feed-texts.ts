import { texts } from '#i18n/texts.ts';

/** The feed's own title and description. */
export const feedTexts = texts('blogFeed', {
  he: { title: 'הבלוג של נגיעה', description: 'כרטיסי ביקור דיגיטליים, NFC ושיווק לעסקים קטנים, בעברית פשוטה' },
  en: {
    title: 'The Negia blog',
    description: 'Digital business cards, NFC and marketing for small businesses, in plain words',
  },
});
