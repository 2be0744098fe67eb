import { texts } from '#i18n/texts.ts';

/** Texts around every legal document. */
export const frameTexts = texts('legal', {
  contents: ['בעמוד הזה', 'On this page'],
  nutshellNote: [
    'התקציר עוזר להתמצא. מה שמחייב הוא הנוסח המלא שלמטה.',
    'The summary helps you find your way. What binds is the full text below.',
  ],
  version: ['הנוסח בתוקף מיום', 'In force from'],
  print: ['הדפסה', 'Print'],
  /** `{demoTime}` in the documents. */
  hours: ['{count, plural, one {שעה} two {שעתיים} other {# שעות}}', '{count} hours'],
  others: ['עוד מסמכים', 'More documents'],
  names: {
    privacy: ['מדיניות פרטיות', 'Privacy policy'],
    terms: ['תנאי שימוש', 'Terms of use'],
    refund: ['ביטולים והחזרים', 'Cancellations and refunds'],
    accessibility: ['הצהרת נגישות', 'Accessibility statement'],
  },
  leads: {
    privacy: [
      'איזה מידע מגיע אלינו, למה, לכמה זמן, מי עוד רואה אותו, ואיך מבקשים לראות, לתקן או למחוק.',
      'What information reaches us, why, for how long, who else sees it, and how to ask to see, correct or delete it.',
    ],
    terms: [
      'מה אתם מקבלים מאיתנו, מה אנחנו מבקשים מכם, ומה קורה כשמשהו משתבש. בעברית פשוטה.',
      'What you get from us, what we ask of you, and what happens when something goes wrong. In plain words.',
    ],
    refund: [
      'איך מבטלים, כמה כסף חוזר ומתי. אותם כללים לכולם, גם לעסקים.',
      'How to cancel, how much money comes back, and when. The same rules for everybody, businesses too.',
    ],
    accessibility: [
      'כרטיס ביקור טוב הוא כרטיס שכל אחד יכול לקרוא. כאן כתוב מה עשינו כדי שזה יהיה נכון, מה עוד לא מושלם, ולמי לפנות.',
      'A good business card is one that everybody can read. Here is what we did to make that true, what is not perfect yet, and whom to ask.',
    ],
  },
});
