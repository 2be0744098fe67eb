import { texts } from '#i18n/texts.ts';

/** Claiming a tag: which profile it opens and its name. */
export const claimTexts = texts('claimTag', {
  profile: ['מה לפתוח בנגיעה?', 'What should a tap open?'],
  profileHint: ['אפשר לשנות בכל רגע.', 'You can change this at any time.'],
  first: ['השם שלכם או של העסק', 'Your name or your business'],
  firstHint: [
    'עוד אין לכם כרטיס דיגיטלי, אז ניצור לכם אחד עם השם הזה. אחר כך תוסיפו פרטים ותפרסמו.',
    'You have no digital card yet, so we will create one with this name. Afterwards you add details and publish it.',
  ],
  firstMissing: ['כתבו שם, כדי שיהיה לכרטיס מה לפתוח', 'Enter a name, so that the card has something to open'],
  name: ['שם לכרטיס ה־NFC', 'A name for the NFC card'],
  nameHint: [
    'רק אתם רואים אותו. למשל: בארנק, בדלפק הקבלה.',
    'Only you see it. For example: in my wallet, at the front desk.',
  ],
  loading: ['רגע, בודקים אילו כרטיסים דיגיטליים יש לכם', 'One moment, looking for your digital cards'],
  failed: ['לא הצלחנו לטעון את הכרטיסים הדיגיטליים שלכם', 'We could not load your digital cards'],
  retry: ['לנסות שוב', 'Try again'],
});
