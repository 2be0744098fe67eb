import type { HelpContent } from '../answer.ts';

export const statsTexts: HelpContent<'stats'> = {
  'what-is-counted': {
    he: {
      question: 'מה הסטטיסטיקה סופרת?',
      answer: [
        'ב[סטטיסטיקה](/stats) רואים צפיות, מבקרים, שמירות באנשי הקשר, לחיצות על כל קישור וכפתור, שיתופים, פניות ונגיעות NFC. וגם מאיפה הגיעו (נגיעה, QR, וואטסאפ, קישור, אתר אחר), באיזה מכשיר ובאילו שעות.',
        'מבקר הוא מי שפתח את הכרטיס פעם אחת או יותר באותו יום. מחר הוא ייספר שוב: אין עוגיות, ואנחנו לא יודעים מי הוא.',
      ],
      alsoCalled: 'צפיות מבקרים נתונים אנליטיקס מקורות',
    },
    en: {
      question: 'What do the statistics count?',
      answer: [
        '[Statistics](/stats) show views, visitors, contact saves, clicks on every link and button, shares, leads and NFC taps. Also where people came from (tap, QR, WhatsApp, link, another site), on which device and at what hours.',
        'A visitor is someone who opened the card once or more on the same day. Tomorrow they count again: there are no cookies, and we don’t know who they are.',
      ],
      alsoCalled: 'views visitors data analytics sources',
    },
  },
  'what-is-not-counted': {
    he: {
      question: 'פתחתי את הכרטיס שלי והמספר לא עלה. למה?',
      answer: [
        'כדי שהמספרים יהיו אמיתיים, אנחנו לא סופרים:',
        {
          list: [
            'צפיות שלכם, כשאתם מחוברים לחשבון',
            'תצוגות מקדימות שוואטסאפ, פייסבוק ודומיהם מכינים',
            'בוטים ומנועי חיפוש',
            'דפדפנים שטוענים את העמוד מראש, לפני שמישהו פתח אותו',
          ],
        },
        'רוצים לבדוק? פתחו את הכרטיס בחלון גלישה בסתר.',
      ],
      alsoCalled: 'לא נספר לא עולה אפס צפיות בוטים',
    },
    en: {
      question: 'I opened my own card and the number didn’t go up. Why?',
      answer: [
        'To keep the numbers honest, we don’t count:',
        {
          list: [
            'Your own views, while you are signed in',
            'Previews that WhatsApp, Facebook and the like prepare',
            'Bots and search engines',
            'Browsers that load the page ahead of time, before anyone opens it',
          ],
        },
        'Want to check? Open the card in a private window.',
      ],
      alsoCalled: 'not counted zero views bots',
    },
  },
  'how-far-back': {
    he: {
      question: 'כמה זמן אחורה אפשר לראות?',
      answer: [
        'זה תלוי בחבילה: מכמה ימים בחבילה הבסיסית ועד שנתיים בחבילה ״מקצועי״. המספרים המדויקים ב[טבלת החבילות](/?section=pricing).',
        'מה שנספר לא נמחק כשעוברים לחבילה קטנה יותר. הוא מוסתר, וחוזר כשמשדרגים.',
      ],
      alsoCalled: 'היסטוריה תקופה נתונים ישנים',
    },
    en: {
      question: 'How far back can I look?',
      answer: [
        'That depends on the plan: from a few days on the basic plan to two years on the Pro plan. The [pricing table](/?section=pricing) has the exact numbers.',
        'What was counted is not deleted when you move to a smaller plan. It is hidden, and comes back when you upgrade.',
      ],
      alsoCalled: 'history period old data',
    },
  },
};
