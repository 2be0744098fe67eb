import { texts } from '#i18n/texts.ts';

/** Texts of the payment page and of its result. */
export const buyingTexts = texts('buying', {
  title: ['תשלום', 'Checkout'],
  backToOrder: ['חזרה להזמנה', 'Back to the order'],
  backToPlans: ['חזרה לחבילות', 'Back to the plans'],
  loading: ['בודקים את המחיר', 'Checking the price'],
  summary: {
    title: ['סיכום הזמנה', 'Order summary'],
    cycle: ['איך תרצו לשלם?', 'How would you like to pay?'],
    monthly: ['חודשי', 'Monthly'],
    yearly: ['שנתי', 'Yearly'],
    perMonth: ['לחודש', 'a month'],
    perYear: ['לשנה', 'a year'],
    saving: ['חוסכים {percent}%', 'Save {percent}%'],
    total: ['לתשלום היום', 'Due today'],
    vat: ['מתוכם מע״מ {rate}%', 'Including {rate}% VAT'],
    times: ['כמות: {count}', 'Quantity: {count}'],
  },
  coupon: {
    have: ['יש לי קוד קופון', 'I have a coupon code'],
    label: ['קוד קופון', 'Coupon code'],
    apply: ['החלה', 'Apply'],
    wrong: ['קוד הוא {min} עד {max} אותיות באנגלית או ספרות', 'A code is {min} to {max} Latin letters or digits'],
    applied: ['הקופון {code} הופעל', 'Coupon {code} applied'],
    remove: ['הסרה', 'Remove'],
    of: ['קופון {code}', 'Coupon {code}'],
    renewal: [
      'הקופון הוא לתשלום הזה בלבד. אם המנוי יתחדש, החידוש יהיה במחיר המלא: {amount}.',
      'The coupon is for this payment only. If the subscription renews, it renews at the full price: {amount}.',
    ],
  },
  next: {
    title: ['מה קורה אחר כך', 'What happens next'],
    trial: [
      '{days, plural, one {נשאר לכם עוד יום ניסיון, והוא לא הולך לאיבוד} two {נשארו לכם עוד יומיים של ניסיון, והם לא הולכים לאיבוד} other {נשארו לכם עוד # ימי ניסיון, והם לא הולכים לאיבוד}}: התקופה ששילמתם עליה מתחילה ב־{at, date, long}.',
      '{days, plural, one {Your last trial day is not lost} other {Your # trial days are not lost}}: the period you pay for starts on {at, date, long}.',
    ],
    upgrade: [
      'השדרוג נכנס לתוקף מיד. מה שלא ניצלתם מהתקופה הנוכחית כבר ירד מהמחיר.',
      'The upgrade takes effect immediately. What you have not used of the current period is already deducted from the price.',
    ],
    trialUpgrade: [
      'התקופה ששילמתם עליה מתחילה ב־{at, date, long}, אחרי ימי הניסיון. מה ששילמתם על החבילה הקודמת כבר ירד מהמחיר.',
      'The period you pay for starts on {at, date, long}, after your trial days. What you paid for the former plan is already deducted from the price.',
    ],
    complimentary: [
      'החבילה הזאת שלכם במתנה עד {at, date, long}. התקופה ששילמתם עליה מתחילה רק אז.',
      'This plan is yours as a gift until {at, date, long}. The period you pay for starts only then.',
    ],
    complimentaryUpgrade: [
      'התקופה ששילמתם עליה מתחילה ב־{at, date, long}, אחרי המתנה. מה ששילמתם על החבילה הקודמת כבר ירד מהמחיר.',
      'The period you pay for starts on {at, date, long}, after your gift. What you paid for the former plan is already deducted from the price.',
    ],
    until: ['המנוי בתוקף עד {at, date, long}.', 'Your subscription runs until {at, date, long}.'],
    renews: ['החיוב הבא: {amount} ב־{at, date, long}.', 'Next charge: {amount} on {at, date, long}.'],
    ends: ['המנוי מסתיים מעצמו, ולא נחייב אתכם שוב.', 'It ends automatically, and we will not charge you again.'],
    choose: [
      'בזמן התשלום תבחרו אם המנוי יתחדש. בלי הסכמה שלכם לא נחייב שוב.',
      'When you pay, you choose whether it renews. Without your consent we never charge again.',
    ],
    physicalCardsDay: ['הגעה משוערת: {to}, אם תשלמו היום.', 'Should arrive on {to}, if you pay today.'],
    physicalCardsDays: [
      'הגעה משוערת: בין {from} ל{to}, אם תשלמו היום.',
      'Should arrive between {from} and {to}, if you pay today.',
    ],
    physicalCardsUpdates: [
      'נעדכן אתכם בכל שלב, עד שהם אצלכם.',
      'We keep you posted at every step until they are with you.',
    ],
    physicalCardsOnce: [
      'זה תשלום חד־פעמי. לא נחייב אתכם שוב.',
      'This is a one-time payment. We will not charge you again.',
    ],
  },
  form: {
    title: ['פרטי תשלום', 'Payment details'],
    consentOn: [
      'מעולה, לא תצטרכו לזכור. אפשר לבטל בכל רגע בארנק, בשתי לחיצות.',
      'Great, nothing to remember. Cancel at any time in the wallet, in two clicks.',
    ],
    consentOff: [
      'בלי סימון, זה תשלום חד־פעמי: המנוי יסתיים מעצמו ב־{at, date, long}, ולא נחייב אתכם שוב.',
      'Unticked, this is a one-time payment: the subscription ends automatically on {at, date, long}, and we will not charge you again.',
    ],
    invoice: [
      'חשבונית מס/קבלה תישמר בארנק ותישלח לכתובת המייל שלכם.',
      'A tax invoice/receipt is saved in your wallet and sent to your email address.',
    ],
    invoiceLink: ['על שם מי החשבונית?', 'Who is the invoice made out to?'],
    pay: ['לתשלום', 'Pay'],
    busy: ['התשלום נשלח. חכו כאן רגע', 'The payment was sent. Wait here a moment'],
    physicalCardsNote: [
      'המחיר כולל מע״מ ומשלוח. אפשר לבטל בלי עלות ולקבל את כל הכסף חזרה, עד שמתחילים להכין את הכרטיסים.',
      'The price includes VAT and delivery. Cancelling is free, and you get all your money back, until we start making the cards.',
    ],
    small: [
      'המחיר כולל מע״מ. אפשר לבטל תוך 14 יום ולקבל החזר על הימים שנשארו, פחות דמי ביטול של 5% או ₪100, הנמוך מביניהם.',
      'The price includes VAT. You can cancel within 14 days for a refund of the remaining days, less a fee of 5% or ₪100, whichever is lower.',
    ],
  },
  visitor: {
    title: ['עוד צעד קטן לפני התשלום', 'One small step before paying'],
    text: [
      'כדי לשלם צריך חשבון. ההרשמה לוקחת חצי דקה, ואחריה אתם ממשיכים בדיוק מכאן.',
      'You need an account to pay. Registering takes half a minute, and then you continue right from here.',
    ],
    register: ['הרשמה', 'Register'],
    login: ['כבר יש לי חשבון', 'I already have an account'],
  },
  demo: {
    title: ['בחשבון ההדגמה לא משלמים', 'There are no payments in the demo'],
    text: [
      'כאן רק מתרשמים, בלי כסף. רוצים את החבילה? פתחו חשבון משלכם והמשיכו בדיוק מכאן.',
      'The demo is for looking around, without money. Want the plan? Open an account of your own and continue right from here.',
    ],
    cards: [
      'כאן רק מתרשמים, בלי כסף. רוצים כרטיס משלכם? פתחו חשבון, ותוכלו לעצב ולהזמין.',
      'The demo is for looking around, without money. Want a card of your own? Open an account, and you can design and order one.',
    ],
    register: ['לפתיחת חשבון', 'Open an account'],
  },
  failed: {
    network: ['אין חיבור לאינטרנט', 'No internet connection'],
    networkText: [
      'לא קיבלנו תשובה. לחצו שוב כשהחיבור יחזור: זה אותו תשלום, ולא תחויבו פעמיים.',
      'We got no answer. Click again when you are back online: it is the same payment, and you will not be charged twice.',
    ],
    server: ['משהו השתבש אצלנו', 'Something went wrong on our side'],
    serverText: [
      'לא ברור אם התשלום עבר. לחצו שוב: זה אותו תשלום, ולא תחויבו פעמיים.',
      'It is not clear whether the payment went through. Click again: it is the same payment, and you will not be charged twice.',
    ],
    price: ['המחיר השתנה', 'The price has changed'],
    order: ['יש תשלום שכבר בדרך', 'A payment is already in progress'],
    toOrder: ['לבדוק מה קורה איתו', 'Check its status'],
    other: ['התשלום לא נשלח', 'The payment was not sent'],
  },
  unknown: {
    title: ['מה תרצו לקנות?', 'What would you like to buy?'],
    text: [
      'לא מצאנו את מה שחיפשתם. בחרו חבילה ונמשיך משם.',
      'We could not find what you were looking for. Choose a plan and continue from there.',
    ],
    plans: ['לכל החבילות', 'See all plans'],
    cards: [
      'לא מצאנו את ההזמנה. אולי היא שייכת לחשבון אחר.',
      'We could not find this order. It may belong to another account.',
    ],
    toCards: ['לכרטיסי ה־NFC', 'To NFC cards'],
  },
  refused: {
    title: ['אין כאן מה לשלם עכשיו', 'Nothing to pay here now'],
    plans: ['למנוי ולחבילות', 'Subscription and plans'],
    wallet: ['לארנק שלי', 'To my wallet'],
    card: ['לפרטי ההזמנה', 'To the order'],
  },
  order: {
    bought: ['מה קניתם', 'What you bought'],
    chosen: ['מה בחרתם', 'What you chose'],
    cardOrder: ['הזמנת כרטיסים {id}', 'Card order {id}'],
    loading: ['בודקים מה קורה עם התשלום', 'Checking the status of the payment'],
    missing: ['לא מצאנו את ההזמנה', 'We could not find this order'],
    missingText: [
      'אולי היא שייכת לחשבון אחר. כל התשלומים שלכם מחכים בארנק.',
      'It may belong to another account. All your payments are in your wallet.',
    ],
    wallet: ['לארנק', 'To the wallet'],
    paid: ['התשלום התקבל, תודה!', 'Payment received, thank you!'],
    paidText: ['הכול כבר פתוח בשבילכם.', 'Everything is already open to you.'],
    paidAfter: {
      trial: [
        'תקופת הניסיון נמשכת כרגיל, והמנוי ששילמתם עליו מתחיל ב־{at, date, long}.',
        'Your trial continues as usual, and the subscription you paid for starts on {at, date, long}.',
      ],
      complimentary: [
        'המתנה נמשכת כרגיל, והמנוי ששילמתם עליו מתחיל ב־{at, date, long}.',
        'Your gift continues as usual, and the subscription you paid for starts on {at, date, long}.',
      ],
    },
    paidInvoice: ['החשבונית כאן, ותמיד גם בארנק.', 'The invoice is here, and always in your wallet.'],
    cardsPaid: ['ההזמנה התקבלה!', 'Order received!'],
    cardsPaidText: [
      'התשלום התקבל, תודה. אנחנו עוברים על העיצוב ומתחילים להכין. החשבונית כאן, ותמיד גם בארנק.',
      'Payment received, thank you. We check the design and start making the cards. The invoice is here, and always in your wallet.',
    ],
    cardsFollow: ['למעקב אחרי ההזמנה', 'Track the order'],
    cardsOrder: ['לפרטי ההזמנה', 'To the order'],
    cardsAll: ['לכרטיסי ה־NFC', 'To NFC cards'],
    sum: ['שילמתם', 'You paid'],
    amount: ['הסכום', 'Amount'],
    invoiceLink: ['להורדת חשבונית {number}', 'Download invoice {number}'],
    dashboard: ['ללוח הבקרה', 'To the dashboard'],
    cards: ['לכרטיסים שלי', 'To my cards'],
    processing: ['התשלום בדרך', 'The payment is in progress'],
    processingText: [
      'מחכים לתשובה מחברת האשראי. בדרך כלל זה עניין של שניות, ולא תחויבו פעמיים.',
      'We are waiting for the card company. It usually takes seconds, and you will not be charged twice.',
    ],
    processingLeave: [
      'אפשר לסגור את העמוד: נעדכן אתכם בהתראה.',
      'You can close this page: we will send you a notification.',
    ],
    offline: [
      'אין חיבור כרגע. נבדוק שוב מיד כשיחזור.',
      'You are offline. We will check again as soon as you are back online.',
    ],
    check: ['בדיקה עכשיו', 'Check now'],
    challenge: ['הבנק מחכה לאישור שלכם', 'Your bank is waiting for your approval'],
    challengeText: [
      'פתחו את החלון של הבנק ואשרו את התשלום. רוצים לשלם בכרטיס אשראי אחר? דחו שם את התשלום, ותוכלו לבחור כרטיס אחר.',
      'Open your bank’s window and approve the payment. Prefer another card? Decline the payment there, and you can choose another one.',
    ],
    challengeOpen: ['להמשך האישור', 'Continue to the approval'],
    declined: ['התשלום לא עבר', 'The payment did not go through'],
    notCharged: ['לא חויבתם.', 'You were not charged.'],
    again: ['לנסות כרטיס אשראי אחר', 'Try another payment card'],
    expired: ['התשלום לא הושלם בזמן', 'The payment was not completed in time'],
    expiredText: [
      'חיכינו לאישור והוא לא הגיע, אז סגרנו את ההזמנה. לא חויבתם.',
      'We waited for the approval and it did not come, so the order is closed. You were not charged.',
    ],
    restart: ['התחלה מחדש', 'Start again'],
    refunded: ['החזרנו לכם את הכסף', 'We refunded you'],
    refundedText: [
      'התשלום עבר, אבל כבר לא היה אפשר להשלים את ההזמנה. כל הסכום בדרך חזרה לכרטיס האשראי שלכם.',
      'The payment went through, but the order could no longer be completed. The full amount is on its way back to your payment card.',
    ],
    cardsRefundedText: [
      'הזמנת הכרטיסים בוטלה. הכסף בדרך חזרה לכרטיס האשראי ששילמתם בו.',
      'This card order was cancelled. The money is on its way back to the payment card you used.',
    ],
  },
  reason: {
    declined: [
      'חברת האשראי לא אישרה את החיוב. נסו כרטיס אשראי אחר, או בררו איתה מה קרה.',
      'The card company did not approve the charge. Try another card, or ask them what happened.',
    ],
    no_funds: [
      'אין בכרטיס מסגרת מספיקה לסכום הזה. נסו כרטיס אשראי אחר.',
      'The card does not have enough credit for this amount. Try another card.',
    ],
    expired_card: ['תוקף הכרטיס פג. נסו כרטיס אשראי אחר.', 'The card has expired. Try another card.'],
    challenge_failed: [
      'התשלום לא אושר מול הבנק. נסו שוב ואשרו, או בחרו כרטיס אשראי אחר.',
      'The payment was not approved by your bank. Try again and approve it, or choose another card.',
    ],
    wrong_details: [
      'אחד מפרטי הכרטיס לא נכון. הזינו אותם שוב.',
      'One of the card’s details is wrong. Enter them again.',
    ],
    method_gone: [
      'כרטיס האשראי הזה כבר לא שמור אצלנו. בחרו כרטיס אחר.',
      'This card is no longer saved with us. Choose another one.',
    ],
    other: [
      'חברת האשראי לא ציינה את הסיבה. נסו כרטיס אשראי אחר.',
      'The card company did not say why. Try another card.',
    ],
  },
});
