import { texts } from '#i18n/texts.ts';

export const eventsTexts = texts('adminEvents', {
  title: ['מה נספר עכשיו', 'What’s being counted now'],
  lead: [
    'כל צפייה, נגיעה ולחיצה על כרטיס, מהחדשה לישנה. מי המבקרים? את זה אנחנו לא יודעים.',
    'Every view, tap and click on a card, newest first. Who the visitors are, we don’t know.',
  ],
  back: ['לסקירה', 'To the overview'],
  caption: ['מה נספר, מהחדש לישן', 'What was counted, newest first'],
  profile: ['כרטיס', 'Card'],
  gone: ['כרטיס שנמחק ({id})', 'A deleted card ({id})'],
  at: ['מתי', 'When'],
  kind: ['מה קרה', 'What happened'],
  source: ['מאיפה', 'From where'],
  device: ['מכשיר', 'Device'],
  when: ['בין התאריכים', 'Between the dates'],
  allProfiles: ['כל הכרטיסים', 'All cards'],
  onlyThis: ['רק הכרטיס ״{name}״', 'Only the card “{name}”'],
  empty: {
    title: ['עוד לא נספר כלום', 'Nothing has been counted yet'],
    text: ['ברגע שמישהו יפתח כרטיס, זה יופיע כאן.', 'As soon as someone opens a card, it appears here.'],
  },
  kinds: {
    view: ['צפייה', 'View'],
    save: ['שמירה באנשי הקשר', 'Contact save'],
    click: ['לחיצה', 'Click'],
    share: ['שיתוף', 'Share'],
    lead: ['פנייה', 'Lead'],
    tap: ['נגיעת NFC', 'NFC tap'],
  },
  sources: {
    nfc: ['נגיעת NFC', 'NFC tap'],
    qr: ['סריקת QR', 'QR scan'],
    whatsapp: ['וואטסאפ', 'WhatsApp'],
    link: ['קישור באתר אחר', 'Link on another site'],
    embed: ['הטמעה באתר', 'Embedded in a site'],
    direct: ['כניסה ישירה', 'Direct'],
  },
  devices: { phone: ['טלפון', 'Phone'], tablet: ['טאבלט', 'Tablet'], computer: ['מחשב', 'Computer'] },
});
