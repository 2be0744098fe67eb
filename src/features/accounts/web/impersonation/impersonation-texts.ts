import { texts } from '#i18n/texts.ts';

/** Texts of the banner shown during impersonation. */
export const impersonationTexts = texts('viewAs', {
  he: {
    label: 'צפייה כמשתמש',
    text: 'אתם רואים את החשבון של {name}. זו צפייה בלבד, ושום דבר לא נשמר.',
    end: 'סיום הצפייה',
    failed: 'הצפייה לא נסגרה',
  },
  en: {
    label: 'Viewing as a user',
    text: 'You are looking at the account of {name}. View only: nothing is saved.',
    end: 'Stop viewing',
    failed: 'The view did not end',
  },
});
