import { texts } from '#i18n/texts.ts';

/** Error message for a failed change of an order or a design. */
export const callTexts = texts('cardCalls', { failure: ['משהו השתבש', 'Something went wrong'] });
