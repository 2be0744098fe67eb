import { texts } from '#i18n/texts.ts';

/** Texts around every legal document. */
export const frameTexts = texts('legal', {
  he: {
    contents: 'בעמוד הזה',
    nutshell: 'בקיצור',
    nutshellNote: 'התקציר עוזר להתמצא. מה שמחייב הוא הנוסח המלא שלמטה.',
    version: 'הנוסח בתוקף מיום',
    print: 'הדפסה',
    changes: 'מה השתנה',
    others: 'עוד מסמכים',
    names: { privacy: 'מדיניות פרטיות', terms: 'תנאי שימוש', refund: 'ביטולים והחזרים', accessibility: 'הצהרת נגישות' },
    leads: {
      privacy: 'איזה מידע מגיע אלינו, למה, לכמה זמן, מי עוד רואה אותו, ואיך מבקשים לראות, לתקן או למחוק.',
      terms: 'מה אתם מקבלים מאיתנו, מה אנחנו מבקשים מכם, ומה קורה כשמשהו משתבש. בעברית פשוטה.',
      refund: 'איך מבטלים, כמה כסף חוזר ומתי. אותם כללים לכולם, גם לעסקים.',
      accessibility:
        'כרטיס ביקור טוב הוא כרטיס שכל אחד יכול לקרוא. כאן כתוב מה עשינו כדי שזה יהיה נכון, מה עוד לא מושלם, ולמי לפנות.',
    },
  },
  en: {
    contents: 'On this page',
    nutshell: 'In a nutshell',
    nutshellNote: 'The summary helps you find your way. What binds is the full text below.',
    version: 'In force from',
    print: 'Print',
    changes: 'What changed',
    others: 'More documents',
    names: {
      privacy: 'Privacy policy',
      terms: 'Terms of use',
      refund: 'Cancellations and refunds',
      accessibility: 'Accessibility statement',
    },
    leads: {
      privacy:
        'What information reaches us, why, for how long, who else sees it, and how to ask to see, correct or delete it.',
      terms: 'What you get from us, what we ask of you, and what happens when something goes wrong. In plain words.',
      refund: 'How to cancel, how much money comes back, and when. The same rules for everybody, businesses too.',
      accessibility:
        'A good business card is one that everybody can read. Here is what we did to make that true, what is not perfect yet, and whom to ask.',
    },
  },
});
