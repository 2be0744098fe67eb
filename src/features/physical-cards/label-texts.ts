import { texts } from '#i18n/texts.ts';

/** Names of materials, delivery methods and of what an order says, as shown to owners. */
export const physicalCardLabelTexts = texts('cardWords', {
  material: { pvc: ['PVC', 'PVC'], wood: ['עץ', 'Wood'], metal: ['מתכת', 'Metal'] },
  delivery: {
    post: ['דואר עד הבית', 'Post, to your door'],
    pickup: ['נקודת איסוף', 'Pick-up point'],
    express: ['משלוח מהיר עד הבית', 'Express delivery to your door'],
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
