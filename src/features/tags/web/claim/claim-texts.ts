import { texts } from '#i18n/texts.ts';

/** Claiming a tag: which profile it opens and its name. */
export const claimTexts = texts('claimTag', {
  he: {
    profile: 'מה לפתוח בנגיעה?',
    profileHint: 'אפשר לשנות בכל רגע.',
    first: 'השם שלכם או של העסק',
    firstHint: 'עוד אין לכם כרטיס דיגיטלי, אז ניצור לכם אחד עם השם הזה. אחר כך תוסיפו פרטים ותפרסמו.',
    firstMissing: 'כתבו שם, כדי שיהיה לכרטיס מה לפתוח',
    name: 'שם לכרטיס ה־NFC',
    nameHint: 'רק אתם רואים אותו. למשל: בארנק, של דלפק הקבלה.',
    loading: 'רגע, בודקים אילו כרטיסים דיגיטליים יש לכם',
    failed: 'לא הצלחנו לטעון את הכרטיסים הדיגיטליים שלכם',
    retry: 'לנסות שוב',
  },
  en: {
    profile: 'What should a tap open?',
    profileHint: 'You can change this at any time.',
    first: 'Your name or your business',
    firstHint:
      'You have no digital card yet, so we will make one with this name. Afterwards you add details and publish it.',
    firstMissing: 'Write a name, so that the card has something to open',
    name: 'A name for the NFC card',
    nameHint: 'Only you see it. Such as: in my wallet, at the front desk.',
    loading: 'One moment, looking for your digital cards',
    failed: 'We could not load your digital cards',
    retry: 'Try again',
  },
});
