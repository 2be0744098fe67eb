import { texts } from '#i18n/texts.ts';

export const statsServerTexts = texts('statsServer', {
  range: {
    order: [
      'תאריך ההתחלה צריך להיות לפני תאריך הסיום, ולא אחרי היום',
      'The first day must come before the last one, and not after today',
    ],
    length: ['אפשר לבחור תקופה של עד שנתיים', 'Choose a period of up to two years'],
  },
  expired: [
    'הכרטיס הזה לא כלול בחבילה שלכם. שדרגו את החבילה כדי לראות את הסטטיסטיקה שלו',
    'Your plan does not include this card. Upgrade to see its statistics',
  ],
  buttons: {
    call: ['שיחת טלפון', 'Phone call'],
    whatsapp: ['הודעת וואטסאפ', 'WhatsApp message'],
    mail: ['מייל', 'Email'],
    waze: ['ניווט ב־Waze', 'Directions in Waze'],
    maps: ['ניווט ב־Google Maps', 'Directions in Google Maps'],
    website: ['האתר', 'Website'],
  },
  table: {
    day: ['תאריך', 'Day'],
    views: ['צפיות', 'Views'],
    visitors: ['מבקרים', 'Visitors'],
    saves: ['שמירות באנשי הקשר', 'Contact saves'],
    clicks: ['לחיצות', 'Clicks'],
    shares: ['שיתופים', 'Shares'],
    leads: ['פניות', 'Leads'],
    taps: ['נגיעות NFC', 'NFC taps'],
    all: ['כל הכרטיסים', 'All cards'],
    file: ['סטטיסטיקה {name} {from} עד {to}', 'Statistics {name} {from} to {to}'],
  },
});
