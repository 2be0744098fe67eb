import { texts } from '#i18n/texts.ts';

export const addressToolTexts = texts('addressTool', {
  he: {
    title: 'בודקים כתובת',
    lead: 'מקלידים כתובת של כרטיס ורואים איך המערכת מבינה אותה. הבדיקה כאן היא של הצורה בלבד: אם הכתובת תפוסה, תדעו כשתפתחו אותה.',
    field: 'כתובת',
    hint: 'אפשר גם להדביק קישור שלם',
    try: 'אפשר לנסות',
    result: 'מה זה אומר',
    rows: {
      kind: 'סוג הכתובת',
      path: 'אחרי נרמול',
      reserved: 'שמורה למערכת',
      error: 'מה לא מתאים',
      leadsTo: 'מעבירה אל',
    },
    kinds: {
      home: 'עמוד הבית',
      username: 'כרטיס לפי שם משתמש',
      id: 'כרטיס לפי מספר',
      slug: 'כרטיס לפי כתובת קבועה',
      custom: 'כרטיס לפי כתובת אישית',
      redirect: 'כתובת ישנה שמעבירה הלאה',
      reserved: 'כתובת של המערכת עצמה',
      none: 'לא כתובת של כרטיס',
    },
    errors: {
      short: 'קצרה מדי: שני תווים לפחות',
      long: 'ארוכה מדי: עד 40 תווים',
      letters: 'יש בה תווים שאינם אותיות, ספרות או מקף',
      mixed: 'עברית ולועזית באותה כתובת',
      reserved: 'המילה שמורה לעמודים של המערכת',
    },
    yes: 'כן',
    no: 'לא',
    open: 'פתיחת הכתובת',
  },
  en: {
    title: 'Try an address',
    lead: 'Type the address of a card and see how the system reads it. Only its form is checked here: whether anybody has it, you will know when you open it.',
    field: 'Address',
    hint: 'A whole link will do as well',
    try: 'For instance',
    result: 'What it means',
    rows: {
      kind: 'Kind of address',
      path: 'Normalised',
      reserved: 'Reserved',
      error: 'What is wrong',
      leadsTo: 'Leads on to',
    },
    kinds: {
      home: 'The home page',
      username: 'A card by its owner’s username',
      id: 'A card by its number',
      slug: 'A card by its permanent address',
      custom: 'A card by its own address',
      redirect: 'An old address that leads on',
      reserved: 'An address of the system itself',
      none: 'Not the address of a card',
    },
    errors: {
      short: 'Too short: two characters at least',
      long: 'Too long: 40 characters at most',
      letters: 'It has characters other than letters, digits and hyphens',
      mixed: 'Hebrew and Latin letters in one address',
      reserved: 'The word is kept for pages of the system',
    },
    yes: 'Yes',
    no: 'No',
    open: 'Open the address',
  },
});

/** Addresses in both scripts, whatever the language of the page. */
export const sampleAddresses = ['/@demo', '/p/alon-drai', '/פרחי-גבעול', '/profile-12', '/p/7', '/dashboard'] as const;
