import { texts } from '#i18n/texts.ts';

/** Texts of the lead form and API, and column names of the CSV export. */
export const leadsTexts = texts('leads', {
  he: {
    name: { empty: 'איך קוראים לכם?' },
    phone: { empty: 'השאירו טלפון או מייל, כדי שיהיה איך לחזור אליכם', invalid: 'המספר לא נראה נכון. בדקו אותו שוב' },
    field: { empty: 'כאן צריך תשובה', choice: 'בחרו אחת מהאפשרויות' },
    move: { notAllowed: 'אי אפשר להעביר את הפנייה לסטטוס הזה' },
    remindPast: 'בחרו זמן שעוד לא עבר',
    plan: {
      export: 'הורדת הפניות כטבלה כלולה בחבילות המתקדמות. שדרגו כדי להוריד אותן',
      webhook: 'שליחת פניות למערכות שלכם כלולה בחבילה גדולה יותר. שדרגו כדי לחבר אותן',
    },
    webhook: { url: 'צריך כאן כתובת https מלאה, שפתוחה לאינטרנט', none: 'עוד לא הגדרתם לאן לשלוח' },
    status: {
      new: 'חדשה',
      contacted: 'בקשר',
      won: 'עסקה',
      lost: 'לא יצא לפועל',
      archived: 'בארכיון',
      review: 'לבדיקה',
    },
    source: { nfc: 'NFC', qr: 'QR', whatsapp: 'וואטסאפ', link: 'קישור', embed: 'אתר', direct: 'ישיר' },
    table: {
      file: 'פניות {date}',
      received: 'התקבלה',
      profile: 'כרטיס',
      status: 'סטטוס',
      source: 'הגיעו דרך',
      marketing: 'אישור לדיוור',
      notes: 'הערות',
      yes: 'כן',
      no: 'לא',
    },
  },
  en: {
    name: { empty: 'What is your name?' },
    phone: {
      empty: 'Leave a phone number or an email, so that there is a way to reach you',
      invalid: 'This number does not look right. Please check it',
    },
    field: { empty: 'This one needs an answer', choice: 'Choose one of the options' },
    move: { notAllowed: 'The lead cannot move to this status' },
    remindPast: 'Choose a time that is still to come',
    plan: {
      export: 'Downloading leads as a table comes with the larger plans. Upgrade to download them',
      webhook: 'Sending leads to your own systems comes with a larger plan. Upgrade to connect them',
    },
    webhook: {
      url: 'A full https address is needed here, one that is open to the internet',
      none: 'There is no address to send to yet',
    },
    status: {
      new: 'New',
      contacted: 'In touch',
      won: 'Won',
      lost: 'Did not work out',
      archived: 'Archived',
      review: 'For review',
    },
    source: { nfc: 'NFC', qr: 'QR', whatsapp: 'WhatsApp', link: 'Link', embed: 'Website', direct: 'Direct' },
    table: {
      file: 'Leads {date}',
      received: 'Received',
      profile: 'Card',
      status: 'Status',
      source: 'Came through',
      marketing: 'Agreed to news',
      notes: 'Notes',
      yes: 'Yes',
      no: 'No',
    },
  },
});
