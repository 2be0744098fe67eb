import { texts } from '#i18n/texts.ts';

/** Error texts of the payments and payment methods API. */
export const paymentsTexts = texts('payments', {
  he: {
    silent: 'חברת הסליקה לא ענתה. לא חויבתם; נסו שוב עוד רגע',
    alreadyPaid: 'זה כבר שולם',
    underWay: 'התשלום הזה כבר בדרך. רגע אחד ונדע איך הסתיים',
    method: {
      unusable: 'לא הצלחנו לשמור את הכרטיס. הזינו את הפרטים שוב',
      inUse: 'המנוי שלכם מחויב בכרטיס הזה. בחרו למנוי כרטיס אחר, ואז אפשר להסיר את זה',
      expired: 'תוקף הכרטיס הזה עבר. בחרו כרטיס אחר',
    },
    refund: {
      notPaid: 'אפשר להחזיר רק מה ששולם',
      tooMuch: 'אי אפשר להחזיר יותר ממה ששולם',
      nothingRefundable: 'כבר החזרנו את כל הסכום, ואין מה להחזיר',
      exceedsRefundable: 'זה יותר ממה שנשאר להחזיר',
      keyReused: 'הבקשה הזאת כבר שימשה להחזר אחר',
    },
  },
  en: {
    silent: 'The payment company did not answer. You were not charged; please try again in a moment',
    alreadyPaid: 'This is paid already',
    underWay: 'This payment is on its way. We will know how it ended in a moment',
    method: {
      unusable: 'We could not save the card. Please enter its details again',
      inUse: 'Your subscription is charged to this card. Choose another card for it, then remove this one',
      expired: 'This card has expired. Choose another one',
    },
    refund: {
      notPaid: 'Only what was paid can be given back',
      tooMuch: 'More than was paid cannot be given back',
      nothingRefundable: 'All of it is back already: there is nothing left to refund',
      exceedsRefundable: 'This is more than is left to refund',
      keyReused: 'This request was already used for another refund',
    },
  },
});
