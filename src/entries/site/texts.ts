import { texts } from '#i18n/texts.ts';

export const siteTexts = texts('site', {
  landing: {
    title: ['נגיעה · כרטיס ביקור דיגיטלי עם NFC', 'Negia · Digital business card with NFC'],
    description: [
      'בונים כרטיס ביקור דיגיטלי בחמש דקות, משתפים בקישור, ב־QR, בוואטסאפ או בנגיעה של כרטיס NFC, ומקבלים פניות. 14 ימי ניסיון חינם.',
      'Create a digital business card in five minutes, share it by link, QR, WhatsApp or a tap of an NFC card, and get leads. 14 days free.',
    ],
  },
  examples: {
    title: ['כרטיסים לדוגמה · נגיעה', 'Example cards · Negia'],
    description: [
      'שנים־עשר כרטיסי ביקור דיגיטליים של עסקים בדויים, בשישה עיצובים. פותחים, לוחצים ומתרשמים.',
      'Twelve digital business cards of made-up businesses, in six designs. Open them, click around and get a feel.',
    ],
  },
  embed: {
    title: ['הטמעת כרטיס באתר · נגיעה', 'A card on your site · Negia'],
    description: [
      'קוד קצר שמציג את כרטיס הביקור הדיגיטלי שלכם בתוך האתר שלכם ומתעדכן לבד.',
      'A short piece of code that shows your digital business card inside your own site, always up to date.',
    ],
  },
  inactiveProfile: {
    title: ['הכרטיס בהפסקה · נגיעה', 'This card is taking a break · Negia'],
    description: [
      'הקישור נכון, אבל כרגע אין מה להציג בו.',
      'The link is right, but there is nothing to show behind it at the moment.',
    ],
  },
  subscriptionRequired: {
    title: ['נדרש מנוי · נגיעה', 'A subscription is needed · Negia'],
    description: ['כדי להמשיך מכאן צריך מנוי פעיל.', 'To continue you need an active subscription.'],
  },
  routesTest: {
    title: ['בדיקת כתובת · נגיעה', 'Try an address · Negia'],
    description: ['איך המערכת מבינה כתובת של כרטיס.', 'How the system reads the address of a card.'],
  },
  notFound: {
    title: ['העמוד לא נמצא', 'Page not found'],
    description: [
      'אולי הקישור השתנה, ואולי נפלה טעות בהקלדה. אפשר להמשיך מכאן.',
      'The link may have changed, or been mistyped. You can carry on from here.',
    ],
  },
  profileNotFound: {
    title: ['הכרטיס לא נמצא', 'Card not found'],
    description: [
      'הכרטיס שחיפשתם לא קיים או שהוסר. קיבלתם קישור? בקשו קישור עדכני ממי ששלח אותו.',
      'The card you were looking for does not exist or was removed. Got a link? Ask its sender for a current one.',
    ],
  },
  failed: {
    title: ['משהו השתבש אצלנו', 'Something went wrong on our side'],
    text: ['לא הצלחנו להציג את העמוד. נסו שוב בעוד רגע.', 'We could not show this page. Please try again in a moment.'],
    retry: ['לנסות שוב', 'Try again'],
  },
  links: {
    dashboard: ['ללוח הבקרה', 'Dashboard'],
    home: ['לעמוד הבית', 'Home page'],
    examples: ['דוגמאות', 'Examples'],
    help: ['עזרה', 'Help'],
  },
  linkTexts: {
    dashboard: ['הכרטיסים, הפניות והסטטיסטיקה שלכם', 'Your cards, leads and statistics'],
    home: ['מה זה נגיעה ואיך מתחילים', 'What Negia is, and how to start'],
    examples: ['כרטיסים לדוגמה, בשישה עיצובים', 'Example cards in six designs'],
    help: ['תשובות, ואיך כותבים לנו', 'Answers, and how to write to us'],
  },
  sandbox: [
    'אתר ניסיון: התשלומים כאן לא אמיתיים, ואף כרטיס אשראי לא יחויב.',
    'A trial site: payments here are not real, and no card is ever charged.',
  ],
  preview: [
    'הכרטיס של נגיעה: טלפון עם כרטיס ביקור דיגיטלי וכרטיס NFC לידו',
    'Negia: a phone with a digital business card, and an NFC card beside it',
  ],
});
