import { texts } from '#i18n/texts.ts';

/** What was ordered and how far it is: the dashboard shows this of an order, without the other labels. */
export const orderLabelTexts = texts('orderWords', {
  cards: {
    pvc: [
      '{count, plural, one {כרטיס PVC אחד} two {שני כרטיסי PVC} other {# כרטיסי PVC}}',
      '{count, plural, one {# PVC card} other {# PVC cards}}',
    ],
    wood: [
      '{count, plural, one {כרטיס עץ אחד} two {שני כרטיסי עץ} other {# כרטיסי עץ}}',
      '{count, plural, one {# wooden card} other {# wooden cards}}',
    ],
    metal: [
      '{count, plural, one {כרטיס מתכת אחד} two {שני כרטיסי מתכת} other {# כרטיסי מתכת}}',
      '{count, plural, one {# metal card} other {# metal cards}}',
    ],
  },
  state: {
    pending_payment: ['מחכה לתשלום', 'Waiting for payment'],
    paid: ['אצלנו, בבדיקה', 'With us, being checked'],
    needs_changes: ['צריכה תיקון קטן', 'Needs a small change'],
    approved: ['אושרה להדפסה', 'Approved for printing'],
    in_production: ['בהכנה', 'Being made'],
    encoded: ['מוכנה למשלוח', 'Ready to ship'],
    shipped: ['בדרך אליכם', 'On its way'],
    delivered: ['הגיעה', 'Delivered'],
    delivery_problem: ['בעיה במשלוח', 'Delivery problem'],
    returned: ['חזרה אלינו', 'Returned to us'],
    cancelled: ['בוטלה', 'Cancelled'],
    expired: ['פג תוקפה', 'Expired'],
    refunded: ['הכסף הוחזר', 'Refunded'],
  },
});
