import { texts } from '#i18n/texts.ts';

/** Error texts for migrations that cannot be started. */
export const databaseMigrationsTexts = texts('databaseMigrations', {
  applied: ['המיגרציה הזאת כבר רצה', 'This migration has already run'],
  busy: [
    'מיגרציה אחרת רצה עכשיו. חכו שתסתיים ונסו שוב',
    'Another migration is running. Wait for it to end and try again',
  ],
  mismatch: [
    'יש מיגרציה שהקובץ שלה השתנה אחרי שרצה. עד שזה יתוקן אי אפשר להריץ אחרות',
    'The file of a migration was changed after it ran. Until that is fixed, no other can run',
  ],
  earlier: [
    'מיגרציה קודמת עוד מחכה לתורה. היא צריכה לרוץ לפני זו',
    'An earlier migration is still waiting, and has to run before this one',
  ],
});
