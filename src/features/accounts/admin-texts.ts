import { texts } from '#i18n/texts.ts';

/** Server texts for admin actions on accounts: refusals and emails. */
export const accountsAdminTexts = texts('accountsAdmin', {
  suspended: ['החשבון הושעה. הסיבה: {reason}', 'This account is suspended. The reason: {reason}'],
  self: [
    'את זה אי אפשר לעשות לחשבון של עצמכם. בקשו ממנהל מערכת אחר',
    'You cannot do this to your own account. Ask another administrator',
  ],
  lastAdmin: ['אין מנהל ראשי נוסף. מנו אחד קודם', 'There is no other lead administrator. Appoint one first'],
  leaving: [
    'החשבון הזה מושעה או בדרך למחיקה, ולכן אי אפשר למנות אותו למנהל מערכת',
    'This account is suspended or being deleted, so it cannot be made an administrator',
  ],
  demo: ['זה חשבון ההדגמה, והסיסמה שלו ידועה לכולם', 'This is the demo account, and everybody knows its password'],
  already: ['החשבון כבר מושעה', 'The account is already suspended'],
  notSuspended: ['החשבון לא מושעה', 'The account is not suspended'],
  noSecondFactor: ['בחשבון הזה אין אימות דו־שלבי', 'This account has no two-step verification'],
  cannotReset: [
    'לחשבון הזה אי אפשר לשלוח קישור לבחירת סיסמה',
    'No link for a new password can be sent to this account',
  ],
  past: ['בחרו מועד שעוד לא עבר', 'Choose a date in the future'],
  staffThemselves: [
    'זה חשבון של צוות נגיעה. את זה כל אחד עושה רק בחשבון של עצמו',
    'This is an account of our staff. They do this themselves, in their own account settings',
  ],
  isSuspended: [
    'החשבון מושעה. אפשר לעשות את זה אחרי ביטול ההשעיה',
    'The account is suspended. You can do this once the suspension is over',
  ],
  deletingAlready: ['החשבון כבר בדרך למחיקה', 'The account is being deleted already'],
  notDeleting: ['החשבון לא בדרך למחיקה', 'The account is not being deleted'],
  sameEmail: ['זו כבר הכתובת של החשבון', 'This is already the address of the account'],
  verified: ['כתובת המייל כבר אומתה', 'The email address is confirmed already'],
  viewAdmin: ['אי אפשר לצפות בחשבון של מנהל מערכת', 'You cannot view the account of an administrator'],
  mail: {
    suspendedSubject: ['החשבון שלכם בנגיעה הושעה', 'Your Negia account was suspended'],
    suspendedText: [
      'השעינו את החשבון שלכם. בינתיים אי אפשר להיכנס אליו והכרטיסים שלכם לא מוצגים.',
      'We suspended your account. For now nobody can sign in to it, and your cards are not shown.',
    ],
    suspendedReason: ['הסיבה:', 'The reason:'],
    suspendedAfter: [
      'חושבים שזו טעות? כתבו לנו ונבדוק את זה יחד.',
      'Think this is a mistake? Write to us, and we will look into it together.',
    ],
    suspendedAction: ['ליצירת קשר', 'Contact us'],
    restoredSubject: ['החשבון שלכם בנגיעה חזר לפעול', 'Your Negia account is open again'],
    restoredText: [
      'הסרנו את ההשעיה. אפשר להיכנס כרגיל, והכרטיסים שלכם מוצגים שוב.',
      'The suspension is over. You can sign in as usual, and your cards are shown again.',
    ],
    restoredReason: ['הסיבה להשעיה הייתה:', 'The reason for the suspension was:'],
    restoredAction: ['כניסה לחשבון', 'Open my account'],
  },
});
