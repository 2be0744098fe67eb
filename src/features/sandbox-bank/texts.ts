import { texts } from '#i18n/texts.ts';

export const paymentDemoTexts = texts('paymentDemo', {
  he: {
    page: 'הדגמת תשלום · נגיעה',
    title: 'משלמים, רק בכאילו',
    lead: 'כך נראה תשלום בנגיעה. שום דבר לא נקנה כאן ושום כסף לא עובר: מעתיקים מספר של כרטיס ניסיון, ממלאים ומשלמים.',
    testNumbers: {
      title: 'כרטיסים לניסיון',
      text: 'לכולם מתאימים כל שם, כל תוקף עתידי וכל CVV של שלוש ספרות.',
      copy: 'העתקת המספר {number}',
      pays: 'התשלום עובר',
      declined: 'הבנק דוחה את החיוב',
      no_funds: 'אין מספיק כסף בחשבון',
      asks_holder: 'הבנק מבקש קודם את אישורכם',
      declines_later: 'נשמר בארנק, אבל כל חיוב נדחה',
    },
    pay: {
      title: 'פרטי התשלום',
      total: 'לתשלום',
      button: 'לתשלום עכשיו',
    },
    challenge: {
      title: 'אישור מול הבנק',
      text: 'בתשלום אמיתי הבנק שלכם הוא ששואל.',
    },
    outcome: {
      paid: { title: 'התשלום עבר', text: 'כך זה נראה כשהכול תקין. לא חויבתם בכלום.' },
      declined: { title: 'הבנק דחה את החיוב', text: 'אפשר לנסות כרטיס אחר.' },
      no_funds: { title: 'אין מספיק כסף בחשבון', text: 'אפשר לנסות כרטיס אחר.' },
      challenge_failed: { title: 'התשלום לא אושר מול הבנק', text: 'אפשר לשלם שוב ולאשר.' },
      expired_card: { title: 'תוקף הכרטיס פג', text: 'אפשר לנסות כרטיס אחר.' },
      cancelled: { title: 'התשלום בוטל', text: 'אפשר להתחיל מחדש.' },
      challenge: { title: 'הבנק מחכה לאישור שלכם', text: 'עד אז לא יקרה כלום.', action: 'לאישור' },
      waiting: {
        title: 'עוד אין תשובה מהבנק',
        text: 'לא מחייבים שוב לפני שיודעים מה קרה. אפשר לבדוק עכשיו.',
        action: 'בדיקה',
      },
    },
    failed: 'התשלום לא יצא לדרך',
  },
  en: {
    page: 'Payment demo · Negia',
    title: 'Pay, just for pretend',
    lead: 'This is what paying on Negia looks like. Nothing is bought here and no money moves: copy the number of a test card, fill in the rest and pay.',
    testNumbers: {
      title: 'Test cards',
      text: 'Any name, any future expiry date and any CVV of three digits will do.',
      copy: 'Copy the number {number}',
      pays: 'The payment goes through',
      declined: 'The bank declines the charge',
      no_funds: 'Not enough money in the account',
      asks_holder: 'The bank asks for your approval first',
      declines_later: 'Saves to the wallet, then every charge is declined',
    },
    pay: {
      title: 'Payment details',
      total: 'To pay',
      button: 'Pay now',
    },
    challenge: {
      title: 'Approval with the bank',
      text: 'In a real payment it is your own bank that asks.',
    },
    outcome: {
      paid: { title: 'Payment went through', text: 'This is how it looks when all is well. You were charged nothing.' },
      declined: { title: 'The bank declined the charge', text: 'You can try another card.' },
      no_funds: { title: 'Not enough money in the account', text: 'You can try another card.' },
      challenge_failed: { title: 'The payment wasn’t approved with the bank', text: 'You can pay again and approve.' },
      expired_card: { title: 'The card has expired', text: 'You can try another card.' },
      cancelled: { title: 'The payment was called off', text: 'You can start over.' },
      challenge: { title: 'The bank waits for your approval', text: 'Nothing happens until then.', action: 'Approve' },
      waiting: {
        title: 'No answer from the bank yet',
        text: 'Nobody is charged again before we know what happened. You can check now.',
        action: 'Check',
      },
    },
    failed: 'The payment didn’t start',
  },
});
