import { texts } from '#i18n/texts.ts';

/** Texts of the workshop endpoints. */
export const workshopTexts = texts('workshop', {
  ids: { missing: ['בחרו לפחות הזמנה אחת, ולא יותר מ־100', 'Choose at least one order, and no more than 100'] },
  note: { missing: ['כתבו כאן סיבה קצרה', 'Write a short reason here'] },
  carrier: { missing: ['בחרו מי מוביל את המשלוח', 'Choose the carrier'] },
  trackingNumber: {
    wrong: [
      'במספר מעקב יש רק אותיות באנגלית, ספרות, רווחים ומקפים, ולפחות שלושה תווים',
      'A tracking number has only letters A–Z, digits, spaces and hyphens, and at least three characters',
    ],
  },
  trackingLink: { https: ['צריך כאן קישור שמתחיל ב־https', 'This must be a link that starts with https'] },
  batch: { missing: ['תנו שם לסדרה', 'Give the batch a name'] },
  written: {
    different: [
      'מה שנקרא מהשבב הוא לא הקישור שלו. צרבו אותו שוב',
      'What was read from the chip is not its link. Write it again',
    ],
    retired: [
      'השבב הזה כבר יצא משימוש, ואין טעם לצרוב אותו',
      'This chip is retired, so there is no point in writing it',
    ],
    none: [
      'עוד אין להזמנה הזאת שבבים. הם נוצרים כשהייצור מתחיל',
      'This order has no chips yet. They are created when production starts',
    ],
  },
  retire: { already: ['השבב הזה כבר יצא משימוש', 'This chip is already retired'] },
  print: {
    noTags: [
      'אפשר להדפיס רק אחרי שהייצור התחיל. הזמנות שעוד לא בייצור: {numbers}',
      'Cards can be printed once production has started. Orders not in production yet: {numbers}',
    ],
    tooMany: [
      '{count} כרטיסים זה יותר מדי לקובץ אחד. בחרו הזמנות עם עד {max} כרטיסים יחד',
      '{count} cards is too many for one file. Choose orders with up to {max} cards together',
    ],
    materials: [
      'ההזמנות האלה בחומרים שונים. יש קובץ הדפסה לכל חומר',
      'These orders are of different materials. There is a print file for each',
    ],
    picture: [
      'חסרה תמונה בעיצוב של הזמנה {number}. בקשו מהלקוח להעלות אותה שוב',
      'A picture is missing in the design of order {number}. Ask the customer to upload it again',
    ],
  },
  labels: {
    noAddress: [
      'הכתובת נמחקה יחד עם החשבון. הזמנות בלי כתובת: {numbers}',
      'The address was deleted with the account. Orders without one: {numbers}',
    ],
  },
  ordersFile: ['הזמנות כרטיסים.csv', 'card orders.csv'],
  tagsFile: ['שבבים.csv', 'chips.csv'],
  table: {
    order: ['הזמנה', 'Order'],
    batch: ['סדרה', 'Batch'],
    code: ['קוד', 'Code'],
    link: ['קישור', 'Link'],
    ndef: ['NDEF', 'NDEF'],
    bytes: ['בייטים', 'Bytes'],
    memory: ['זיכרון השבב', 'Chip memory'],
    name: ['שם', 'Name'],
    state: ['מצב', 'State'],
    owner: ['לקוח', 'Customer'],
    mail: ['מייל', 'Email'],
    material: ['חומר', 'Material'],
    quantity: ['כמות', 'Quantity'],
    delivery: ['משלוח', 'Delivery'],
    recipient: ['נמען', 'Recipient'],
    paid: ['שולם (₪)', 'Paid (₪)'],
    tracking: ['מספר מעקב', 'Tracking number'],
    created: ['נוצרה', 'Ordered'],
  },
  gone: ['חשבון שנמחק', 'Deleted account'],
});
