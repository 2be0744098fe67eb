import { texts } from '#i18n/texts.ts';

/** Texts about one lead, shared by the inbox and other places. */
export const leadSharedTexts = texts('lead', {
  he: {
    unseen: 'עוד לא נקראה',
    noMessage: 'בלי הודעה',
    status: {
      new: 'חדשה',
      contacted: 'בקשר',
      won: 'עסקה',
      lost: 'לא יצא לפועל',
      archived: 'בארכיון',
      review: 'לבדיקה',
    },
    source: { nfc: 'NFC', qr: 'QR', whatsapp: 'וואטסאפ', link: 'קישור', embed: 'אתר', direct: 'ישיר' },
    cameBy: 'הגיעה דרך {source}',
    since: {
      now: 'עכשיו',
      minutes: '{count, plural, one {לפני דקה} two {לפני 2 דק׳} other {לפני # דק׳}}',
      hours: '{count, plural, one {לפני שעה} two {לפני שעתיים} other {לפני # שעות}}',
      yesterday: 'אתמול',
      days: '{count, plural, one {אתמול} two {לפני יומיים} other {לפני # ימים}}',
    },
    contactActions: {
      call: 'להתקשר',
      callTo: 'להתקשר אל {name}',
      whatsapp: 'וואטסאפ',
      whatsappTo: 'לכתוב אל {name} בוואטסאפ',
      mail: 'מייל',
      mailTo: 'לשלוח מייל אל {name}',
    },
    greeting: 'היי {name}, קיבלתי את הפנייה שלך דרך הכרטיס הדיגיטלי שלי. איך אפשר לעזור?',
    subject: 'בהמשך לפנייה שלך',
  },
  en: {
    unseen: 'Not read yet',
    noMessage: 'No message',
    status: {
      new: 'New',
      contacted: 'In touch',
      won: 'Won',
      lost: 'Did not work out',
      archived: 'Archived',
      review: 'For review',
    },
    source: { nfc: 'NFC', qr: 'QR', whatsapp: 'WhatsApp', link: 'Link', embed: 'Website', direct: 'Direct' },
    cameBy: 'Came by {source}',
    since: {
      now: 'Just now',
      minutes: '{count, plural, one {a minute ago} other {# min ago}}',
      hours: '{count, plural, one {an hour ago} other {# hours ago}}',
      yesterday: 'Yesterday',
      days: '{count, plural, one {Yesterday} other {# days ago}}',
    },
    contactActions: {
      call: 'Call',
      callTo: 'Call {name}',
      whatsapp: 'WhatsApp',
      whatsappTo: 'Write to {name} on WhatsApp',
      mail: 'Mail',
      mailTo: 'Send a mail to {name}',
    },
    greeting: 'Hi {name}, I got your message through my digital card. How can I help?',
    subject: 'About your message',
  },
});
