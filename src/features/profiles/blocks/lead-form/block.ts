import { z } from 'zod';
import { localizedText } from '#base/schemas.ts';
import { texts } from '#i18n/texts.ts';
import { defineBlock, listOf } from '../define-block.ts';

export const maxOwnFields = 10;
export const ownFieldKinds = ['text', 'choice', 'date'] as const;

const ownField = z.object({
  id: z.string().regex(/^[\w-]{1,40}$/, { error: 'errors.invalid' }),
  kind: z.enum(ownFieldKinds, { error: 'errors.invalid' }),
  label: localizedText(80),
  choices: listOf(localizedText(80), 20).default([]),
  isRequired: z.boolean().default(false),
});

/** Name, phone, email and message are always included. */
const standardFields = 4;

export const leadFormBlock = defineBlock({
  shape: { button: localizedText(40).default({}), fields: listOf(ownField, maxOwnFields).default([]) },
  empty: () => ({ button: {}, fields: [] }),
  list: { name: 'fields', blankIn: ['label', 'choices'] },
  limitedBy: 'leadFields',
  count: ({ fields }) => fields.length + standardFields,
});

export const leadFormTexts = texts('block', {
  'lead-form': {
    name: ['טופס פנייה', 'Contact form'],
    about: ['מבקרים משאירים פרטים, ואתם חוזרים אליהם', 'Visitors leave their details, and you call back'],
    count: [
      '{count, plural, =4 {שם, טלפון, מייל, הודעה} other {# שדות}}',
      '{count, plural, =4 {Name, phone, email, message} other {# fields}}',
    ],
    page: {
      title: ['השאירו פרטים ונחזור אליכם', 'Leave your details and we will get back to you'],
      choose: ['בחירה', 'Choose'],
      optional: ['לא חובה', 'optional'],
      orEmail: ['או מייל', 'or email'],
      orPhone: ['או טלפון', 'or phone'],
      consent: [
        'בשליחה אתם מאשרים להעביר את הפרטים אל {name}, כדי שיחזרו אליכם.',
        'By sending, you agree that your details go to {name} so that they can get back to you.',
      ],
      privacy: ['מדיניות הפרטיות', 'Privacy policy'],
      marketing: ['אפשר לשלוח לי גם עדכונים ומבצעים מאת {name}', 'You may also send me news and offers from {name}'],
      honeypot: ['אין למלא שדה זה', 'Leave this field empty'],
      send: ['שליחה', 'Send'],
      elsewhere: ['כאן אפשר לכתוב לנו', 'Write to us here'],
      elsewhereText: ['הכי פשוט: הודעה או שיחה, ונמשיך משם.', 'A message or a call is all it takes.'],
      sent: ['תודה, הפרטים נשלחו', 'Thank you, your details were sent'],
      sentText: [
        'הפרטים אצל {name}, ובקרוב יחזרו אליכם. בינתיים, זה הזמן לשמור את הפרטים גם אצלכם.',
        '{name} has them and will be in touch. Meanwhile, save their details too.',
      ],
      back: ['חזרה לכרטיס', 'Back to the card'],
      sending: ['שולחים…', 'Sending…'],
      lost: [
        'השליחה לא הצליחה. כל מה שכתבתם נשאר כאן: בדקו את החיבור ונסו שוב.',
        'It could not be sent. Everything you wrote is still here: check the connection and try again.',
      ],
      check: ['כמעט סיימנו, נשאר לתקן את מה שמסומן.', 'Almost there: please fix what is marked.'],
      tooMany: [
        'הגיעו מכאן הרבה פניות בזמן קצר. מה שכתבתם נשאר כאן: נסו שוב בעוד כמה דקות, או דברו איתנו ישירות.',
        'Many messages came from here in a short time. What you wrote is still here: try again in a few minutes, or reach us directly.',
      ],
    },
    form: {
      always: [
        'בטופס יש תמיד שם, טלפון, מייל והודעה. הפניות מחכות לכם במסך הלידים.',
        'The form always has name, phone, email and message. Leads wait for you on the leads screen.',
      ],
      button: ['מה כתוב על הכפתור', 'What the button says'],
      buttonPlaceholder: ['למשל: חזרו אליי', 'For example: call me back'],
      fields: ['שדות משלכם', 'Your own fields'],
      fieldsText: ['מה עוד כדאי לדעת לפני שחוזרים לפונה.', 'What else you would like to know before you call back.'],
      fieldsPlan: ['שדות משלכם כלולים החל מחבילה מתקדמת.', 'Your own fields are included from the Advanced plan.'],
      label: ['השאלה', 'The question'],
      kind: ['סוג התשובה', 'Kind of answer'],
      kinds: { text: ['טקסט', 'Text'], choice: ['בחירה מרשימה', 'A choice from a list'], date: ['תאריך', 'A date'] },
      choices: ['האפשרויות, כל אחת בשורה', 'The choices, one on each line'],
      required: ['חובה לענות', 'An answer is required'],
      add: ['הוספת שדה', 'Add a field'],
      one: ['שדה {position}', 'Field {position}'],
    },
  },
});
