import { texts } from '#i18n/texts.ts';

export const contactTexts = texts('contact', {
  head: {
    title: ['יצירת קשר · נגיעה', 'Contact · Negia'],
    description: [
      'כתבו לצוות נגיעה בכל שאלה: כרטיסים, תשלומים, סיסמה, נגישות ופרטיות. עונים תוך יום עסקים אחד.',
      'Write to the Negia team about anything: cards, payments, passwords, accessibility, privacy. We answer within one business day.',
    ],
  },
  badge: ['עונים תוך יום עסקים אחד', 'Answers within one business day'],
  title: ['דברו איתנו', 'Talk to us'],
  lead: [
    'שאלה, תקלה, רעיון או סתם משהו שלא הסתדר: כתבו, ואדם אמיתי יקרא ויענה.',
    'A question, a problem, an idea, or something that just didn’t work: write, and a real person will read it and answer.',
  ],
  topics: {
    question: ['שאלה כללית', 'A general question'],
    cards: ['כרטיסי NFC והזמנות', 'NFC cards and orders'],
    payments: ['תשלומים, חשבוניות ומנוי', 'Payments, invoices and subscription'],
    password: ['סיסמה וכניסה לחשבון', 'Password and signing in'],
    accessibility: ['נגישות', 'Accessibility'],
    privacy: ['פרטיות ומידע אישי', 'Privacy and personal data'],
    other: ['נושא אחר', 'Something else'],
  },
  form: {
    title: ['כתבו לנו', 'Write to us'],
    name: ['שם', 'Name'],
    email: ['מייל לתשובה', 'Email for our reply'],
    topic: ['באיזה נושא?', 'What is it about?'],
    message: ['ההודעה שלכם', 'Your message'],
    messageHint: [
      'אם משהו לא עבד, כתבו מה ניסיתם לעשות ומה קרה. זה עוזר לנו לענות כבר בפעם הראשונה.',
      'If something didn’t work, tell us what you tried and what happened. It helps us answer right away.',
    ],
    missing: {
      name: ['איך קוראים לכם?', 'What is your name?'],
      email: ['לאיזה מייל לענות לכם?', 'Which address should we answer?'],
      message: ['כתבו לנו במה אפשר לעזור', 'Tell us how we can help'],
    },
    remaining: [
      '{count, plural, one {נשאר תו אחד} two {נשארו שני תווים} other {נשארו # תווים}}',
      '{count, plural, one {# character left} other {# characters left}}',
    ],
    account: ['הפנייה תישלח מהחשבון שלכם:', 'Sent from your account:'],
    accountAnswer: ['התשובה תחכה לכם בצ׳אט התמיכה.', 'Our reply will be waiting for you in the support chat.'],
    demo: [
      'אתם בחשבון ההדגמה, אז התשובה תגיע למייל שתכתבו כאן.',
      'You are in the demo account, so our answer goes to the address you give here.',
    ],
    send: ['שליחה', 'Send'],
    trap: ['אל תמלאו את השדה הזה', 'Leave this field empty'],
    failed: ['ההודעה לא נשלחה', 'The message was not sent'],
    saved: [
      'מה שכתבתם נשמר כאן. אפשר גם לכתוב לנו במייל.',
      'What you wrote is still here. You can also write to us by email.',
    ],
    noScript: [
      'כדי לשלוח מכאן צריך JavaScript. אפשר גם פשוט לכתוב לנו במייל:',
      'Sending from here needs JavaScript. You can simply write to us by email:',
    ],
  },
  privacy: {
    guest: [
      'השם, המייל וההודעה משמשים אותנו רק כדי לענות לכם, ונמחקים אחרי שנה לכל היותר. אין חובה חוקית למסור אותם, אבל בלעדיהם לא נוכל לחזור אליכם.',
      'We use your name, address and message only to answer you, and delete them after a year at the latest. The law does not oblige you to give them, but without them we cannot get back to you.',
    ],
    account: [
      'מה שתכתבו נשמר בשיחת התמיכה של החשבון שלכם, ומשמש אותנו רק כדי לענות לכם.',
      'What you write is kept in the support conversation of your account, and used only to answer you.',
    ],
    link: ['מדיניות הפרטיות', 'Privacy policy'],
  },
  done: {
    title: ['קיבלנו, תודה!', 'Got it, thank you!'],
    mail: [
      'נקרא את ההודעה ונענה תוך יום עסקים אחד, למייל הזה:',
      'We will read it and answer within one business day, to this address:',
    ],
    spam: ['לא רואים תשובה? הציצו גם בתיקיית הספאם.', 'Don’t see a reply? Check your spam folder too.'],
    ticket: [
      'פתחנו לכם שיחה עם התמיכה. נענה תוך יום עסקים אחד, והתשובה תחכה לכם בצ׳אט. אם לא תהיו כאן, נשלח גם מייל.',
      'We opened a conversation with support for you. We answer within one business day, and our reply will be waiting in the chat. If you are away, we’ll send an email too.',
    ],
    openChat: ['פתיחת השיחה', 'Open the conversation'],
    again: ['כתיבת הודעה נוספת', 'Write another message'],
  },
  password: {
    title: ['שכחתם סיסמה?', 'Forgot your password?'],
    text: [
      'לא צריך לחכות לנו. כתבו את המייל שאיתו נרשמתם, ונשלח אליו קישור לבחירת סיסמה חדשה.',
      'No need to wait for us. Enter the email you registered with, and we will send a link to choose a new password.',
    ],
    loading: ['טוענים את הטופס', 'Loading the form'],
    elsewhere: ['לעמוד איפוס הסיסמה', 'To the password reset page'],
    sent: ['בדקו את תיבת המייל', 'Check your inbox'],
    again: ['שליחה חוזרת', 'Send again'],
    signedIn: [
      'אתם כבר מחוברים. את הסיסמה מחליפים בהגדרות החשבון.',
      'You are already signed in. You can change your password in your account settings.',
    ],
    account: ['להחלפת הסיסמה', 'Change the password'],
  },
  expect: {
    title: ['מה קורה אחרי השליחה', 'What happens next'],
    read: ['מישהו מהצוות קורא. לא בוט.', 'Someone on our team reads it. Not a bot.'],
    answer: [
      'עונים תוך יום עסקים אחד, בימים ראשון עד חמישי.',
      'We answer within one business day, Sunday to Thursday.',
    ],
    where: [
      'מי שמחובר מקבל תשובה בצ׳אט התמיכה. מי שלא, במייל.',
      'If you are signed in, the answer comes in the support chat. If not, by email.',
    ],
  },
  channels: {
    title: ['דרכים נוספות', 'Other ways'],
    help: ['מרכז העזרה', 'Help centre'],
    helpText: ['תשובות לשאלות הנפוצות, עם חיפוש', 'Answers to common questions, with search'],
    chat: ['צ׳אט התמיכה', 'Support chat'],
    chatText: [
      'לבעלי חשבון: השיחה שלכם איתנו, בכל עמוד באתר',
      'With an account: your conversation with us, on every page',
    ],
    password: ['שכחתם סיסמה?', 'Forgot your password?'],
    passwordText: ['קישור חדש מגיע למייל תוך רגע', 'A new link reaches your inbox in a moment'],
    mail: ['מייל', 'Email'],
    phone: ['טלפון', 'Phone'],
    whatsapp: ['וואטסאפ', 'WhatsApp'],
    hours: ['שעות המענה', 'When we answer'],
    address: ['כתובת לדואר', 'Postal address'],
    accessibility: ['נגישות', 'Accessibility'],
    accessibilityText: [
      'ההצהרה, והדרך לפנות לרכז/ת הנגישות',
      'Our statement, and how to reach the accessibility coordinator',
    ],
  },
});
