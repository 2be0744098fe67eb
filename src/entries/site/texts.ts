import { texts } from '#i18n/texts.ts';

export const siteTexts = texts('site', {
  he: {
    landing: {
      title: 'נגיעה · כרטיס ביקור דיגיטלי עם NFC',
      description:
        'בונים כרטיס ביקור דיגיטלי בחמש דקות, משתפים בקישור, ב־QR, בוואטסאפ או בנגיעה של כרטיס NFC, ומקבלים פניות. 14 ימי ניסיון חינם.',
    },
    examples: {
      title: 'כרטיסים לדוגמה · נגיעה',
      description: 'שנים־עשר כרטיסי ביקור דיגיטליים של עסקים בדויים, בשישה עיצובים. פותחים, לוחצים ומתרשמים.',
    },
    embed: {
      title: 'הטמעת כרטיס באתר · נגיעה',
      description: 'קוד קצר שמציג את כרטיס הביקור הדיגיטלי שלכם בתוך האתר שלכם ומתעדכן לבד.',
    },
    inactiveProfile: { title: 'הכרטיס בהפסקה · נגיעה', description: 'הקישור נכון, אבל כרגע אין מה להציג בו.' },
    subscriptionRequired: { title: 'נדרש מנוי · נגיעה', description: 'כדי להמשיך מכאן צריך מנוי פעיל.' },
    routesTest: { title: 'בדיקת כתובת · נגיעה', description: 'איך המערכת מבינה כתובת של כרטיס.' },
    notFound: {
      title: 'העמוד לא נמצא',
      text: 'הקישור אולי השתנה או הוקלד לא נכון. אפשר לחזור לעמוד הבית ולהמשיך משם.',
    },
    profileNotFound: { title: 'הכרטיס לא נמצא', text: 'הכרטיס שחיפשתם לא קיים או שהוסר.' },
    failed: { title: 'משהו השתבש אצלנו', text: 'לא הצלחנו להציג את העמוד. נסו שוב בעוד רגע.', retry: 'ניסיון נוסף' },
    links: { home: 'לעמוד הבית', examples: 'דוגמאות', help: 'עזרה' },
    sandbox: 'אתר ניסיון: התשלומים כאן אינם אמיתיים, ושום כרטיס אשראי אינו מחויב.',
    preview: 'הכרטיס של נגיעה: טלפון עם כרטיס ביקור דיגיטלי וכרטיס NFC לידו',
  },
  en: {
    landing: {
      title: 'Negia · Digital business card with NFC',
      description:
        'Make a digital business card in five minutes, share it by link, QR, WhatsApp or a tap of an NFC card, and get leads. 14 days free.',
    },
    examples: {
      title: 'Example cards · Negia',
      description:
        'Twelve digital business cards of made-up businesses, in six designs. Open them, press things, get a feel.',
    },
    embed: {
      title: 'A card on your site · Negia',
      description:
        'A short piece of code that shows your digital business card inside your own site, always up to date.',
    },
    inactiveProfile: {
      title: 'This card is taking a break · Negia',
      description: 'The link is right, but there is nothing to show behind it at the moment.',
    },
    subscriptionRequired: {
      title: 'A subscription is needed · Negia',
      description: 'To go on from here you need an active subscription.',
    },
    routesTest: { title: 'Try an address · Negia', description: 'How the system reads the address of a card.' },
    notFound: {
      title: 'Page not found',
      text: 'The link may have changed or been mistyped. Go back to the home page and carry on from there.',
    },
    profileNotFound: { title: 'Card not found', text: 'The card you were looking for does not exist or was removed.' },
    failed: {
      title: 'Something went wrong on our side',
      text: 'We could not show this page. Please try again in a moment.',
      retry: 'Try again',
    },
    links: { home: 'Home page', examples: 'Examples', help: 'Help' },
    sandbox: 'A trial site: payments here are not real, and no card is ever charged.',
    preview: 'Negia: a phone with a digital business card, and an NFC card beside it',
  },
});
