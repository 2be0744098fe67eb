import { texts } from '#i18n/texts.ts';

/** Error texts of the invoices API, and the titles of what was bought. */
export const invoicesTexts = texts('invoices', {
  several: ['{count} יחידות של {text}', '{text} × {count}'],
  taxId: [
    'המספר לא תקין. כתבו 9 ספרות, כולל ספרת הביקורת',
    'Not a valid number. Enter all 9 digits, including the check digit',
  ],
  deletion: {
    text: [
      'את החשבוניות שכבר הוצאנו החוק מחייב אותנו לשמור. אחרי המחיקה לא תוכלו להוריד אותן, אז כדאי להוריד עכשיו.',
      'The law requires us to keep the invoices we have issued. You cannot download them after the deletion, so do it now.',
    ],
    wallet: ['לחשבוניות בארנק', 'Invoices in your wallet'],
  },
  vat: {
    past: [
      'שיעור מע״מ אפשר לקבוע או לבטל רק מיום עתידי. מה שכבר בתוקף רשום בחשבוניות ולא משתנה',
      'A rate can be set or removed only for a future date. Rates already in force appear on issued invoices and never change',
    ],
    taken: [
      'ליום הזה כבר נקבע שיעור. מחקו אותו קודם, ואז הוסיפו את החדש',
      'That day already has a rate. Remove it first, then add the new one',
    ],
  },
});
