import { texts } from '#i18n/texts.ts';

/** The server's texts for subscriptions: error messages, invoice lines and consent texts. */
export const subscriptionsTexts = texts('subscriptions', {
  alreadyYours: ['זו כבר החבילה שלכם', 'This is already your plan'],
  atPeriodEnd: [
    'המעבר הזה אפשרי רק בסוף התקופה ששילמתם עליה, בלי תשלום עכשיו',
    'This change is possible only at the end of the period you paid for, with nothing to pay now',
  ],
  pastDue: [
    'החיוב האחרון לא עבר. עדכנו את אמצעי התשלום בארנק, ואז אפשר להמשיך',
    'Your last charge did not go through. Update your payment method in the wallet first',
  ],
  chargeRunning: ['יש כרגע חיוב בדרך. נסו שוב בעוד כמה דקות', 'A charge is in progress. Try again in a few minutes'],
  none: ['אין לכם מנוי פעיל', 'You have no active subscription'],
  notRenewing: [
    'המנוי לא מתחדש. חדשו אותו קודם, ואז בחרו חבילה להמשך',
    'The subscription does not renew. Renew it first, then choose the next plan',
  ],
  payNow: ['המעבר הזה נכנס לתוקף מיד, בתשלום ההפרש', 'This change takes effect immediately, by paying the difference'],
  deletion: {
    text: [
      'יש לכם מנוי ששולם. מרגע הבקשה לא נחייב אתכם יותר והוא לא יתחדש. על הימים שנשארו בו אין החזר.',
      'You have a paid subscription. From your request on, you are not charged again and it does not renew. The remaining days are not refunded.',
    ],
    refundable: [
      'יש לכם מנוי ששולם. מרגע הבקשה לא נחייב אתכם יותר והוא לא יתחדש, אבל המחיקה לבדה לא מחזירה כסף. כדי לקבל {amount} בחזרה, בטלו קודם את המנוי.',
      'You have a paid subscription. From your request on, you are not charged again and it does not renew, but deletion alone refunds nothing. To get {amount} back, cancel the subscription first.',
    ],
    wallet: ['לביטול המנוי בארנק', 'Cancel it in your wallet'],
  },
  line: {
    monthly: [
      'מנוי ״{name}״, חודשי, {start, date, medium} עד {end, date, medium}',
      '{name} subscription, monthly, {start, date, medium} to {end, date, medium}',
    ],
    yearly: [
      'מנוי ״{name}״, שנתי, {start, date, medium} עד {end, date, medium}',
      '{name} subscription, yearly, {start, date, medium} to {end, date, medium}',
    ],
    credit: ['זיכוי על החלק שלא נוצל במנוי ״{name}״', 'Credit for the unused part of the {name} subscription'],
  },
  consent: {
    monthly: [
      'לחדש אוטומטית את מנוי ״{name}״ מדי חודש: אמצעי התשלום יחויב ב־₪{price} (כולל מע״מ), החל ב־{at, date, long}, עד שתבטלו. אפשר לבטל בכל רגע בארנק.',
      'Renew the {name} subscription automatically every month: your payment method is charged ₪{price} (VAT included), starting on {at, date, long}, until you cancel. You can cancel at any time in your wallet.',
    ],
    yearly: [
      'לחדש אוטומטית את מנוי ״{name}״ מדי שנה: אמצעי התשלום יחויב ב־₪{price} (כולל מע״מ), החל ב־{at, date, long}, עד שתבטלו. נזכיר לכם שבוע לפני כל חיוב, ואפשר לבטל בכל רגע בארנק.',
      'Renew the {name} subscription automatically every year: your payment method is charged ₪{price} (VAT included), starting on {at, date, long}, until you cancel. We remind you a week before each charge, and you can cancel at any time in your wallet.',
    ],
  },
});
