import { texts } from '#i18n/texts.ts';

/** What the calls of the workshop say. */
export const workshopTexts = texts('workshop', {
  he: {
    ids: { missing: 'בחרו לפחות הזמנה אחת, ולא יותר מ־100' },
    note: { missing: 'כתבו כאן סיבה קצרה' },
    carrier: { missing: 'בחרו מי מביא את החבילה' },
    trackingLink: { https: 'צריך כאן קישור שמתחיל ב־https' },
    batch: { missing: 'תנו שם לסדרה' },
    written: {
      different: 'מה שנקרא מהשבב הוא לא הקישור שלו. כתבו אותו שוב',
      retired: 'השבב הזה כבר יצא משימוש, ואין טעם לכתוב אותו',
      none: 'עוד אין להזמנה הזו שבבים. הם נוצרים כשהייצור מתחיל',
    },
    retire: { already: 'השבב הזה כבר יצא משימוש' },
    print: {
      noChips: 'אפשר להדפיס רק אחרי שהייצור התחיל. הזמנות שעוד לא שם: {numbers}',
      tooMany: '{count} כרטיסים זה יותר מדי לקובץ אחד. בחרו הזמנות עם עד {most} כרטיסים יחד',
      picture: 'חסרה תמונה בעיצוב של הזמנה {number}. בקשו מבעלי הכרטיס להעלות אותה שוב',
    },
    labels: { noAddress: 'הכתובת נמחקה יחד עם החשבון. הזמנות בלי כתובת: {numbers}' },
    table: {
      order: 'הזמנה',
      batch: 'סדרה',
      code: 'קוד',
      link: 'קישור',
      ndef: 'NDEF',
      bytes: 'בתים',
      memory: 'זיכרון השבב',
      name: 'שם',
    },
    gone: 'חשבון שנמחק',
  },
  en: {
    ids: { missing: 'Choose at least one order, and no more than 100' },
    note: { missing: 'Write a short reason here' },
    carrier: { missing: 'Choose who brings the parcel' },
    trackingLink: { https: 'This must be a link that starts with https' },
    batch: { missing: 'Give the batch a name' },
    written: {
      different: 'What was read from the chip is not its link. Write it again',
      retired: 'This chip is retired, there is no use in writing it',
      none: 'This order has no chips yet. They are made when production starts',
    },
    retire: { already: 'This chip is retired already' },
    print: {
      noChips: 'Cards can be printed once production has started. Not there yet: {numbers}',
      tooMany: '{count} cards are too many for one file. Choose orders with up to {most} cards together',
      picture: 'A picture is missing in the design of order {number}. Ask the owner to upload it again',
    },
    labels: { noAddress: 'The address was deleted with the account. Orders without one: {numbers}' },
    table: {
      order: 'Order',
      batch: 'Batch',
      code: 'Code',
      link: 'Link',
      ndef: 'NDEF',
      bytes: 'Bytes',
      memory: 'Chip memory',
      name: 'Name',
    },
    gone: 'Deleted account',
  },
});
