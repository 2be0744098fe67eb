import { texts } from '#i18n/texts.ts';

/** Texts of the banner shown during impersonation. */
export const impersonationTexts = texts('viewAs', {
  label: ['צפייה כמשתמש', 'Viewing as a user'],
  text: [
    'אתם רואים את החשבון של {name}. זו צפייה בלבד, ושום דבר לא נשמר.',
    'You are looking at the account of {name}. View only: nothing is saved.',
  ],
  end: ['סיום הצפייה', 'Stop viewing'],
  failed: ['לא הצלחנו לסיים את הצפייה', 'We could not stop the viewing'],
});
