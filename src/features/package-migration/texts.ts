import { texts } from '#i18n/texts.ts';

/** Errors of the plan migration API, and column headings of the report. */
export const packageMigrationTexts = texts('packageMigration', {
  same: ['בחרו שתי חבילות שונות.', 'Choose two different packages.'],
  untilNeeded: ['בחרו עד מתי החבילה ניתנת במתנה.', 'Choose until when the package is a gift.'],
  untilPast: ['המועד הזה כבר עבר. בחרו מועד בעתיד.', 'That time has passed. Choose one in the future.'],
  running: [
    'העברה אחרת כבר פועלת. חכו שתסתיים או השהו אותה.',
    'Another migration is already running. Wait for it to finish, or pause it.',
  ],
  nobody: ['אין אף אחד בחבילה הזאת.', 'No one is on this package.'],
  keyReused: [
    'ההעברה הזאת כבר התחילה, עם בחירות אחרות. רעננו את העמוד.',
    'This migration has already started, with other choices. Reload the page.',
  ],
  notNow: [
    'ההעברה כבר במצב אחר. רעננו את העמוד כדי לראות מה קורה.',
    'The migration is already in another state. Reload the page to see what’s happening.',
  ],
  report: {
    file: ['העברת חבילות {id}', 'Package migration {id}'],
    user: ['מספר', 'Number'],
    name: ['שם', 'Name'],
    email: ['מייל', 'Email'],
    state: ['מצב', 'State'],
    reason: ['סיבה', 'Reason'],
    at: ['מתי', 'When'],
    packageBefore: ['חבילה לפני', 'Package before'],
    priceBefore: ['מחיר לפני', 'Price before'],
    packageAfter: ['חבילה אחרי', 'Package after'],
    priceAfter: ['מחיר אחרי', 'Price after'],
    nextAfter: ['בסוף התקופה', 'At the end of the period'],
    until: ['עד', 'Until'],
  },
  state: {
    waiting: ['ממתין', 'Waiting'],
    moved: ['הועבר', 'Moved'],
    skipped: ['לא הועבר', 'Skipped'],
    undone: ['הוחזר', 'Undone'],
    undo_skipped: ['לא הוחזר', 'Not undone'],
  },
  reason: {
    gone: ['החשבון נסגר', 'The account is closed'],
    not_there: ['כבר לא בחבילת המקור', 'No longer on the source package'],
    unchanged: ['אין מה להעביר: המנוי מסתיים, או שכבר עובר לכאן', 'Nothing to move: it ends, or already moves here'],
    busy: ['באמצע חיוב', 'In the middle of a charge'],
    changed_since: ['השתנה מאז', 'Changed since'],
    suspended: ['החשבון מושעה', 'The account is suspended'],
  },
});
