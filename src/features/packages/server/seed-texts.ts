import type { Locale } from '#i18n/locale.ts';
import type { PackageType } from '../contract.ts';
import type { PackageTexts } from './table.ts';

/** Texts of the price cards on a new installation; admins may change them. */
export const packageTexts: Record<PackageType, Record<Locale, PackageTexts>> = {
  basic: {
    he: {
      name: 'בסיסי',
      description: 'להתחיל ולהתרשם',
      features: ['כרטיס אחד', '6 קישורים ו־6 תמונות', '3 עיצובים', 'סטטיסטיקה של 7 ימים', 'טופס פנייה'],
      benefits: [],
    },
    en: {
      name: 'Basic',
      description: 'To get started and try it out',
      features: ['One card', '6 links and 6 pictures', '3 designs', '7 days of statistics', 'Contact form'],
      benefits: [],
    },
  },
  advanced: {
    he: {
      name: 'מתקדם',
      description: 'לעסק שרוצה לצמוח',
      features: ['3 כרטיסים', 'כתובת אישית', 'כל העיצובים', 'ייצוא פניות ושדות משלכם', 'תמיכה בצ׳אט'],
      benefits: ['10% הנחה על כרטיסי NFC'],
    },
    en: {
      name: 'Advanced',
      description: 'For a business that wants to grow',
      features: ['3 cards', 'Custom address', 'All designs', 'Lead export and your own fields', 'Support by chat'],
      benefits: ['10% off NFC cards'],
    },
  },
  pro: {
    he: {
      name: 'מקצועי',
      description: 'לצוותים ולמכירות',
      features: ['10 כרטיסים', '100 קישורים ו־100 תמונות', 'סטטיסטיקה של שנתיים', 'חיבור פניות למערכות שלכם'],
      benefits: ['20% הנחה על כרטיסי NFC'],
    },
    en: {
      name: 'Pro',
      description: 'For teams and sales',
      features: ['10 cards', '100 links and 100 pictures', 'Two years of statistics', 'Leads sent to your own systems'],
      benefits: ['20% off NFC cards'],
    },
  },
};
