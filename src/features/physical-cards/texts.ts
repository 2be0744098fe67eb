import { texts } from '#i18n/texts.ts';

/** Messages of the physical card endpoints, and the line texts of their invoices. */
export const physicalCardsTexts = texts('physicalCards', {
  priceChanged: [
    'המחיר השתנה בינתיים. בדקו את הסכום החדש ושלחו שוב.',
    'The price has changed in the meantime. Check the new amount and send again.',
  ],
  quantity: {
    invalid: ['כמה כרטיסים? צריך כאן מספר שלם, אחד לפחות', 'How many cards? Enter a whole number, at least one'],
    max: ['עד 50 כרטיסים בהזמנה אחת', 'Up to 50 cards in one order'],
  },
  delivery: { missing: ['בחרו איך הכרטיסים יגיעו אליכם', 'Choose how the cards should reach you'] },
  address: {
    recipient: ['על שם מי המשלוח?', 'Whose name goes on the parcel?'],
    phone: ['צריך טלפון, כדי שנמצא אתכם כשהמשלוח מגיע', 'A phone number is needed, to reach you when it arrives'],
    city: ['לאיזו עיר או יישוב?', 'Which city or village?'],
    street: [
      'באיזה רחוב? ביישוב בלי רחובות כתבו את שם היישוב',
      'Which street? Where there are none, write the name of the village',
    ],
    house: ['מה מספר הבית?', 'What is the house number?'],
    postcode: [
      'מיקוד הוא שבע ספרות. לא זוכרים? אפשר להשאיר ריק',
      'A postcode has seven digits. Not sure? Leave it empty',
    ],
  },
  point: { missing: ['בחרו נקודת איסוף מהרשימה', 'Choose a pick-up point from the list'] },
  note: { missing: ['כתבו בכמה מילים מה קרה', 'Tell us in a few words what happened'] },
  carrier: { missing: ['בחרו מי מוביל את המשלוח', 'Choose the carrier'] },
  profile: {
    missing: [
      'הכרטיס הדיגיטלי שהעיצוב הזה פותח כבר לא קיים. בחרו אחר בעיצוב ונמשיך',
      'The digital card that this design opens no longer exists. Choose another one in the design',
    ],
  },
  design: {
    stopped: [
      'ככה אי אפשר להדפיס. חזרו לעיצוב, תקנו את מה שמסומן באדום ונמשיך משם',
      'It cannot be printed like this. Go back to the design, fix what is marked in red and continue from there',
    ],
    material: [
      'את החומר אי אפשר להחליף בהזמנה ששולמה. השאירו אותו כמו שהיה',
      'The material of a paid order cannot be changed. Leave it as it was',
    ],
    files: [
      'אחת התמונות בעיצוב כבר לא נמצאת בחשבון שלכם. העלו אותה שוב',
      'One of the pictures in the design is no longer in your account. Upload it again',
    ],
    stale: [
      'העיצוב השתנה בינתיים במקום אחר. בחרו איזו גרסה נשארת',
      'The design was changed elsewhere in the meantime. Choose which version to keep',
    ],
    tooMany: [
      'כבר יש לכם 50 עיצובים. מחקו אחד שלא צריך, ויהיה מקום לחדש',
      'You already have 50 designs. Delete one you do not need to make room',
    ],
  },
  deletion: {
    text: [
      'הזמנה של כרטיסי NFC בדרך אליכם ותגיע כרגיל, אבל הכרטיסים שבה לא יפתחו כרטיס דיגיטלי.',
      'An order of NFC cards is on its way and arrives as usual, but its cards will not open a digital card.',
    ],
    cancellable: [
      'יש לכם הזמנה של כרטיסי NFC. היא תגיע כרגיל, אבל הכרטיסים שבה לא יפתחו כרטיס דיגיטלי. עד שמתחילים להכין אותם אפשר לבטל ולקבל את כל הכסף חזרה.',
      'You have an order of NFC cards. It arrives as usual, but its cards will not open a digital card. Until we start making them, you can cancel and get all your money back.',
    ],
    orders: ['להזמנות שלי', 'My orders'],
  },
  refund: {
    tooMuch: ['אי אפשר להחזיר יותר ממה שנשאר מהתשלום', 'You cannot refund more than what is left of the payment'],
  },
  refused: {
    cancelTooLate: [
      'הכרטיסים שלכם כבר בהכנה, ולכן אי אפשר לבטל. משהו לא בסדר? כתבו לנו',
      'Your cards are already being made, so the order cannot be cancelled. Something wrong? Write to us',
    ],
    notOnTheWay: [
      'אפשר לתקן את פרטי המעקב רק כשההזמנה בדרך',
      'Tracking details can only be corrected while the order is on its way',
    ],
    addressIsFinal: [
      'ההזמנה הזאת כבר לא נשלחת, ולכן אין כתובת לתקן',
      'This order is not sent any more, so there is no address to correct',
    ],
    notWritten: [
      '{missing, plural, one {שבב אחד עוד לא נצרב} two {שני שבבים עוד לא נצרבו} other {# שבבים עוד לא נצרבו}}. אפשר להמשיך כשכולם צרובים',
      '{missing, plural, one {One chip is not written yet} other {# chips are not written yet}}. You can continue when all of them are',
    ],
    pending_payment: ['אי אפשר לעשות את זה עכשיו: ההזמנה מחכה לתשלום', 'Not now: the order is waiting for payment'],
    paid: [
      'אי אפשר לעשות את זה עכשיו: ההזמנה שולמה ומחכה לבדיקה',
      'Not now: the order is paid and waiting to be checked',
    ],
    needs_changes: [
      'אי אפשר לעשות את זה עכשיו: ההזמנה מחכה לתיקון של העיצוב',
      'Not now: the order is waiting for a change to its design',
    ],
    approved: [
      'אי אפשר לעשות את זה עכשיו: העיצוב אושר, וההכנה מתחילה בקרוב',
      'Not now: the design is approved, and the cards are about to be made',
    ],
    in_production: ['אי אפשר לעשות את זה עכשיו: הכרטיסים בהכנה', 'Not now: the cards are being made'],
    encoded: [
      'אי אפשר לעשות את זה עכשיו: הכרטיסים מוכנים ומחכים למשלוח',
      'Not now: the cards are ready and waiting to be shipped',
    ],
    shipped: ['אי אפשר לעשות את זה עכשיו: הכרטיסים כבר בדרך', 'Not now: the cards are on their way'],
    delivered: ['אי אפשר לעשות את זה עכשיו: הכרטיסים כבר הגיעו', 'Not now: the cards have arrived'],
    delivery_problem: [
      'אי אפשר לעשות את זה עכשיו: יש תקלה במשלוח, ואנחנו מטפלים בה',
      'Not now: something went wrong with the delivery, and we are on it',
    ],
    returned: ['אי אפשר לעשות את זה עכשיו: הכרטיסים הוחזרו', 'Not now: the cards were returned'],
    cancelled: ['אי אפשר לעשות את זה עכשיו: ההזמנה בוטלה', 'Not now: the order was cancelled'],
    expired: [
      'אי אפשר לעשות את זה עכשיו: ההזמנה לא שולמה בזמן ונסגרה',
      'Not now: the order was not paid in time, and it is closed',
    ],
    refunded: ['אי אפשר לעשות את זה עכשיו: הכסף על ההזמנה כבר הוחזר', 'Not now: the order was already refunded'],
  },
  line: {
    pvc: ['כרטיס NFC מ־PVC', 'NFC card, PVC'],
    wood: ['כרטיס NFC מעץ', 'NFC card, wood'],
    metal: ['כרטיס NFC ממתכת', 'NFC card, metal'],
    several: {
      pvc: [
        '{count, plural, two {שני כרטיסי NFC מ־PVC} other {# כרטיסי NFC מ־PVC}}',
        '{count, plural, one {# NFC card, PVC} other {# NFC cards, PVC}}',
      ],
      wood: [
        '{count, plural, two {שני כרטיסי NFC מעץ} other {# כרטיסי NFC מעץ}}',
        '{count, plural, one {# NFC card, wood} other {# NFC cards, wood}}',
      ],
      metal: [
        '{count, plural, two {שני כרטיסי NFC ממתכת} other {# כרטיסי NFC ממתכת}}',
        '{count, plural, one {# NFC card, metal} other {# NFC cards, metal}}',
      ],
    },
    discount: ['הנחת החבילה, {percent}%', 'Plan discount, {percent}%'],
    post: ['משלוח בדואר עד הבית', 'Delivery to your door by post'],
    pickup: ['משלוח לנקודת איסוף', 'Delivery to a pick-up point'],
    express: ['משלוח מהיר עד הבית', 'Express delivery to your door'],
  },
});
