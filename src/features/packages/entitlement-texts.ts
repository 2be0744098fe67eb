import { texts } from '#i18n/texts.ts';

/** Names of the entitlements, for admins. */
export const entitlementTexts = texts('entitlements', {
  he: {
    profiles: 'כרטיסים',
    links: 'קישורים בכרטיס',
    galleryPictures: 'תמונות בגלריה',
    templates: 'עיצובים',
    statsDays: 'ימי סטטיסטיקה',
    physicalCardDiscount: 'הנחה על NFC',
    customSlug: 'כתובת אישית',
    ownBranding: 'בלי המיתוג שלנו',
    leadFields: 'שדות משלהם בטופס הלידים',
    leadExport: 'ייצוא לידים',
    leadWebhook: 'חיבור לידים למערכות אחרות',
    supportChat: 'תמיכה בצ׳אט',
  },
  en: {
    profiles: 'Cards',
    links: 'Links on a card',
    galleryPictures: 'Gallery pictures',
    templates: 'Designs',
    statsDays: 'Days of statistics',
    physicalCardDiscount: 'NFC discount',
    customSlug: 'An address of their own',
    ownBranding: 'Without our branding',
    leadFields: 'Fields of their own in the lead form',
    leadExport: 'Lead export',
    leadWebhook: 'Leads to other systems',
    supportChat: 'Support by chat',
  },
});
