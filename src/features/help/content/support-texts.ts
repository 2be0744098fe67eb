import type { HelpContent } from '../answer.ts';

export const supportTexts: HelpContent<'support'> = {
  'talk-to-support': {
    he: {
      question: 'איך מדברים עם התמיכה?',
      answer: [
        'מי שמחובר פותח ״פנייה חדשה״ מתוך סמל ההודעות שבראש העמוד, והשיחה נשמרת שם. בתקופת הניסיון ובחבילות בתשלום אפשר גם להתכתב בצ׳אט בחופשיות; בחבילה הבסיסית פותחים פנייה ומקבלים עליה תשובה.',
        'בלי חשבון? ב[עמוד יצירת הקשר](/contact). עונים תוך יום עסקים אחד.',
      ],
      alsoCalled: 'תמיכה צאט צ׳אט עזרה נציג טלפון',
    },
    en: {
      question: 'How do I talk to support?',
      answer: [
        'Signed in, open a “New inquiry” from the messages icon at the top of the page; the conversation is kept there. On the trial and the paid plans you can also chat freely; on the basic plan you open an inquiry and get a reply to it.',
        'No account? Use the [contact page](/contact). We answer within one business day.',
      ],
      alsoCalled: 'support chat help agent phone',
    },
  },
  accessibility: {
    he: {
      question: 'האם האתר והכרטיסים נגישים?',
      answer: [
        'אנחנו בונים לפי WCAG 2.2 ברמה AA: מקלדת, קוראי מסך, ניגודיות, טקסט גדול ושתי שפות. זה נכון לאתר ולכרטיסים עצמם, ובכל כרטיס יש כפתור תצוגה שמגדיל את הטקסט ומחזק את הניגודיות.',
        'מה נעשה, מה עוד לא מושלם ואיך פונים: ב[הצהרת הנגישות](/accessibility). נתקלתם בקושי? [ספרו לנו](/contact?topic=accessibility).',
      ],
      alsoCalled: 'נגישות קורא מסך לקויי ראייה מקלדת',
    },
    en: {
      question: 'Are the site and the cards accessible?',
      answer: [
        'We build to WCAG 2.2, level AA: keyboard, screen readers, contrast, large text and both languages. This is true of the site and of the cards, and every card has a display button for larger text and higher contrast.',
        'What we’ve done, what isn’t perfect yet and who to contact: it’s all in the [accessibility statement](/accessibility). Run into a problem? [Tell us](/contact?topic=accessibility).',
      ],
      alsoCalled: 'accessibility screen reader keyboard blind',
    },
  },
};
