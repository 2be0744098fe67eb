import { texts } from '#i18n/texts.ts';

/** Texts of the users list and its CSV, with short names of roles and states. */
export const usersTexts = texts('usersAdmin', {
  title: ['משתמשים', 'Users'],
  lead: ['כל מי שנרשם, מהחדשים לוותיקים.', 'Everyone who registered, newest first.'],
  caption: ['רשימת המשתמשים', 'The list of users'],
  search: ['שם, מייל או מספר', 'Name, email or number'],
  columns: {
    name: ['משתמש', 'User'],
    plan: ['חבילה', 'Package'],
    until: ['עד', 'Until'],
    registered: ['הרשמה', 'Registered'],
    state: ['מצב', 'State'],
  },
  filters: {
    role: ['תפקיד', 'Role'],
    planStatus: ['מקור החבילה', 'Package source'],
    state: ['מצב', 'State'],
    dates: ['תאריך הרשמה', 'Registered'],
  },
  empty: { title: ['עוד אין משתמשים', 'No users yet'], text: ['מי שיירשם יופיע כאן.', 'New users will appear here.'] },
  role: { user: ['בעלי כרטיס', 'Owners'], admin: ['מנהלי מערכת', 'Administrators'] },
  packages: { basic: ['בסיסי', 'Basic'], advanced: ['מתקדם', 'Advanced'], pro: ['מקצועי', 'Pro'] },
  planStatus: {
    trial: ['ניסיון', 'Trial'],
    paying: ['בתשלום', 'Paying'],
    complimentary: ['מתנה', 'Gift'],
    free: ['חינם', 'Free'],
  },
  state: {
    active: ['פעיל', 'Active'],
    suspended: ['מושעה', 'Suspended'],
    deleting: ['בדרך למחיקה', 'Being deleted'],
    unverified: ['מייל לא אומת', 'Email not confirmed'],
  },
  isAdmin: ['מנהל מערכת', 'Administrator'],
  isOwner: ['בעלי כרטיס', 'Owner'],
  file: ['משתמשים.csv', 'users.csv'],
  csv: {
    id: ['מספר', 'Number'],
    username: ['שם משתמש', 'Username'],
    displayName: ['שם', 'Name'],
    email: ['מייל', 'Email'],
    isVerified: ['מייל מאומת', 'Email confirmed'],
    role: ['תפקיד', 'Role'],
    packageType: ['חבילה', 'Package'],
    planStatus: ['מקור החבילה', 'Package source'],
    until: ['עד', 'Until'],
    createdAt: ['תאריך הרשמה', 'Registered'],
    suspendedAt: ['תאריך השעיה', 'Suspended'],
    deletesAt: ['תאריך מחיקה', 'Deletion date'],
    yes: ['כן', 'yes'],
    no: ['לא', 'no'],
    // Where the CSV's wording differs from the page's.
    roles: { user: ['בעלי כרטיס', 'Owner'], admin: ['מנהלי מערכת', 'Administrator'] },
    planStatuses: { paying: ['בתשלום', 'Paid'] },
  },
});
