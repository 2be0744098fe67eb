import { texts } from '#i18n/texts.ts';

/** What a change of an order or a design says when it failed. */
export const callTexts = texts('cardCalls', {
  he: { failure: 'זה לא הצליח' },
  en: { failure: 'That did not work' },
});
