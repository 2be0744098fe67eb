import type { Dictionary } from '#i18n/texts.ts';

/** Names of states and sources, the same in the inbox and in files. */
export const leadLabels = {
  status: {
    new: ['חדשה', 'New'],
    contacted: ['בקשר', 'In touch'],
    won: ['עסקה', 'Won'],
    lost: ['לא יצא לפועל', 'Did not work out'],
    archived: ['בארכיון', 'Archived'],
    review: ['לבדיקה', 'For review'],
  },
  source: {
    nfc: ['NFC', 'NFC'],
    qr: ['QR', 'QR'],
    whatsapp: ['וואטסאפ', 'WhatsApp'],
    link: ['קישור באתר אחר', 'Link on another site'],
    embed: ['הטמעה באתר', 'Embedded in a site'],
    direct: ['כניסה ישירה', 'Direct'],
  },
} satisfies Dictionary;
