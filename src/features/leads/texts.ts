import { texts } from '#i18n/texts.ts';
import { leadLabels } from './label-texts.ts';

/** Texts of the lead form and API, and column names of the CSV export. */
export const leadsTexts = texts('leads', {
  name: { empty: ['איך קוראים לכם?', 'What is your name?'] },
  phone: {
    empty: [
      'השאירו טלפון או מייל, כדי שיהיה איך לחזור אליכם',
      'Leave a phone number or an email, so that there is a way to reach you',
    ],
    invalid: ['המספר לא נראה נכון. בדקו אותו שוב', 'This number does not look right. Please check it'],
  },
  field: {
    empty: ['כאן צריך תשובה', 'This one needs an answer'],
    choice: ['בחרו אחת מהאפשרויות', 'Choose one of the options'],
  },
  move: { notAllowed: ['אי אפשר להעביר את הפנייה למצב הזה', 'The lead cannot move to this status'] },
  remindPast: ['בחרו זמן שעוד לא עבר', 'Choose a time in the future'],
  plan: {
    export: [
      'הורדת הפניות כטבלה כלולה בחבילות המתקדמות. שדרגו כדי להוריד אותן',
      'Downloading leads as a table comes with the larger plans. Upgrade to download them',
    ],
    webhook: [
      'שליחת פניות למערכות שלכם כלולה בחבילה גדולה יותר. שדרגו כדי לחבר אותן',
      'Sending leads to your own systems comes with a larger plan. Upgrade to connect them',
    ],
  },
  webhook: {
    url: [
      'צריך כאן כתובת https מלאה, שפתוחה לאינטרנט',
      'A full https address is needed here, reachable from the internet',
    ],
    none: ['עוד לא הגדרתם לאן לשלוח', 'There is no address to send to yet'],
    notFailed: ['הפנייה כבר הגיעה, או שעוד ננסה לשלוח אותה', 'The lead has arrived, or will be tried again'],
    noLead: ['הפנייה נמחקה, ואין מה לשלוח', 'The lead was deleted, so there is nothing to send'],
    removed: [
      'הלקוח הסיר את הכתובת, או שהחבילה שלו כבר לא כוללת שליחה למערכת',
      'The customer removed the address, or their plan no longer includes it',
    ],
  },
  status: leadLabels.status,
  source: leadLabels.source,
  /** For staff, without what the leads say. */
  timeline: [
    '{count, plural, one {פנייה אחת} two {שתי פניות} other {# פניות}} באותו יום',
    '{count, plural, one {# lead} other {# leads}} on that day',
  ],
  table: {
    file: ['פניות {date}', 'Leads {date}'],
    received: ['התקבלה', 'Received'],
    profile: ['כרטיס', 'Card'],
    status: ['מצב', 'Status'],
    source: ['מקור', 'Source'],
    marketing: ['אישור לדיוור', 'Agreed to marketing'],
    notes: ['הערות', 'Notes'],
    yes: ['כן', 'Yes'],
    no: ['לא', 'No'],
  },
});
