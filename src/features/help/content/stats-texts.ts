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
        '[Statistics](/stats) show views, visitors, contact saves, presses of every link and button, shares, leads and NFC taps. Also where people came from (tap, QR, WhatsApp, link, another site), on which device and at which hours.',
        'A visitor is somebody who opened the card once or more on one day. Tomorrow they count anew: there are no cookies, and we do not know who they are.',
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
            'את וואטסאפ, פייסבוק ודומיהם כשהם מכינים תצוגה מקדימה',
            'בוטים ומנועי חיפוש',
            'דפדפנים שטוענים את העמוד מראש, לפני שמישהו פתח אותו',
          ],
        },
        'רוצים לבדוק? פתחו את הכרטיס בחלון גלישה בסתר.',
      ],
      alsoCalled: 'לא נספר לא עולה אפס צפיות בוטים',
    },
    en: {
      question: 'I opened my own card and the number did not grow. Why?',
      answer: [
        'To keep the figures true, we do not count:',
        {
          list: [
            'Your own views, while you are signed in',
            'WhatsApp, Facebook and the like when they prepare a preview',
            'Bots and search engines',
            'Browsers that load the page ahead, before anybody opened it',
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
        'זה תלוי בחבילה: מכמה ימים בחבילה החינמית ועד שנתיים בגדולה. המספרים המדויקים ב[טבלת החבילות](/?section=pricing).',
        'מה שנספר לא נמחק כשעוברים לחבילה קטנה יותר. הוא מוסתר, וחוזר כשמשדרגים.',
      ],
      alsoCalled: 'היסטוריה תקופה נתונים ישנים',
    },
    en: {
      question: 'How far back can I look?',
      answer: [
        'That depends on the plan: from a few days on the free one to two years on the largest. The [table of plans](/?section=pricing) has the exact numbers.',
        'What was counted is not deleted when you move to a smaller plan. It is hidden, and comes back when you upgrade.',
      ],
      alsoCalled: 'history period old data',
    },
  },
};
