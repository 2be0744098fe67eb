import { texts } from '#i18n/texts.ts';

/** The server's texts for subscriptions: error messages, invoice lines and consent texts. */
export const subscriptionsTexts = texts('subscriptions', {
  he: {
    alreadyYours: 'זו כבר החבילה שלכם.',
    atPeriodEnd: 'המעבר הזה קורה בסוף התקופה ששילמתם עליה, בלי תשלום עכשיו.',
    pastDue: 'החיוב האחרון לא עבר. עדכנו את אמצעי התשלום בארנק, ואז אפשר להמשיך.',
    chargeRunning: 'יש כרגע חיוב בדרך. נסו שוב בעוד כמה דקות.',
    none: 'אין לכם מנוי פעיל.',
    notRenewing: 'המנוי לא מתחדש. חדשו אותו קודם, ואז בחרו חבילה להמשך.',
    payNow: 'המעבר הזה נכנס לתוקף מיד, בתשלום ההפרש.',
    line: {
      monthly: 'מנוי {name}, חודשי, {start, date, medium} עד {end, date, medium}',
      yearly: 'מנוי {name}, שנתי, {start, date, medium} עד {end, date, medium}',
      credit: 'זיכוי על החלק שלא נוצל במנוי {name}',
    },
    consent: {
      monthly:
        'לחדש את המנוי {name} אוטומטית מדי חודש: אמצעי התשלום יחויב ב־{price} ₪ (כולל מע״מ), החל ב־{at, date, long}, עד שתבטלו. אפשר לבטל בכל רגע בארנק.',
      yearly:
        'לחדש את המנוי {name} אוטומטית מדי שנה: אמצעי התשלום יחויב ב־{price} ₪ (כולל מע״מ), החל ב־{at, date, long}, עד שתבטלו. נזכיר לכם שבוע לפני כל חיוב, ואפשר לבטל בכל רגע בארנק.',
    },
  },
  en: {
    alreadyYours: 'This is already your package.',
    atPeriodEnd: 'This change takes place at the end of the period you paid for, with nothing to pay now.',
    pastDue: 'Your last charge did not go through. Update your payment method in the wallet first.',
    chargeRunning: 'A charge is under way. Please try again in a few minutes.',
    none: 'You have no subscription.',
    notRenewing: 'The subscription does not renew. Resume it first, then choose what comes next.',
    payNow: 'This change takes effect at once, by paying the difference.',
    line: {
      monthly: '{name} subscription, monthly, {start, date, medium} to {end, date, medium}',
      yearly: '{name} subscription, yearly, {start, date, medium} to {end, date, medium}',
      credit: 'Credit for the unused part of the {name} subscription',
    },
    consent: {
      monthly:
        'Renew the {name} subscription automatically every month: your payment method is charged ₪{price} (VAT included), starting on {at, date, long}, until you cancel. You can cancel at any time in your wallet.',
      yearly:
        'Renew the {name} subscription automatically every year: your payment method is charged ₪{price} (VAT included), starting on {at, date, long}, until you cancel. We remind you a week before each charge, and you can cancel at any time in your wallet.',
    },
  },
});
