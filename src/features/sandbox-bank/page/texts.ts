import { texts } from '#i18n/texts.ts';

export const bankTexts = texts('bank', {
  name: ['בנק הניסיון', 'The test bank'],
  note: ['זה בנק ניסיון, ולא עובר כאן כסף.', 'This is a test bank, and no money moves here.'],
  closed: [
    'באתר הזה משלמים בכסף אמיתי, ולכן בנק הניסיון סגור.',
    'This site takes real payments, so the test bank is closed.',
  ],
  fields: {
    title: ['פרטי כרטיס האשראי', 'Card details'],
    number: ['מספר כרטיס', 'Card number'],
    name: ['השם שעל הכרטיס', 'Name on the card'],
    expiry: ['תוקף', 'Expiry date'],
    month: ['חודש תפוגה', 'Expiry month'],
    monthShort: ['חודש', 'MM'],
    year: ['שנת תפוגה', 'Expiry year'],
    yearShort: ['שנה', 'YYYY'],
    cvv: ['CVV', 'CVV'],
    script: ['כדי לשלם צריך להפעיל JavaScript בדפדפן.', 'Paying needs JavaScript in your browser.'],
  },
  errors: {
    empty: ['צריך למלא', 'Required'],
    number: ['מספר הכרטיס לא תקין', 'This card number isn’t valid'],
    name: ['השם לא תקין', 'This name isn’t valid'],
    expiry: ['התוקף לא תקין, או שפג', 'The expiry date isn’t valid or has passed'],
    cvv: ['קוד ה־CVV לא תקין', 'This CVV isn’t valid'],
    lost: [
      'הבנק לא עונה. בדקו את החיבור לרשת ונסו שוב.',
      'The bank isn’t responding. Check your connection and try again.',
    ],
    tooMany: ['היו כאן הרבה ניסיונות. חכו כמה דקות ונסו שוב.', 'Too many attempts. Wait a few minutes and try again.'],
  },
  challenge: {
    title: ['רק לוודא שזה אתם', 'Just making sure it’s you'],
    text: [
      'הבנק מבקש את אישורכם לפני שהתשלום עובר.',
      'Your bank is asking you to approve this payment before it goes through.',
    ],
    to: ['בית העסק', 'To'],
    amount: ['סכום', 'Amount'],
    shop: ['נגיעה', 'Negia'],
    demo: ['הדגמת התשלום', 'Payment demo'],
    approve: ['לאשר את התשלום', 'Approve the payment'],
    refuse: ['לא לאשר', 'Don’t approve'],
    paid: ['התשלום אושר', 'Payment approved'],
    declined: ['התשלום לא אושר', 'Payment not approved'],
    over: ['התשלום הזה כבר לא ממתין לאישור', 'This payment is no longer waiting for approval'],
    back: ['אפשר לחזור לעמוד התשלום.', 'You can go back to the payment page.'],
    gone: ['לא מצאנו את התשלום הזה', 'We couldn’t find this payment'],
  },
});
