import { texts } from '#i18n/texts.ts';

/** Error texts for rejected plan changes. */
export const packageRulesTexts = texts('packageRules', {
  he: {
    stale: 'מישהו שמר את החבילה לפניכם. הנה הגרסה החדשה, עברו עליה ושמרו שוב.',
    basicIsFree: 'החבילה הבסיסית נשארת חינם.',
    basicIsActive: 'החבילה הבסיסית נשארת פעילה: אליה חוזר כל מי שאין לו חבילה אחרת.',
    notFree: 'לחבילה בתשלום צריך מחיר.',
    yearTooDear: 'המחיר השנתי לא יכול לעלות על 12 חודשים.',
    past: 'אי אפשר לקבוע מחיר לזמן שכבר עבר.',
    sameInstant: 'כבר נקבע מחיר לאותו הרגע. בטלו אותו קודם, או בחרו רגע אחר.',
    holdsAlready: 'המחיר כבר בתוקף, ולכן הוא נשאר רשום. אפשר לקבוע מחיר חדש במקומו.',
  },
  en: {
    stale: 'Somebody saved this package before you. Here is the newer one: look it over and save again.',
    basicIsFree: 'The basic package stays free.',
    basicIsActive: 'The basic package stays active: it is what everybody without another one has.',
    notFree: 'A paid package needs a price.',
    yearTooDear: 'A year cannot cost more than 12 months.',
    past: 'A price cannot hold from a time that has passed.',
    sameInstant: 'A price is already set for that very moment. Take it back first, or choose another moment.',
    holdsAlready: 'This price holds already and stays on record. Set a new one in its place instead.',
  },
});
