import { texts } from '#i18n/texts.ts';

/** Error texts of the payments and payment methods API. */
export const paymentsTexts = texts('payments', {
  silent: [
    'חברת הסליקה לא ענתה. לא חויבתם; נסו שוב בעוד רגע',
    'The payment provider did not respond. You were not charged; please try again in a moment',
  ],
  alreadyPaid: ['זה כבר שולם', 'This has already been paid'],
  underWay: [
    'התשלום הזה כבר בדרך. רגע אחד ונדע איך הסתיים',
    'This payment is already on its way. We’ll know the outcome in a moment',
  ],
  method: {
    unusable: [
      'לא הצלחנו לשמור את הכרטיס. הזינו את הפרטים שוב',
      'We could not save the card. Please enter its details again',
    ],
    inUse: [
      'המנוי שלכם מחויב בכרטיס הזה. בחרו למנוי כרטיס אחר, ואז אפשר להסיר את זה',
      'Your subscription is charged to this card. Choose another card for it, then remove this one',
    ],
    expired: ['תוקף הכרטיס הזה פג. בחרו כרטיס אחר', 'This card has expired. Choose another one'],
  },
  refund: {
    notPaid: ['אפשר להחזיר רק את מה ששולם', 'Only what was paid can be refunded'],
    tooMuch: ['אי אפשר להחזיר יותר ממה ששולם', 'You can’t refund more than was paid'],
    nothingRefundable: [
      'כבר החזרנו את כל הסכום, ולא נשאר מה להחזיר',
      'The full amount has already been refunded: there is nothing left to refund',
    ],
    exceedsRefundable: ['זה יותר ממה שנשאר להחזיר, {left}', 'This is more than the {left} that is left to refund'],
    keyReused: ['הבקשה הזאת כבר שימשה להחזר אחר', 'This request was already used for another refund'],
  },
});
