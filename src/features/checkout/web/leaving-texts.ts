import { texts } from '#i18n/texts.ts';

/** In place of what can be bought, for an account that waits for its deletion. */
export const leavingTexts = texts('buyingLeaving', {
  title: ['החשבון יימחק ב־{date, date, long}', 'Your account will be deleted on {date, date, long}'],
  text: [
    'לכן אי אפשר לקנות בו עכשיו. כדי לקנות, השאירו קודם את החשבון.',
    'So nothing can be bought with it now. To buy, keep the account first.',
  ],
  keep: ['להשארת החשבון', 'Keep the account'],
});
