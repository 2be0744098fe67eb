import { texts } from '#i18n/texts.ts';

export const paymentDemoTexts = texts('paymentDemo', {
  page: ['הדגמת תשלום · נגיעה', 'Payment demo · Negia'],
  title: ['משלמים, רק בכאילו', 'Pay, just pretending'],
  lead: [
    'כך נראה תשלום בנגיעה. שום דבר לא נקנה כאן ושום כסף לא עובר: מעתיקים מספר של כרטיס ניסיון, ממלאים ומשלמים.',
    'This is what paying on Negia looks like. Nothing is bought here and no money moves: copy the number of a test card, fill in the rest and pay.',
  ],
  testNumbers: {
    title: ['כרטיסים לניסיון', 'Test cards'],
    text: [
      'לכולם מתאימים כל שם, כל תוקף עתידי וכל CVV של שלוש ספרות.',
      'Any name, any future expiry date and any CVV of three digits will do.',
    ],
    copy: ['העתקת המספר {number}', 'Copy the number {number}'],
    pays: ['התשלום עובר', 'The payment goes through'],
    declined: ['הבנק דוחה את החיוב', 'The bank declines the charge'],
    no_funds: ['אין מספיק כסף בכרטיס', 'Not enough money on the card'],
    asks_holder: ['הבנק מבקש קודם את אישורכם', 'The bank asks for your approval first'],
    declines_later: ['נשמר בארנק, אבל כל חיוב נדחה', 'Saved to the wallet, but every charge is declined'],
  },
  pay: { title: ['פרטי התשלום', 'Payment details'], total: ['לתשלום', 'To pay'], button: ['לשלם עכשיו', 'Pay now'] },
  challenge: {
    title: ['אישור מול הבנק', 'Approval with the bank'],
    text: ['בתשלום אמיתי הבנק שלכם הוא ששואל.', 'In a real payment it is your own bank that asks.'],
  },
  outcome: {
    paid: {
      title: ['התשלום עבר', 'Payment went through'],
      text: [
        'כך זה נראה כשהכול תקין. לא חויבתם בכלום.',
        'This is how it looks when everything works. You weren’t charged.',
      ],
    },
    declined: {
      title: ['הבנק דחה את החיוב', 'The bank declined the charge'],
      text: ['אפשר לנסות כרטיס אחר.', 'You can try another card.'],
    },
    no_funds: {
      title: ['אין מספיק כסף בכרטיס', 'Not enough money on the card'],
      text: ['אפשר לנסות כרטיס אחר.', 'You can try another card.'],
    },
    challenge_failed: {
      title: ['התשלום לא אושר מול הבנק', 'The payment wasn’t approved by your bank'],
      text: ['אפשר לשלם שוב ולאשר.', 'You can pay again and approve.'],
    },
    expired_card: {
      title: ['תוקף הכרטיס פג', 'The card has expired'],
      text: ['אפשר לנסות כרטיס אחר.', 'You can try another card.'],
    },
    cancelled: {
      title: ['התשלום בוטל', 'The payment was cancelled'],
      text: ['אפשר להתחיל מחדש.', 'You can start over.'],
    },
    challenge: {
      title: ['הבנק מחכה לאישור שלכם', 'The bank is waiting for your approval'],
      text: ['עד אז לא יקרה כלום.', 'Nothing happens until then.'],
      action: ['לאישור', 'Approve'],
    },
    waiting: {
      title: ['עוד אין תשובה מהבנק', 'No answer from the bank yet'],
      text: [
        'לא מחייבים שוב לפני שיודעים מה קרה. אפשר לבדוק עכשיו.',
        'No one is charged again before we know what happened. You can check now.',
      ],
      action: ['בדיקה', 'Check'],
    },
  },
  failed: ['התשלום לא יצא לדרך', 'The payment didn’t start'],
});
