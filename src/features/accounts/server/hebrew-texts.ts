/** What Israelis type first when asked for a password; the two last rows are QWERTY and ASDFG on a Hebrew keyboard. */
export const hebrewPasswords: ReadonlySet<string> = new Set([
  ...['סיסמה', 'סיסמא', 'הסיסמה', 'הסיסמא', 'סיסמהסיסמה', 'סיסמאסיסמא', 'סודי', 'סיסמהסודית'],
  ...[
    'שלום',
    'שלוםשלום',
    'שלוםלכולם',
    'בוקרטוב',
    'אהבה',
    'אמאאבא',
    'אבאאמא',
    'אמא',
    'אבא',
    'משפחה',
    'ישראל',
    'ירושלים',
  ],
  ...['תלאביב', 'חיפה', 'מכביחיפה', 'מכביתלאביב', 'הפועל', 'ביתר', 'ביתרירושלים', 'אבגדה', 'אבגדהו', 'אבגדהוז', 'אבגד'],
  ...['משתמש', 'מנהל', 'נגיעה', 'כרטיס', 'כרטיסביקור', 'עסק', 'העסקשלי', 'חיים', 'מזלטוב', 'בהצלחה', 'תודה', 'תודהרבה'],
  ..."/'קראט /'קראטו /'קראטון /'קראטוןם /'קראטוןםפ".split(' '),
  ...['שדגכע', 'שדגכעי', 'שדגכעיח', 'שדגכעיחל', 'זסבהנמ', 'זסבהנמצ'],
]);

/** The seeded account that everyone may try. */
export const demoName = {
  username: 'demo',
  displayName: { he: 'דנה מסטודיו לדוגמה', en: 'Dana of Example Studio' },
} as const;
