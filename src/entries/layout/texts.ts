import { texts } from '#i18n/texts.ts';

export const layoutTexts = texts('layout', {
  siteTitle: ['נגיעה', 'Negia'],
  nav: {
    label: ['ניווט ראשי', 'Main'],
    menu: ['תפריט', 'Menu'],
    home: ['לעמוד הבית', 'Home page'],
    examples: ['דוגמאות', 'Examples'],
    help: ['עזרה', 'Help'],
    pricing: ['מחירים', 'Pricing'],
    dashboard: ['לוח בקרה', 'Dashboard'],
    wallet: ['ארנק', 'Wallet'],
    physicalCards: ['כרטיסי NFC', 'NFC cards'],
    admin: ['ניהול המערכת', 'Administration'],
    account: ['הגדרות חשבון', 'Account settings'],
  },
  places: {
    label: ['ניווט בחשבון', 'My pages'],
    loading: ['העמוד נטען', 'The page is loading'],
    dashboard: ['לוח בקרה', 'Dashboard'],
    cards: ['הכרטיסים שלי', 'My cards'],
    leads: ['לידים', 'Leads'],
    stats: ['סטטיסטיקה', 'Statistics'],
    physicalCards: ['כרטיסי NFC', 'NFC cards'],
    wallet: ['ארנק', 'Wallet'],
    account: ['חשבון', 'Account'],
    unseen: [
      '{count, plural, one {פנייה אחת עוד לא נקראה} two {שתי פניות עוד לא נקראו} other {# פניות עוד לא נקראו}}',
      '{count, plural, one {# unread lead} other {# unread leads}}',
    ],
  },
  shortPlaces: {
    dashboard: ['ראשי', 'Home'],
    cards: ['כרטיסים', 'Cards'],
    leads: ['לידים', 'Leads'],
    stats: ['סטטיסטיקה', 'Stats'],
    account: ['חשבון', 'Account'],
  },
  auth: {
    login: ['התחברות', 'Sign in'],
    register: ['הרשמה חינם', 'Start free'],
    changing: ['מעדכנים את החשבון', 'Updating your account'],
  },
  account: { menu: ['החשבון של {name}', 'Account of {name}'], logout: ['התנתקות', 'Sign out'] },
  offline: [
    'בדקו את החיבור. העמוד ייטען לבד כשהוא יחזור.',
    'Check your connection. The page loads by itself when it is back.',
  ],
  session: {
    expired: ['התנתקות אוטומטית', 'You were signed out'],
    expiredText: ['ההתחברות שלך פג תוקפה, אנא התחבר שוב', 'Your sign-in has expired. Please sign in again'],
  },
  demo: {
    label: ['חשבון הדגמה', 'Demo account'],
    text: [
      'זה חשבון הדגמה. כל מה שתשנו כאן גלוי רק לכם, ונמחק אחרי שעתיים.',
      'This is a demo account. Only you see what you change here, and it is deleted after two hours.',
    ],
    register: ['פתיחת חשבון משלכם', 'Open your own account'],
  },
  language: { label: ['שפה', 'Language'], he: ['עברית', 'עברית'], en: ['English', 'English'] },
  footer: {
    label: ['קישורים בתחתית העמוד', 'Footer'],
    tagline: ['כרטיס ביקור דיגיטלי שנפתח בנגיעה.', 'A digital business card that opens with a tap.'],
    blog: ['בלוג', 'Blog'],
    contact: ['צור קשר', 'Contact'],
    help: ['עזרה', 'Help'],
    terms: ['תנאי שימוש', 'Terms of use'],
    privacy: ['פרטיות', 'Privacy'],
    refund: ['ביטולים והחזרים', 'Refunds'],
    accessibility: ['נגישות', 'Accessibility'],
    sitemap: ['מפת האתר', 'Sitemap'],
    rights: ['© {year} נגיעה. כל הזכויות שמורות.', '© {year} Negia. All rights reserved.'],
  },
  protected: {
    title: ['נדרשת התחברות', 'Please sign in'],
    text: ['העמוד הזה שמור לכם. התחברו כדי להמשיך.', 'This page is yours alone. Sign in to continue.'],
  },
  signedOut: {
    title: ['תמיד אפשר לחזור', 'Come back any time'],
    text: ['הכרטיסים שלכם ממשיכים לעבוד גם כשאתם לא כאן.', 'Your cards keep working while you are away.'],
    home: ['לעמוד הבית', 'Home page'],
  },
  forbidden: {
    title: ['אין לכם הרשאות מתאימות', 'You do not have permission for this'],
    text: ['העמוד הזה פתוח רק למנהלי המערכת.', 'This page is open to administrators only.'],
  },
});
