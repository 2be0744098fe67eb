import { texts } from '#i18n/texts.ts';

/** Why a price of cards is refused. */
export const priceRulesTexts = texts('cardPrices', {
  past: ['בוחרים את היום או יום שעוד לא הגיע', 'Choose today or a day to come'],
  sameDay: [
    'כבר נקבע מחיר מהיום הזה. בטלו אותו קודם, או בחרו יום אחר.',
    'A price is already set from this day. Cancel it first, or choose another day.',
  ],
  holdsAlready: [
    'המחיר הזה כבר בתוקף, ולכן הוא נשאר. אפשר לקבוע מחיר חדש מהיום.',
    'This price is already in force, so it stays. You can set a new one from today.',
  ],
  notFree: ['כרטיס לא יכול להיות בחינם', 'A card cannot be free'],
});
