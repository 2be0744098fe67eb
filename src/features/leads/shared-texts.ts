import { texts } from '#i18n/texts.ts';
import { leadLabels } from './label-texts.ts';

/** Texts about one lead, shared by the inbox and other places. */
export const leadSharedTexts = texts('lead', {
  unseen: ['עוד לא נקראה', 'Not read yet'],
  noMessage: ['בלי הודעה', 'No message'],
  status: leadLabels.status,
  source: leadLabels.source,
  cameBy: ['מקור: {source}', 'Source: {source}'],
  arrived: ['מתי', 'Received'],
  since: {
    now: ['עכשיו', 'Just now'],
    minutes: [
      '{count, plural, one {לפני דקה} two {לפני 2 דק׳} other {לפני # דק׳}}',
      '{count, plural, one {a minute ago} other {# min ago}}',
    ],
    hours: [
      '{count, plural, one {לפני שעה} two {לפני שעתיים} other {לפני # שעות}}',
      '{count, plural, one {an hour ago} other {# hours ago}}',
    ],
    yesterday: ['אתמול', 'Yesterday'],
    days: [
      '{count, plural, one {אתמול} two {לפני יומיים} other {לפני # ימים}}',
      '{count, plural, one {Yesterday} other {# days ago}}',
    ],
  },
  contactActions: {
    call: ['חיוג', 'Call'],
    callTo: ['חיוג אל {name}', 'Call {name}'],
    whatsapp: ['וואטסאפ', 'WhatsApp'],
    whatsappTo: ['הודעה אל {name} בוואטסאפ', 'Write to {name} on WhatsApp'],
    mail: ['מייל', 'Email'],
    mailTo: ['שליחת מייל אל {name}', 'Email {name}'],
  },
  greeting: [
    'היי {name}, קיבלתי את הפנייה שלך דרך הכרטיס הדיגיטלי שלי. איך אפשר לעזור?',
    'Hi {name}, I got your message through my digital card. How can I help?',
  ],
  subject: ['בהמשך לפנייה שלך', 'About your message'],
});
