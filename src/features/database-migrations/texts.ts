import { texts } from '#i18n/texts.ts';

/** Error texts for migrations that cannot be started. */
export const databaseMigrationsTexts = texts('databaseMigrations', {
  he: {
    applied: 'המיגרציה הזאת כבר רצה',
    busy: 'מיגרציה אחרת רצה עכשיו. חכו שתסתיים ונסו שוב',
    mismatch: 'יש מיגרציה שהקובץ שלה השתנה אחרי שרצה. עד שזה יתוקן אי אפשר להריץ אחרות',
    earlier: 'מיגרציה קודמת עוד מחכה לתורה. היא צריכה לרוץ לפני זו',
  },
  en: {
    applied: 'This migration has already run',
    busy: 'Another migration is running. Wait for it to end and try again',
    mismatch: 'The file of a migration was changed after it ran. Until that is mended no other can run',
    earlier: 'An earlier migration is still waiting, and has to run before this one',
  },
});
