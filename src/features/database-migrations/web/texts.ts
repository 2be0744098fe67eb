import { texts } from '#i18n/texts.ts';

export const migrationsPageTexts = texts('migrationsPage', {
  title: ['מיגרציות של מסד הנתונים', 'Database migrations'],
  lead: [
    'מה כבר רץ, מה מחכה, וכמה זמן זה לקח. רק קבצים שהגיעו עם המערכת יכולים לרוץ.',
    'What has run, what is waiting, and how long it took. Only files that came with the system can run.',
  ],
  list: ['המיגרציות, מהחדשה לישנה', 'Migrations, newest first'],
  empty: ['אין כאן מיגרציות', 'No migrations here'],
  emptyText: ['התיקייה שהשרת קורא ממנה ריקה.', 'The folder that the server reads is empty.'],
  head: {
    name: ['מיגרציה', 'Migration'],
    state: ['מצב', 'State'],
    checksum: ['סיכום ביקורת', 'Checksum'],
    appliedAt: ['מועד ההרצה', 'Ran on'],
    duration: ['משך', 'Took'],
    action: ['פעולה', 'Action'],
  },
  state: {
    applied: ['רצה', 'Applied'],
    waiting: ['מחכה להפעלה הבאה', 'Waiting for the next start'],
    by_hand: ['מחכה לכם', 'Waiting for you'],
    running: ['רצה עכשיו', 'Running'],
    failed: ['נכשלה', 'Failed'],
    interrupted: ['נקטעה', 'Interrupted'],
    mismatch: ['הקובץ השתנה', 'File changed'],
    missing: ['הקובץ חסר', 'File missing'],
  },
  copyChecksum: ['העתקת סיכום הביקורת של {name}', 'Copy the checksum of {name}'],
  outside: ['רצה בלי טרנזקציה', 'Runs outside a transaction'],
  failedWith: ['מסד הנתונים השיב:', 'The database answered:'],
  interruptedText: ['השרת נעצר באמצע. אפשר להריץ שוב.', 'The server stopped in the middle. It can be run again.'],
  duration: {
    unknown: ['לא נמדד', 'Not measured'],
    short: ['{count, plural, one {אלפית שנייה אחת} other {# אלפיות שנייה}}', '{count} ms'],
    seconds: [
      '{count, plural, one {שנייה אחת} two {שתי שניות} other {# שניות}}',
      '{count, plural, one {# second} other {# seconds}}',
    ],
    minutes: [
      '{count, plural, one {דקה אחת} two {שתי דקות} other {# דקות}}',
      '{count, plural, one {# minute} other {# minutes}}',
    ],
  },
  running: {
    label: ['כמה מהמיגרציה כבר רץ', 'How much of the migration is done'],
    steps: ['פקודה {step} מתוך {steps}', 'Statement {step} of {steps}'],
    elapsed: ['רצה כבר {time}', 'Running for {time}'],
    index: ['בניית אינדקס: {percent}%', 'Building an index: {percent}%'],
    waits: ['בניית האינדקס ממתינה לפעולות אחרות שיסתיימו', 'The index is waiting for other work to finish'],
  },
  run: ['הרצה', 'Run'],
  runAgain: ['הרצה חוזרת', 'Run again'],
  runLabel: ['הרצה: {name}', 'Run {name}'],
  confirm: {
    title: ['להריץ את {name}?', 'Run {name}?'],
    text: [
      'המיגרציה תרוץ על מסד הנתונים החי. בזמן שהיא רצה אי אפשר להתחיל אחרת, ואחרי שהסתיימה אין דרך לבטל אותה מכאן.',
      'The migration will run on the live database. No other can start while it runs, and once it has finished it can’t be undone from here.',
    ],
    action: ['להריץ עכשיו', 'Run it now'],
    backup: ['כדאי שיהיה גיבוי טרי לפני שמתחילים.', 'Make sure you have a fresh backup before you start.'],
  },
  started: ['המיגרציה התחילה לרוץ', 'The migration has started'],
  mismatch: {
    title: ['יש מיגרציה שהקובץ שלה הוא לא הקובץ שרץ', 'The file of a migration is not the one that ran'],
    text: [
      'מי ששינה את הקובץ אחרי שרץ השאיר את מסד הנתונים במצב שאף אחד לא מכיר. השרת לא יעלה מחדש, ואי אפשר להריץ מיגרציות, עד שהקובץ המקורי יוחזר.',
      'Changing the file after it ran left the database in an unknown state. The server will not restart, and no migration can run, until the original file is back.',
    ],
    ran: ['מה שרץ', 'What ran'],
    file: ['הקובץ היום', 'The file today'],
  },
  missing: {
    title: [
      '{count, plural, one {מיגרציה אחת רצה והקובץ שלה חסר} two {שתי מיגרציות רצו והקבצים שלהן חסרים} other {# מיגרציות רצו והקבצים שלהן חסרים}}',
      '{count, plural, one {# migration ran and its file is missing} other {# migrations ran and their files are missing}}',
    ],
    text: [
      'כך זה נראה כשגרסה ישנה של המערכת עובדת מול מסד נתונים חדש ממנה.',
      'This is what an old version of the system looks like beside a newer database.',
    ],
  },
});
