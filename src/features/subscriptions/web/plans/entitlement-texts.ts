import { texts } from '#i18n/texts.ts';

export const entitlementTexts = texts('entitlements', {
  rows: {
    profiles: ['כרטיסים', 'Cards'],
    links: ['קישורים בכרטיס', 'Links on a card'],
    galleryPictures: ['תמונות בגלריה', 'Gallery pictures'],
    templates: ['עיצובים', 'Designs'],
    customSlug: ['כתובת אישית', 'Custom address'],
    ownBranding: ['בלי השורה ״נוצר בנגיעה״', 'No “made with Negia” line'],
    statsDays: ['סטטיסטיקה לאחור', 'Statistics history'],
    leadFields: ['שדות משלכם בטופס הפנייה', 'Your own fields in the contact form'],
    leadExport: ['ייצוא פניות לטבלה', 'Lead export as a table'],
    leadWebhook: ['חיבור פניות למערכות שלכם', 'Leads sent to your own systems'],
    supportChat: ['תמיכה בצ׳אט', 'Support by chat'],
    physicalCardDiscount: ['הנחה על כרטיסי NFC', 'Discount on NFC cards'],
  },
  all: ['כולם', 'All'],
  days: ['{count, plural, one {יום אחד} two {יומיים} other {# ימים}}', '{count, plural, one {# day} other {# days}}'],
  /** Above ten Hebrew counts in the singular. */
  manyDays: ['{count} יום', '{count} days'],
  years: ['{count, plural, one {שנה} two {שנתיים} other {# שנים}}', '{count, plural, one {# year} other {# years}}'],
  yes: ['כלול', 'Included'],
  no: ['לא כלול', 'Not included'],
  insteadOf: ['{row}: {to} במקום {from}', '{row}: {to} instead of {from}'],
  without: ['{row}: לא כלול', '{row}: not included'],
});
