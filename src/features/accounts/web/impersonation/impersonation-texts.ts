import { texts } from '#i18n/texts.ts';

/** Texts of the banner shown during impersonation. */
export const impersonationTexts = texts('viewAs', {
  label: ['צפייה כמשתמש', 'Viewing as a user'],
  text: ['לצפייה בלבד: החשבון של {name}. שום דבר לא נשמר.', 'View only: the account of {name}. Nothing is saved.'],
  end: ['סיום הצפייה', 'Stop viewing'],
  failed: ['לא הצלחנו לסיים את הצפייה', 'We could not stop the viewing'],
});
