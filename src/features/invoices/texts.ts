import { texts } from '#i18n/texts.ts';

/** Error texts of the invoices API. */
export const invoicesTexts = texts('invoices', {
  he: {
    taxId: 'המספר לא תקין. כתבו 9 ספרות, כולל ספרת הביקורת',
    vat: {
      past: 'שיעור מע״מ אפשר לקבוע או לבטל רק מיום עתידי. מה שכבר בתוקף רשום בחשבוניות ולא משתנה',
      taken: 'ליום הזה כבר נקבע שיעור. מחקו אותו קודם, ואז הוסיפו את החדש',
    },
  },
  en: {
    taxId: 'Not a valid number. Write all 9 digits, with the check digit',
    vat: {
      past: 'A rate can be set or taken back only for a day to come. What holds already stands on invoices and never changes',
      taken: 'That day has a rate already. Remove it first, then add the new one',
    },
  },
});
