import { texts } from '#i18n/texts.ts';

/** Names of business fields, in the words users search for. */
export const communityFieldsTexts = texts('communityFields', {
  he: {
    home: 'בית ותחזוקה',
    money: 'כספים ונדל״ן',
    law: 'משפט וייעוץ',
    care: 'יופי, גוף ובריאות',
    food: 'אוכל ואפייה',
    shops: 'חנויות',
    creative: 'צילום ויצירה',
    events: 'אירועים',
    tech: 'טכנולוגיה',
    other: 'מכל התחומים',
  },
  en: {
    home: 'Home and repairs',
    money: 'Money and property',
    law: 'Law and advice',
    care: 'Beauty, body and health',
    food: 'Food and baking',
    shops: 'Shops',
    creative: 'Photography and craft',
    events: 'Events',
    tech: 'Technology',
    other: 'All trades',
  },
});
