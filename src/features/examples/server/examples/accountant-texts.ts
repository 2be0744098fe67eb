import type { ExampleSeed } from '../writer.ts';

export const accountant: ExampleSeed = {
  slug: 'lavon-cpa',
  field: 'money',
  language: 'he',
  write: (writer) => ({
    identity: {
      name: writer.localized('רו״ח איתי לבון'),
      title: writer.localized('ראיית חשבון לעצמאים ולחברות קטנות'),
      company: writer.localized('לבון ושות׳'),
      tagline: writer.localized('המספרים שלכם, בעברית פשוטה, לפני שיהיה מאוחר'),
      ...writer.pictures({
        avatar: ['lavon-cpa-avatar', 'ציור של איתי'],
        cover: ['lavon-cpa-cover', 'עלים ירוקים על נייר משובץ'],
      }),
    },
    contact: {
      phones: [
        { kind: 'work', number: '09-555-0107' },
        { kind: 'mobile', number: '050-555-0107' },
      ],
      emails: ['itay@lavon-cpa.example'],
      website: 'https://lavon-cpa.example',
      address: writer.address('רחוב הברושים 31', 'כפר סבא', [32.18, 34.91]),
    },
    blocks: [
      writer.services('מסלולים', [
        ['עוסק פטור', 'דוח שנתי, הצהרות ומענה לשאלות בכל יום.', '₪160 לחודש'],
        ['עוסק מורשה', 'הנהלת חשבונות, מע״מ, מקדמות ודוח שנתי.', 'מ־₪420 לחודש'],
        ['חברה בע״מ', 'ביקורת, דוחות כספיים ושיחת רבעון עם הבעלים.', 'מ־₪1,400 לחודש'],
        ['פתיחת תיק', 'מע״מ, מס הכנסה וביטוח לאומי, תוך שלושה ימי עסקים.', '₪490'],
        ['החזר מס לשכיר', 'בודקים שש שנים אחורה. אין החזר, אין תשלום.', '12% מההחזר'],
      ]),
      writer.about('איך זה לעבוד איתנו', [
        'אנחנו משרד של ארבעה אנשים וכלל אחד: אף לקוח לא מופתע. פעם ברבעון תקבלו דף אחד עם מה שנכנס, מה שיצא וכמה מס מחכה, ושיחה של עשרים דקות כדי להבין אותו.',
        {
          list: [
            'מצלמים קבלה בטלפון, ואנחנו עושים את השאר',
            'תשובה באותו יום עבודה',
            'בלי חוזה לשנה, עוזבים מתי שרוצים',
          ],
        },
      ]),
      writer.links([
        ['מחשבון: כמה מס אשלם השנה?', 'https://lavon-cpa.example/calculator'],
        ['לוח מועדי דיווח', 'https://lavon-cpa.example/dates'],
        ['כניסת לקוחות', 'https://lavon-cpa.example/clients'],
      ]),
      writer.questions('שואלים אותנו הרבה', [
        ['פטור או מורשה?', 'תלוי במחזור, בלקוחות ובהוצאות. עשר דקות בטלפון ונדע, בלי עלות.'],
        ['כמה קשה לעבור מרואה חשבון אחר?', 'חתימה אחת שלכם. את החומר אנחנו מבקשים ישירות מהמשרד הקודם.'],
        ['אתם עושים גם משכורות?', 'כן, מעובד אחד ועד שלושים, ₪55 לתלוש.'],
      ]),
      writer.recommendations('לקוחות מספרים', [
        ['בפעם הראשונה בחיי שילמתי מס וידעתי מראש כמה.', 'הדס, מעצבת גרפית'],
        ['עברנו אליו באמצע שנה. שבועיים, והכול מסודר טוב יותר משהיה.', 'קובי, יבואן כלי עבודה'],
      ]),
      writer.files('טפסים', [['lavon-cpa-checklist', 'מה להכין לדוח השנתי']]),
      writer.hours(['8:30-17:00', '8:30-17:00', '8:30-17:00', '8:30-17:00', '8:30-15:00', '', '']),
      writer.social([
        ['linkedin', 'https://www.linkedin.com/in/negia-example-lavon'],
        ['facebook', 'https://www.facebook.com/negia.example.lavon'],
      ]),
      writer.leadForm('בדיקה ראשונה בלי עלות', 'אשמח לשיחה', [
        { label: 'סוג העסק', choices: ['עוד לא פתחתי', 'עוסק פטור', 'עוסק מורשה', 'חברה', 'שכיר'] },
      ]),
    ],
    design: { template: 'paper', font: 'serif', corner: 'soft', colours: { accent: '#2f5142' } },
    sharing: { description: writer.localized('ראיית חשבון לעצמאים ולחברות קטנות, עם מחירים ידועים ובלי הפתעות.') },
  }),
};
