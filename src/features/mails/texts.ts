import { texts } from '#i18n/texts.ts';

/** Why an email is not sent again: on its page, and as an error of the server. */
export const mailsTexts = texts('emailLog', {
  refused: {
    waiting: [
      'המייל עוד בדרך. אם השליחה תיכשל, תנסו שוב מכאן.',
      'It is still on its way. If it fails, try again from here.',
    ],
    secret: [
      'התוכן לא נשמר, כי יש בו קישור אישי או קוד. בקשו מהלקוח לבקש מייל חדש מהעמוד שממנו הוא נשלח.',
      'Its content is not kept, because it holds a personal link or code. Ask the customer to request a new one on the page it came from.',
    ],
    advert: [
      'הודעה לכולם נשלחת רק למי שמסכים לקבל אותה עכשיו, ולכן לא מכאן.',
      'A broadcast goes only to those who agree to it now, so not from here.',
    ],
    attachments: [
      'הקובץ שצורף לא נשמר כאן. הלקוח מוצא את החשבונית בארנק, ואתם בעמוד החשבוניות.',
      'The attached file is not kept here. The customer finds the invoice in the wallet, and you on the invoices page.',
    ],
    expired: ['התוכן נשמר {days} ימים, והם עברו.', 'The content is kept for {days} days, which have passed.'],
  },
});
