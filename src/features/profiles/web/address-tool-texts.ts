import { texts } from '#i18n/texts.ts';

export const addressToolTexts = texts('addressTool', {
  title: ['בודקים כתובת', 'Try an address'],
  lead: [
    'מקלידים כתובת של כרטיס ורואים איך המערכת מבינה אותה. הבדיקה כאן היא של הצורה בלבד: אם הכתובת תפוסה, תדעו כשתפתחו אותה.',
    'Type the address of a card and see how the system reads it. Only its form is checked here: to find out whether it is taken, open it.',
  ],
  field: ['כתובת', 'Address'],
  hint: ['אפשר גם להדביק קישור שלם', 'You can also paste a full link'],
  try: ['אפשר לנסות', 'For example'],
  result: ['מה זה אומר', 'What it means'],
  rows: {
    kind: ['סוג הכתובת', 'Kind of address'],
    path: ['אחרי נרמול', 'Normalised'],
    reserved: ['שמורה למערכת', 'Reserved'],
    error: ['מה לא מתאים', 'What is wrong'],
    leadsTo: ['מעבירה אל', 'Redirects to'],
  },
  kinds: {
    home: ['עמוד הבית', 'The home page'],
    username: ['כרטיס לפי שם משתמש', 'A card by its owner’s username'],
    id: ['כרטיס לפי מספר', 'A card by its number'],
    slug: ['כרטיס לפי כתובת קבועה', 'A card by its permanent address'],
    custom: ['כרטיס לפי כתובת אישית', 'A card by its custom address'],
    redirect: ['כתובת ישנה שמעבירה הלאה', 'An old address that redirects'],
    reserved: ['כתובת של המערכת עצמה', 'An address of the system itself'],
    none: ['לא כתובת של כרטיס', 'Not the address of a card'],
  },
  errors: {
    short: ['קצרה מדי: שני תווים לפחות', 'Too short: two characters at least'],
    long: ['ארוכה מדי: עד 40 תווים', 'Too long: 40 characters at most'],
    letters: ['יש בה תווים שהם לא אותיות, ספרות או מקף', 'It has characters other than letters, digits and hyphens'],
    mixed: ['עברית ולועזית באותה כתובת', 'Hebrew and Latin letters in one address'],
    reserved: ['המילה שמורה לעמודים של המערכת', 'The word is reserved for pages of the system'],
  },
  yes: ['כן', 'Yes'],
  no: ['לא', 'No'],
  open: ['פתיחת הכתובת', 'Open the address'],
});

/** Addresses in both scripts, whatever the language of the page. */
export const sampleAddresses = ['/@demo', '/p/alon-drai', '/פרחי-גבעול', '/profile-12', '/p/7', '/dashboard'] as const;
