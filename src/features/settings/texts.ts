import { texts } from '#i18n/texts.ts';

/** Messages of the settings endpoints. */
export const settingsTexts = texts('settings', {
  he: {
    stale: 'מישהו שמר כאן משהו אחר בינתיים. מה שכתבתם עוד לא נשמר',
    bothLanguages: 'מלאו בשתי השפות, או השאירו את שתיהן ריקות',
    phone: 'מספר לא תקין. למשל 03-555-0100 או ‎*5550',
    whatsapp: 'צריך מספר שיש לו וואטסאפ, למשל 050-555-0100',
    taxId: 'המספר לא תקין. כתבו 9 ספרות, כולל ספרת הביקורת',
    worksAnyway: 'ביום הזה עובדים ממילא',
    restsAnyway: 'ביום הזה לא עובדים ממילא',
    dayTwice: 'היום הזה כבר ברשימה',
    tooManyDays: 'הרשימה ארוכה מדי. מחקו ימים שעברו',
  },
  en: {
    stale: 'Somebody saved something else here in the meantime. What you wrote is not saved yet',
    bothLanguages: 'Fill in both languages, or leave both empty',
    phone: 'Not a valid number. Write it like 03-555-0100 or *5550',
    whatsapp: 'Needs a number that has WhatsApp, like 050-555-0100',
    taxId: 'Not a valid number. Write all 9 digits, with the check digit',
    worksAnyway: 'That is a working day anyway',
    restsAnyway: 'Nobody works on that day anyway',
    dayTwice: 'This day is already in the list',
    tooManyDays: 'The list is too long. Remove days that are over',
  },
});
