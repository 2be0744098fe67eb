import { texts } from '#i18n/texts.ts';

/** Error texts for rejected plan changes. */
export const packageRulesTexts = texts('packageRules', {
  stale: [
    'מישהו שמר את החבילה לפניכם. הנה הגרסה החדשה, עברו עליה ושמרו שוב',
    'Someone saved this package before you. Here is the newer version: check it and save again',
  ],
  basicIsFree: ['החבילה הבסיסית נשארת בחינם', 'The Basic package stays free'],
  basicIsActive: [
    'החבילה הבסיסית נשארת פעילה: אליה חוזר כל מי שאין לו חבילה אחרת',
    'The Basic package stays active: everyone without another package has it',
  ],
  notFree: ['לחבילה בתשלום צריך מחיר', 'A paid package needs a price'],
  yearTooDear: ['המחיר השנתי לא יכול להיות גבוה ממחיר של 12 חודשים', 'A year cannot cost more than 12 months'],
  past: ['אי אפשר לקבוע מחיר לזמן שכבר עבר', 'A price cannot take effect at a time that has passed'],
  sameInstant: [
    'כבר נקבע מחיר לאותו מועד. בטלו אותו קודם, או בחרו מועד אחר',
    'A price is already set for that time. Cancel it first, or choose another time',
  ],
  holdsAlready: [
    'המחיר כבר בתוקף, ולכן הוא נשאר רשום. אפשר לקבוע מחיר חדש במקומו',
    'This price is already in force and stays on record. You can set a new one in its place',
  ],
});
