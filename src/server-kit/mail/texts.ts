import { texts } from '#i18n/texts.ts';

/** Texts that every email has around its content. */
export const mailTexts = texts('email', {
  brand: ['נגיעה', 'Negia'],
  tagline: ['כרטיסי ביקור דיגיטליים', 'Digital business cards'],
  greeting: ['שלום {name},', 'Hello {name},'],
  hello: ['שלום,', 'Hello,'],
  signature: ['צוות נגיעה', 'The Negia team'],
  why: [
    'קיבלתם את המייל הזה כי הכתובת הזאת רשומה בחשבון בנגיעה.',
    'You’re getting this email because this address belongs to a Negia account.',
  ],
  account: ['להגדרות החשבון', 'Account settings'],
  contact: ['ליצירת קשר', 'Contact us'],
});
