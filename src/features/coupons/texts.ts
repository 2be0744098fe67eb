import { texts } from '#i18n/texts.ts';

/** Lines of orders and invoices, and why a coupon is refused. */
export const couponsTexts = texts('coupons', {
  line: {
    percent: ['קופון {code} ({percent}%)', 'Coupon {code} ({percent}%)'],
    amount: ['קופון {code}', 'Coupon {code}'],
  },
  refused: {
    unknown: ['אין קופון כזה. בדקו את הקוד ונסו שוב', 'There is no such coupon. Check the code and try again'],
    stopped: ['הקופון הזה כבר לא פעיל', 'This coupon is no longer active'],
    ended: ['התוקף של הקופון הזה נגמר', 'This coupon has expired'],
    scheduled: ['הקופון הזה ייכנס לתוקף ב־{day}', 'This coupon is valid from {day}'],
    used_up: ['כל המימושים של הקופון הזה כבר נוצלו', 'All uses of this coupon are gone'],
    already_used: ['כבר השתמשתם בקופון הזה', 'You have already used this coupon'],
    other_purchase: ['הקופון הזה לא מתאים לרכישה הזאת', 'This coupon is not for this purchase'],
    not_first: ['הקופון הזה הוא לרכישה הראשונה בלבד', 'This coupon is for a first purchase only'],
    min_amount: ['הקופון הזה הוא לרכישות מ־{amount} ומעלה', 'This coupon is for purchases of {amount} or more'],
    too_little_left: [
      'עם הקופון הזה נשאר לשלם פחות מ־{least}, ולכן אי אפשר להשתמש בו ברכישה הזאת',
      'This coupon would leave less than {least} to pay, so it cannot be used for this purchase',
    ],
  },
  wrong: {
    code: ['3 עד 24 אותיות באנגלית או ספרות', '3 to 24 Latin letters or digits'],
    taken: ['כבר יש קופון עם הקוד הזה', 'Another coupon has this code'],
    percent: ['אחוז שלם, מ־1 עד 100', 'A whole percent, 1 to 100'],
    everything: [
      'חבילה אי אפשר לקנות ב־₪0. כדי לתת חבילה בלי תשלום, העניקו אותה במתנה בעמוד הלקוח',
      'A package cannot be bought for ₪0. To give one away, grant it as a gift on the customer’s page',
    ],
    amount: ['סכום גדול מאפס', 'An amount above zero'],
    days: ['יום הסיום מוקדם מיום ההתחלה', 'The last day is before the first'],
    maxUses: ['לא פחות ממה שכבר מומש, ולפחות 1', 'No fewer than were used, and at least 1'],
    locked: ['הקופון כבר מומש, ולכן זה לא משתנה', 'The coupon has been used, so this cannot change'],
  },
});
