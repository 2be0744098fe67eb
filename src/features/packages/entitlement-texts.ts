import { texts } from '#i18n/texts.ts';

/** Names of the entitlements, for admins. */
export const entitlementTexts = texts('entitlements', {
  profiles: ['כרטיסים', 'Cards'],
  links: ['קישורים בכרטיס', 'Links on a card'],
  galleryPictures: ['תמונות בגלריה', 'Gallery pictures'],
  templates: ['עיצובים', 'Designs'],
  statsDays: ['ימי סטטיסטיקה', 'Days of statistics'],
  physicalCardDiscount: ['אחוז הנחה על כרטיסי NFC', 'Percentage off NFC cards'],
  customSlug: ['כתובת אישית', 'Custom address'],
  ownBranding: ['בלי המיתוג שלנו', 'Without our branding'],
  leadFields: ['שדות משלהם בטופס הפנייה', 'Own fields in the contact form'],
  leadExport: ['ייצוא פניות', 'Lead export'],
  leadWebhook: ['חיבור פניות למערכות אחרות', 'Leads sent to other systems'],
  supportChat: ['תמיכה בצ׳אט', 'Support by chat'],
});
