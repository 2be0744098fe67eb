import { texts } from '#i18n/texts.ts';

export const statsServerTexts = texts('statsServer', {
  he: {
    range: {
      order: 'תאריך ההתחלה צריך להיות לפני תאריך הסיום, ולא אחרי היום',
      length: 'אפשר לבחור תקופה של עד שנתיים',
    },
    expired: 'הכרטיס הזה מעבר למה שהחבילה שלכם כוללת. שדרגו את החבילה כדי לראות את הסטטיסטיקה שלו',
    buttons: {
      call: 'שיחת טלפון',
      whatsapp: 'הודעת WhatsApp',
      mail: 'מייל',
      waze: 'ניווט ב־Waze',
      maps: 'ניווט ב־Google Maps',
      website: 'האתר',
    },
    table: {
      day: 'תאריך',
      views: 'צפיות',
      visitors: 'מבקרים',
      saves: 'שמירות איש קשר',
      clicks: 'לחיצות',
      shares: 'שיתופים',
      leads: 'פניות',
      taps: 'נגיעות NFC',
      all: 'כל הכרטיסים',
      file: 'סטטיסטיקה {name} {from} עד {to}',
    },
  },
  en: {
    range: {
      order: 'The first day must come before the last one, and not after today',
      length: 'Choose a period of up to two years',
    },
    expired: 'This card is beyond what your package includes. Upgrade to see its statistics',
    buttons: {
      call: 'Phone call',
      whatsapp: 'WhatsApp message',
      mail: 'E-mail',
      waze: 'Directions in Waze',
      maps: 'Directions in Google Maps',
      website: 'Website',
    },
    table: {
      day: 'Day',
      views: 'Views',
      visitors: 'Visitors',
      saves: 'Contact saves',
      clicks: 'Clicks',
      shares: 'Shares',
      leads: 'Leads',
      taps: 'NFC taps',
      all: 'All cards',
      file: 'Statistics {name} {from} to {to}',
    },
  },
});
