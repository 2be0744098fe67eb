import { texts } from '#i18n/texts.ts';

/** Messages of the settings endpoints. */
export const settingsTexts = texts('settings', {
  stale: [
    'מישהו שמר כאן משהו אחר בינתיים. מה שכתבתם עוד לא נשמר',
    'Someone saved something else here in the meantime. What you wrote is not saved yet',
  ],
  bothLanguages: ['מלאו בשתי השפות, או השאירו את שתיהן ריקות', 'Fill in both languages, or leave both empty'],
  phone: [
    'מספר לא תקין. למשל 03-555-0100 או \u2066*5550\u2069',
    'Not a valid number. Write it like 03-555-0100 or *5550',
  ],
  whatsapp: ['צריך מספר שיש לו וואטסאפ, למשל 050-555-0100', 'Enter a number that has WhatsApp, such as 050-555-0100'],
  taxId: [
    'המספר לא תקין. כתבו 9 ספרות, כולל ספרת הביקורת',
    'Not a valid number. Enter all 9 digits, including the check digit',
  ],
  nothingAnnounced: ['כתבו מה להודיע', 'Write what to announce'],
  readOnly: [
    'אנחנו באמצע תחזוקה קצרה. הכרטיסים באוויר כרגיל, ושמירת שינויים תחזור בעוד כמה דקות.',
    'We are in the middle of a short maintenance. Cards are online as usual, and changes can be saved again in a few minutes.',
  ],
  worksAnyway: ['ביום הזה עובדים ממילא', 'That is a working day anyway'],
  restsAnyway: ['ביום הזה לא עובדים ממילא', 'That is a day off anyway'],
  dayTwice: ['היום הזה כבר ברשימה', 'This day is already in the list'],
  tooManyDays: ['הרשימה ארוכה מדי. מחקו ימים שעברו', 'The list is too long. Remove days that are over'],
});
