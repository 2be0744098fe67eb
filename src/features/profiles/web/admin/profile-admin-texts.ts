import { texts } from '#i18n/texts.ts';

/** The page of a single profile, and its actions. */
export const profileAdminTexts = texts('profileAdmin', {
  back: ['לכל הכרטיסים', 'All cards'],
  loading: ['טוענים את הכרטיס', 'Loading the card'],
  failed: ['לא הצלחנו לטעון את הכרטיס', 'The card could not be loaded'],
  missing: {
    title: ['אין כרטיס כזה', 'There is no such card'],
    text: [
      'אולי הוא נמחק לגמרי, או שהקישור נחתך בדרך.',
      'It may have been deleted for good, or the link was cut short.',
    ],
  },
  keep: ['חזרה', 'Back'],
  yes: ['כן', 'Yes'],
  no: ['לא', 'No'],
  open: ['פתיחת הכרטיס', 'Open the card'],
  suspended: {
    title: ['הכרטיס הושעה', 'This card is suspended'],
    since: ['מאז', 'Since'],
    reason: ['מה שנכתב לבעלים: {reason}', 'The owner was told: {reason}'],
  },
  owner: {
    title: ['הבעלים מושעים', 'The owner is suspended'],
    text: [
      'אף כרטיס שלהם לא מוצג עד שההשעיה של החשבון תבוטל.',
      'None of their cards is shown until the account is restored.',
    ],
    open: ['לחשבון', 'The account'],
  },
  deleted: {
    title: ['הבעלים מחקו את הכרטיס', 'The owner has deleted this card'],
    text: [
      'הוא כבר לא מוצג. הם יכולים לשחזר אותו עד 30 יום מהמחיקה.',
      'It is no longer shown. They can restore it within 30 days.',
    ],
  },
  details: {
    title: ['פרטים', 'Details'],
    id: ['מספר', 'Number'],
    owner: ['בעלים', 'Owner'],
    jobTitle: ['תפקיד', 'Title'],
    company: ['חברה', 'Company'],
    phones: ['טלפונים', 'Phones'],
    emails: ['מיילים', 'Emails'],
    website: ['אתר', 'Website'],
    template: ['עיצוב', 'Design'],
    language: ['שפה', 'Language'],
    he: ['עברית', 'Hebrew'],
    en: ['אנגלית', 'English'],
    blocks: ['בלוקים', 'Blocks'],
    created: ['נוצר', 'Created'],
    updated: ['עודכן', 'Updated'],
    published: ['פורסם', 'Published'],
    changes: ['שינויים שלא פורסמו', 'Unpublished changes'],
  },
  figures: {
    title: ['30 הימים האחרונים', 'The last 30 days'],
    views: ['צפיות', 'Views'],
    visitors: ['מבקרים', 'Visitors'],
    taps: ['נגיעות', 'Taps'],
    saves: ['שמירות באנשי הקשר', 'Contact saves'],
    clicks: ['לחיצות', 'Clicks'],
    shares: ['שיתופים', 'Shares'],
    leads: ['פניות', 'Leads'],
  },
  templates: {
    shore: ['חוף', 'Shore'],
    line: ['קו', 'Line'],
    paper: ['נייר', 'Paper'],
    night: ['לילה', 'Night'],
    market: ['שוק', 'Market'],
    studio: ['סטודיו', 'Studio'],
  },
  addresses: {
    title: ['כתובות', 'Addresses'],
    former: ['כתובת קודמת', 'Former address'],
    until: ['שמורה עד {day}', 'Reserved until {day}'],
    printed: ['מודפסת על כרטיס', 'Printed on a card'],
  },
  versions: {
    title: ['גרסאות שפורסמו', 'Published versions'],
    none: ['הכרטיס עוד לא פורסם.', 'This card has not been published yet.'],
  },
  more: {
    audit: ['מה עשינו בכרטיס הזה', 'What we did to this card'],
    profiles: ['כל הכרטיסים של הבעלים', 'All cards of this owner'],
  },
  suspend: {
    button: ['השעיה', 'Suspend'],
    title: ['להשעות את הכרטיס?', 'Suspend this card?'],
    text: [
      'מבקרים יגיעו לעמוד שאומר שהכרטיס לא פעיל, בכל הכתובות שלו. הבעלים יוכלו לערוך אבל לא לפרסם. אפשר לבטל בכל רגע.',
      'At all its addresses visitors will find a page saying that it is not active. The owner can edit it but not publish it. You can undo this at any time.',
    ],
    reason: ['סיבה, במילים שהבעלים יקראו', 'The reason, in words the owner will read'],
    empty: ['כתבו סיבה. הבעלים יקראו אותה', 'Write a reason. The owner will read it'],
    action: ['להשעות את הכרטיס', 'Suspend the card'],
    done: ['הכרטיס הושעה, והבעלים קיבלו הודעה', 'The card is suspended, and the owner was notified'],
  },
  restore: {
    button: ['ביטול ההשעיה', 'End the suspension'],
    title: ['לבטל את ההשעיה?', 'End the suspension?'],
    text: [
      'הכרטיס יחזור למצב שלפני ההשעיה, והבעלים יקבלו הודעה.',
      'The card goes back to how it was before the suspension, and the owner is notified.',
    ],
    action: ['כן, לבטל את ההשעיה', 'Yes, end the suspension'],
    done: ['ההשעיה בוטלה', 'The suspension is over'],
  },
});
