import { texts } from '#i18n/texts.ts';

/** What the calls of invoices say. */
export const invoicesTexts = texts('invoices', {
  he: {
    tooLong: 'ארוך מדי. קצרו קצת',
    taxId: 'המספר לא תקין. כתבו 9 ספרות, כולל ספרת הביקורת',
  },
  en: {
    tooLong: 'Too long. Make it a little shorter',
    taxId: 'Not a valid number. Write all 9 digits, with the check digit',
  },
});
