import { texts } from '#i18n/texts.ts';

/** Error messages of the server. */
export const jobsTexts = texts('jobs', {
  running: ['המשימה רצה עכשיו. נסו שוב עוד רגע.', 'The job is running now. Try again in a moment.'],
});
