import { texts } from '#i18n/texts.ts';

export const siteTexts = texts('site', {
  he: {
    landing: {
      title: 'נגיעה · כרטיס ביקור דיגיטלי עם NFC',
      description:
        'בונים כרטיס ביקור דיגיטלי בחמש דקות, משתפים בקישור, ב־QR, בוואטסאפ או בנגיעה של כרטיס NFC, ומקבלים פניות. 14 ימי ניסיון חינם.',
    },
    notFound: {
      title: 'העמוד לא נמצא',
      text: 'הקישור אולי השתנה או הוקלד לא נכון. אפשר לחזור לעמוד הבית ולהמשיך משם.',
    },
    profileNotFound: {
      title: 'הכרטיס לא נמצא',
      text: 'הכרטיס שחיפשתם לא קיים או שהוסר.',
    },
    failed: {
      title: 'משהו השתבש אצלנו',
      text: 'לא הצלחנו להציג את העמוד. נסו שוב בעוד רגע.',
      retry: 'ניסיון נוסף',
    },
    links: { home: 'לעמוד הבית', examples: 'דוגמאות', help: 'עזרה' },
    preview: 'הכרטיס של נגיעה: טלפון עם כרטיס ביקור דיגיטלי וכרטיס NFC לידו',
  },
  en: {
    landing: {
      title: 'Negia · Digital business card with NFC',
      description:
        'Make a digital business card in five minutes, share it by link, QR, WhatsApp or a tap of an NFC card, and get leads. 14 days free.',
    },
    notFound: {
      title: 'Page not found',
      text: 'The link may have changed or been mistyped. Go back to the home page and carry on from there.',
    },
    profileNotFound: {
      title: 'Card not found',
      text: 'The card you were looking for does not exist or was removed.',
    },
    failed: {
      title: 'Something went wrong on our side',
      text: 'We could not show this page. Please try again in a moment.',
      retry: 'Try again',
    },
    links: { home: 'Home page', examples: 'Examples', help: 'Help' },
    preview: 'Negia: a phone with a digital business card, and an NFC card beside it',
  },
});
