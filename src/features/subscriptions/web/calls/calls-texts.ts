import { texts } from '#i18n/texts.ts';

/** Few on purpose: these texts are part of the initial load of every page. */
export const callsTexts = texts('planCalls', { resume: ['הפעלת חידוש אוטומטי', 'Turn on auto-renewal'] });
