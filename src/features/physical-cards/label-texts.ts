import { texts } from '#i18n/texts.ts';

/** Names of materials, delivery methods and states, as shown to owners. */
export const physicalCardLabelTexts = texts('cardWords', {
  material: { pvc: ['PVC', 'PVC'], wood: ['עץ', 'Wood'], metal: ['מתכת', 'Metal'] },
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
  delivery: {
    post: ['דואר עד הבית', 'Post, to your door'],
    pickup: ['נקודת איסוף', 'Pick-up point'],
    express: ['משלוח מהיר עד הבית', 'Express delivery to your door'],
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
  promise: {
    day: ['הגעה משוערת: {day}', 'Should arrive on {day}'],
    days: ['הגעה משוערת: בין {from} ל־{to}', 'Should arrive between {from} and {to}'],
  },
  ordered: ['מה הזמנתם', 'What you ordered'],
  paid: ['שולם', 'Paid'],
  sentTo: ['לאן', 'Delivered to'],
  arrives: ['הגעה משוערת', 'Should arrive by'],
  track: ['איפה המשלוח?', 'Where is it?'],
  number: ['מספר מעקב', 'Tracking number'],
  shippedWith: ['משלוח עם', 'Shipped with'],
  trackAction: ['למעקב אחרי המשלוח', 'Track the delivery'],
  carrier: {
    israel_post: ['דואר ישראל', 'Israel Post'],
    ups: ['UPS', 'UPS'],
    dhl: ['DHL', 'DHL'],
    fedex: ['FedEx', 'FedEx'],
    hfd: ['HFD', 'HFD'],
    cheetah: ['צ׳יטה', 'Cheetah'],
    own: ['השליח שלנו', 'Our courier'],
  },
  front: ['חזית הכרטיס: {name}', 'The front of the card: {name}'],
});
