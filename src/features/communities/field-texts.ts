import { texts } from '#i18n/texts.ts';

/** Names of business fields, in the words users search for. */
export const communityFieldsTexts = texts('communityFields', {
  home: ['בית ותחזוקה', 'Home and repairs'],
  money: ['כספים ונדל״ן', 'Money and property'],
  law: ['משפט וייעוץ', 'Law and advice'],
  care: ['יופי, גוף ובריאות', 'Beauty, body and health'],
  food: ['אוכל ואפייה', 'Food and baking'],
  shops: ['חנויות', 'Shops'],
  creative: ['צילום ויצירה', 'Photography and craft'],
  events: ['אירועים', 'Events'],
  tech: ['טכנולוגיה', 'Technology'],
  other: ['מכל התחומים', 'All trades'],
});
