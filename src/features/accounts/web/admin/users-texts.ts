import { texts } from '#i18n/texts.ts';

/** The list of users, and what one of them is in a word or two. */
export const usersTexts = texts('usersAdmin', {
  he: {
    title: 'משתמשים',
    lead: 'כל מי שנרשם, מהחדשים לוותיקים.',
    caption: 'רשימת המשתמשים',
    search: 'שם, מייל או מספר',
    columns: { name: 'משתמש', plan: 'חבילה', until: 'עד', registered: 'הרשמה', state: 'מצב' },
    filters: { role: 'תפקיד', planStatus: 'מקור החבילה', state: 'מצב', dates: 'תאריך הרשמה' },
    empty: { title: 'עוד אין משתמשים', text: 'מי שיירשם יופיע כאן.' },
    role: { user: 'בעלי כרטיס', admin: 'מנהלי מערכת' },
    packages: { basic: 'בסיסי', advanced: 'מתקדם', pro: 'מקצועי' },
    planStatus: { trial: 'ניסיון', paying: 'בתשלום', given: 'מתנה', free: 'חינם' },
    state: { active: 'פעיל', suspended: 'מושעה', deleting: 'בדרך למחיקה', unverified: 'מייל לא אומת' },
    isAdmin: 'מנהל מערכת',
    isOwner: 'משתמש רגיל',
    file: 'משתמשים.csv',
  },
  en: {
    title: 'Users',
    lead: 'Everyone who registered, newest first.',
    caption: 'The list of users',
    search: 'Name, mail or number',
    columns: {
      name: 'User',
      plan: 'Package',
      until: 'Until',
      registered: 'Registered',
      state: 'State',
    },
    filters: { role: 'Role', planStatus: 'Comes from', state: 'State', dates: 'Registered' },
    empty: { title: 'No users yet', text: 'Whoever registers will be here.' },
    role: { user: 'Owners', admin: 'Administrators' },
    packages: { basic: 'Basic', advanced: 'Advanced', pro: 'Pro' },
    planStatus: { trial: 'Trial', paying: 'Paying', given: 'Gift', free: 'Free' },
    state: { active: 'Active', suspended: 'Suspended', deleting: 'Being deleted', unverified: 'E-mail not confirmed' },
    isAdmin: 'Administrator',
    isOwner: 'Ordinary user',
    file: 'users.csv',
  },
});
