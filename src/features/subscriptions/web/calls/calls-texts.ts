import { texts } from '#i18n/texts.ts';

/** Few on purpose: these are in the first load of every page of the app. */
export const callsTexts = texts('planCalls', {
  he: { failure: 'זה לא הצליח', resume: 'לחדש את המנוי' },
  en: { failure: 'That did not work', resume: 'Keep my subscription' },
});
