import { texts } from '#i18n/texts.ts';

/** Texts for payment methods: choosing one, entering a new one, and the bank's challenge. */
export const payingTexts = texts('paying', {
  brand: {
    visa: ['ויזה', 'Visa'],
    mastercard: ['מאסטרקארד', 'Mastercard'],
    amex: ['אמריקן אקספרס', 'American Express'],
    isracard: ['ישראכרט', 'Isracard'],
    diners: ['דיינרס', 'Diners Club'],
    other: ['כרטיס אשראי', 'Card'],
  },
  method: {
    ending: ['ספרות אחרונות', 'ending in'],
    expiry: ['בתוקף עד', 'Expires'],
    soon: ['עומד לפוג', 'Expiring soon'],
    over: ['פג תוקף', 'Expired'],
  },
  picker: {
    label: ['באיזה כרטיס לשלם?', 'Which card would you like to pay with?'],
    newMethod: ['כרטיס אחר', 'Another card'],
    loading: ['טוענים את הכרטיסים שלכם', 'Loading your cards'],
    failed: ['לא הצלחנו לטעון את הכרטיסים שלכם', 'We could not load your cards'],
    stillLoading: ['עוד רגע, הכרטיסים שלכם נטענים.', 'One moment, your cards are loading.'],
    noneChosen: [
      'לא נבחר כרטיס שמור. בחרו כרטיס מהרשימה או הזינו כרטיס אשראי חדש.',
      'No saved card is selected. Choose a card from the list or enter a new one.',
    ],
    over: ['תוקף הכרטיס הזה פג. בחרו כרטיס אחר.', 'This card has expired. Choose another one.'],
  },
  demo: {
    title: ['בחשבון ההדגמה לא מוסיפים כרטיס אשראי', 'The demo account takes no new cards'],
    text: ['בחשבון משלכם זה לוקח דקה.', 'In an account of your own it takes a minute.'],
    register: ['לפתיחת חשבון', 'Open an account'],
  },
  card: {
    label: ['פרטי הכרטיס', 'Card details'],
    save: ['לזכור את הכרטיס לפעם הבאה', 'Remember this card for next time'],
    loading: ['טוענים את שדות הכרטיס', 'Loading the card fields'],
    failed: ['לא הצלחנו לטעון את שדות הכרטיס', 'We could not load the card fields'],
    notReady: ['עוד רגע, שדות הכרטיס נטענים.', 'One moment, the card fields are loading.'],
    notSaved: ['לא הצלחנו לשמור את הכרטיס', 'We could not save the card'],
    safe: [
      'המספר המלא נשמר רק אצל חברת הסליקה. אצלנו נשמרות רק ארבע הספרות האחרונות והתוקף.',
      'Only the payment provider keeps the full number. We keep just its last four digits and expiry date.',
    ],
    testTitle: ['מצב ניסיון: לא יורד כסף אמיתי', 'Test mode: no real money moves'],
    testText: [
      'הכרטיס הזה תמיד מאושר, עם כל שם, תוקף עתידי ו־CVV:',
      'This card always goes through, with any name, CVV and future expiry date:',
    ],
    testLink: ['לכל כרטיסי הניסיון', 'See all test cards'],
  },
  problem: {
    number: ['מספר הכרטיס לא תקין', 'The card number is not valid'],
    name: ['השם שעל הכרטיס לא תקין', 'The name on the card is not valid'],
    expiry: ['תוקף הכרטיס לא תקין או שפג', 'The expiry date is not valid or has passed'],
    cvv: ['קוד האבטחה (CVV) לא תקין', 'The security code (CVV) is not valid'],
    declined: ['חברת האשראי לא אישרה את הכרטיס. נסו כרטיס אחר.', 'The card was not approved. Try another card.'],
    challenge: [
      'הכרטיס לא אומת. נסו שוב או בחרו כרטיס אחר.',
      'The card could not be verified. Try again or choose another card.',
    ],
    other: ['לא הצלחנו לבדוק את הכרטיס. נסו שוב בעוד רגע.', 'We could not check the card. Try again in a moment.'],
  },
  challenge: {
    title: ['הבנק מבקש אישור', 'Your bank is asking for your approval'],
    text: [
      'אשרו את התשלום מול הבנק שלכם. בלי האישור לא מחייבים.',
      'Approve the payment with your bank. Nothing is charged without it.',
    ],
    waiting: ['מחכים לאישור מהבנק', 'Waiting for your bank’s approval'],
    waitingText: [
      'החלון של הבנק נפתח מעל העמוד. אשרו בו את התשלום.',
      'Your bank’s window opens over this page. Approve the payment there.',
    ],
    failed: ['לא הצלחנו לפתוח את החלון של הבנק', 'We could not open your bank’s window'],
    failedText: [
      'בדקו את החיבור לאינטרנט. עוד לא חייבנו אתכם.',
      'Check your internet connection. Nothing has been charged yet.',
    ],
    retry: ['לנסות שוב', 'Try again'],
    later: ['לא עכשיו', 'Not now'],
  },
  add: {
    title: ['כרטיס אשראי חדש', 'New payment card'],
    text: [
      'נשמור אותו לתשלומים הבאים. לא נחייב אותו עכשיו.',
      'We’ll keep it for your next payments. Nothing is charged now.',
    ],
    save: ['שמירת הכרטיס', 'Save the card'],
    saved: ['הכרטיס נשמר', 'The card was saved'],
  },
});
