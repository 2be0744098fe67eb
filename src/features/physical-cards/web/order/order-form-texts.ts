import { texts } from '#i18n/texts.ts';

/** `/physical-cards/order/{designId}`: ordering a design. */
export const physicalOrderTexts = texts('cardOrder', {
  title: ['הזמנת כרטיסים', 'Order cards'],
  back: ['חזרה לכרטיסי ה־NFC', 'Back to NFC cards'],
  loading: ['טוענים את העיצוב', 'Loading the design'],
  failed: ['לא הצלחנו לטעון את ההזמנה', 'We could not load the order'],
  missing: ['לא מצאנו את העיצוב', 'We could not find this design'],
  missingText: [
    'אולי הוא נמחק, או שייך לחשבון אחר. כל העיצובים שלכם מחכים בעמוד כרטיסי ה־NFC.',
    'It may have been deleted, or belong to another account. All your designs are on the NFC cards page.',
  ],
  toCards: ['לכרטיסי ה־NFC', 'To NFC cards'],
  edit: ['עריכת העיצוב', 'Edit the design'],
  unpaid: {
    title: ['כבר יש הזמנה של העיצוב הזה, והיא מחכה לתשלום', 'This design is already ordered, and waits for payment'],
    text: [
      'הזמנה {id}: {cards}, {amount}. אפשר לשלם עליה או לבטל אותה. מה שתזמינו כאן ייפתח כהזמנה נוספת.',
      'Order {id}: {cards}, {amount}. You can pay for it or cancel it. What you order here is another order.',
    ],
    action: ['להזמנה שמחכה', 'To the waiting order'],
  },
  stop: {
    title: ['עדיין אי אפשר להדפיס את העיצוב הזה', 'This design cannot be printed yet'],
    text: [
      '{count, plural, one {יש בו דבר אחד שצריך לתקן} two {יש בו שני דברים שצריך לתקן} other {יש בו # דברים שצריך לתקן}} לפני שמזמינים.',
      '{count, plural, one {There is one thing to fix} other {There are # things to fix}} before you order.',
    ],
    action: ['תיקון העיצוב', 'Fix the design'],
  },
  warn: {
    title: ['כדאי להסתכל עוד פעם על העיצוב', 'The design is worth another look'],
    text: ['אפשר להזמין גם ככה.', 'You can order it as it is.'],
  },
  noProfile: {
    title: ['איזה כרטיס דיגיטלי הוא יפתח?', 'Which digital card should it open?'],
    text: [
      'הכרטיס הדיגיטלי של העיצוב הזה נמחק. בחרו אחר, ואפשר להזמין.',
      'The digital card of this design was deleted. Choose another, and it can be ordered.',
    ],
    action: ['בחירת כרטיס דיגיטלי', 'Choose a digital card'],
  },
  quantity: {
    title: ['כמה כרטיסים?', 'How many cards?'],
    label: ['כמות', 'Quantity'],
    less: ['כרטיס אחד פחות', 'One card fewer'],
    more: ['כרטיס אחד יותר', 'One card more'],
    quote: ['צריכים יותר מ־{max}?', 'Need more than {max}?'],
    quoteAction: ['כתבו לנו ונכין הצעה', 'Write to us for a quote'],
    quoteSubject: ['הצעת מחיר לכרטיסי NFC', 'Quote for NFC cards'],
  },
  delivery: {
    title: ['איך יגיעו?', 'How should they arrive?'],
    post: ['הדוור מביא עד הדלת או לתיבה.', 'Brought to your door or mailbox.'],
    pickup: [
      'נקודת איסוף קרובה אליכם. חברת המשלוחים תודיע לכם כשהמשלוח שם.',
      'A pick-up point near you. The carrier lets you know when the parcel is there.',
    ],
    express: ['שליח עד הדלת, הכי מהר שאפשר.', 'A courier to your door, as fast as possible.'],
  },
  address: {
    title: ['לאן לשלוח?', 'Where should we send it?'],
    pickupTitle: ['למי ולאן?', 'To whom, and where?'],
    recipient: ['שם המקבל או המקבלת', 'Recipient’s name'],
    phone: ['טלפון', 'Phone'],
    phoneHint: ['נתקשר רק אם צריך', 'You get a call only if needed'],
    phoneInvalid: [
      'המספר לא נראה נכון. לדוגמה: 050-123-4567',
      'This number does not look right. For example: 050-123-4567',
    ],
    city: ['עיר או יישוב', 'City or town'],
    street: ['רחוב', 'Street'],
    streetHint: ['אין רחובות ביישוב? כתבו את שם היישוב', 'No streets there? Write the name of the village'],
    house: ['מספר בית', 'House'],
    entrance: ['כניסה', 'Entrance'],
    floor: ['קומה', 'Floor'],
    apartment: ['דירה', 'Apartment'],
    postcode: ['מיקוד', 'Postcode'],
    postcodeHint: ['7 ספרות, אם אתם יודעים', '7 digits, if you know it'],
    notes: ['הערה למשלוח', 'A note for the delivery'],
    privacy: [
      'הפרטים משמשים רק למשלוח ההזמנה הזאת, ומועברים רק לחברת המשלוחים.',
      'Used only to deliver this order, and passed only to the delivery company.',
    ],
  },
  points: {
    label: ['נקודת איסוף', 'Pick-up point'],
    search: ['חיפוש לפי עיר או רחוב', 'Search by city or street'],
    nothing: ['לא מצאנו נקודה כזאת. נסו עיר קרובה.', 'We found no such point. Try a town nearby.'],
    none: ['אין כרגע נקודות איסוף. בחרו דרך אחרת.', 'There are no pick-up points at the moment. Choose another way.'],
    failed: ['לא הצלחנו לטעון את נקודות האיסוף', 'We could not load the pick-up points'],
  },
  summary: {
    title: ['סיכום', 'Summary'],
    saved: ['הנחת החבילה שלכם, {percent}%', 'Your plan’s discount, {percent}%'],
    total: ['סך הכול', 'Total'],
    vat: ['כולל מע״מ', 'VAT included'],
    upsell: [
      'בחבילה ״{name}״ הייתם חוסכים עוד {amount} בהזמנה הזאת.',
      'On the {name} plan you would save another {amount} on this order.',
    ],
    upsellAction: ['לחבילות', 'See plans'],
    submit: ['המשך לתשלום', 'Continue to payment'],
    next: [
      'עוד לא חויבתם: משלמים בעמוד הבא. אפשר לבטל בלי עלות עד שמתחילים להכין.',
      'You have not been charged yet: you pay on the next page. Cancelling is free until we start making them.',
    ],
    code: [
      'בגב כל כרטיס יודפס גם קוד קטן שלנו, בפינה התחתונה.',
      'A small code of ours is also printed on the back of each card, in the lower corner.',
    ],
  },
});
