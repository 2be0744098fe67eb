import { texts } from '#i18n/texts.ts';

/** Few on purpose: these texts are part of the initial load of every page. */
export const callsTexts = texts('planCalls', {
  he: { failure: 'זה לא הצליח', resume: 'לחדש את המנוי' },
  en: { failure: 'That did not work', resume: 'Keep my subscription' },
});
