import { texts } from '#i18n/texts.ts';

/** Texts of the bar shown while the account waits for its deletion. */
export const deletionBarTexts = texts('leaving', {
  label: ['מחיקת החשבון', 'Account deletion'],
  title: ['החשבון יימחק ב־{date}.', 'Your account will be deleted on {date}.'],
  text: [
    'עד אז הכול שמור, אבל מבקרים לא רואים את הכרטיסים, ולא נחייב אתכם על מנוי.',
    'Until then everything is kept, but visitors do not see your cards, and no subscription is charged.',
  ],
  keep: ['להשאיר את החשבון', 'Keep my account'],
  kept: ['החשבון נשאר. שמחים שאתם איתנו', 'Your account stays. Glad to have you with us'],
});
