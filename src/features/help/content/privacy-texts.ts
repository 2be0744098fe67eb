import type { HelpContent } from '../answer.ts';

export const privacyTexts: HelpContent<'privacy'> = {
  'visitors-privacy': {
    he: {
      question: 'אילו נתונים נשמרים על מי שפותח את הכרטיס שלי?',
      answer: [
        'רק ספירה. בכרטיסים אין עוגיות, אין מעקב של צד שלישי, וכתובת ה־IP של המבקר לא נשמרת בסטטיסטיקה. אנחנו יודעים שמישהו צפה, לא מי.',
        'מה שמבקרים כותבים בטופס הפנייה מגיע אליכם ונשמר בחשבון שלכם. כל הפרטים ב[מדיניות הפרטיות](/privacy).',
      ],
      alsoCalled: 'פרטיות עוגיות cookies ip מעקב gdpr',
    },
    en: {
      question: 'What data is kept about people who open my card?',
      answer: [
        'Only a count. Cards set no cookies and have no third-party tracking, and a visitor’s IP address is not kept in the statistics. We know that someone looked, not who.',
        'What a visitor writes in the contact form goes to you and is kept in your account. All details are in the [privacy policy](/privacy).',
      ],
      alsoCalled: 'privacy cookies ip tracking gdpr',
    },
  },
  'export-my-data': {
    he: {
      question: 'איך מורידים את כל המידע שלי?',
      answer: [
        'ב[הגדרות החשבון](/account#data), תחת ״הנתונים שלכם״, לוחצים ״הכנת הקובץ״. תקבלו קובץ JSON אחד עם כל המידע שיש לנו עליכם.',
      ],
      alsoCalled: 'ייצוא מידע גיבוי הורדה זכות עיון',
    },
    en: {
      question: 'How do I download all of my data?',
      answer: [
        'In the [account settings](/account#data), under “Your data”, click “Prepare the file”. You get one JSON file with all the information we have about you.',
      ],
      alsoCalled: 'export backup download access right',
    },
  },
  'delete-account': {
    he: {
      question: 'איך מוחקים את החשבון?',
      answer: [
        'ב[הגדרות החשבון](/account#deletion), תחת ״מחיקת החשבון״. יש {deletionDays} ימים להתחרט: מתחברים, לוחצים ״להשאיר את החשבון״, והכול נשאר. אחריהם הכרטיסים, הפניות, הסטטיסטיקה והקבצים נמחקים לתמיד.',
        'יש מנוי פעיל? כדאי [לבטל אותו](/help/cancel-subscription) קודם ולראות אם מגיע לכם החזר. חשבוניות נשמרות כל עוד החוק מחייב.',
      ],
      alsoCalled: 'מחיקת חשבון סגירה הסרה',
    },
    en: {
      question: 'How do I delete my account?',
      answer: [
        'In the [account settings](/account#deletion), under “Delete account”. You have {deletionDays} days to change your mind: sign in, click “Keep my account”, and everything stays. After that your cards, leads, statistics and files are deleted for good.',
        'Have a subscription? [Cancel it](/help/cancel-subscription) first and see whether you are due a refund. Invoices are kept for as long as the law requires.',
      ],
      alsoCalled: 'delete close remove account',
    },
  },
};
