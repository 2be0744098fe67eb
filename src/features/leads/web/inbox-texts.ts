import { texts } from '#i18n/texts.ts';

/** Texts of `/leads`: the list, its filters and bulk actions. */
export const inboxTexts = texts('inbox', {
  title: ['לידים', 'Leads'],
  lead: ['כל מי שהשאיר לכם פרטים, במקום אחד.', 'Everyone who left you their details, in one place.'],
  unseen: [
    '{count, plural, one {פנייה אחת עוד לא נקראה} two {שתי פניות עוד לא נקראו} other {# פניות עוד לא נקראו}}',
    '{count, plural, one {One unread lead} other {# unread leads}}',
  ],
  loading: ['טוענים את הפניות', 'Loading the leads'],
  failed: ['לא הצלחנו לטעון את הפניות', 'We could not load the leads'],
  missing: {
    title: ['הכרטיס הזה לא נמצא', 'This card was not found'],
    text: ['אולי הוא נמחק, ואולי הוא שייך לחשבון אחר.', 'It may have been deleted, or it belongs to another account.'],
    all: ['לכל הפניות', 'All leads'],
  },
  offline: {
    title: ['אין חיבור לאינטרנט', 'No internet connection'],
    text: ['מה שרואים כאן הוא מהפעם האחרונה שהיה חיבור.', 'What you see here is from the last time you were online.'],
  },
  search: ['שם, טלפון, מייל או מילה מההודעה', 'Name, phone, email or message text'],
  searchLabel: ['חיפוש בפניות', 'Search the leads'],
  clearSearch: ['ניקוי החיפוש', 'Clear the search'],
  profile: ['כרטיס', 'Card'],
  allProfiles: ['כל הכרטיסים', 'All cards'],
  profileUntitled: ['כרטיס בלי שם', 'Unnamed card'],
  time: {
    label: ['זמן', 'Time'],
    all: ['כל התקופה', 'All time'],
    today: ['היום', 'Today'],
    week: ['7 הימים האחרונים', 'Last 7 days'],
    month: ['30 הימים האחרונים', 'Last 30 days'],
    own: ['תאריכים לבחירה', 'Custom dates'],
    from: ['מתאריך', 'From'],
    to: ['עד תאריך', 'Until'],
  },
  tabs: {
    label: ['מצב הפנייה', 'Status'],
    active: ['פעילות', 'Active'],
    all: ['הכול', 'All'],
    new: ['חדשות', 'New'],
    contacted: ['בקשר', 'In touch'],
    won: ['עסקאות', 'Won'],
    lost: ['לא יצאו לפועל', 'Did not work out'],
    archived: ['ארכיון', 'Archive'],
    review: ['לבדיקה', 'For review'],
  },
  list: ['רשימת הפניות', 'The leads'],
  found: [
    '{count, plural, =0 {לא נמצאו פניות} one {נמצאה פנייה אחת} two {נמצאו שתי פניות} other {נמצאו # פניות}}',
    '{count, plural, =0 {No leads found} one {One lead found} other {# leads found}}',
  ],
  newLeads: [
    '{count, plural, one {הגיעה פנייה חדשה} two {הגיעו שתי פניות חדשות} other {הגיעו # פניות חדשות}}',
    '{count, plural, one {A new lead came in} other {# new leads came in}}',
  ],
  more: ['הצגת עוד', 'Show more'],
  hasReminder: ['יש תזכורת', 'Has a reminder'],
  end: ['אלה כל הפניות', 'These are all the leads'],
  allArchived: {
    title: ['אין פניות פעילות', 'No active leads'],
    text: ['כל הפניות שלכם בארכיון.', 'All your leads are in the archive.'],
    open: ['לארכיון', 'To the archive'],
  },
  none: {
    title: ['כאן יחכו לכם הפניות', 'Your leads will wait here'],
    text: [
      'כשמישהו ישאיר פרטים בכרטיס שלכם, תראו את זה כאן מיד ותוכלו לענות בלחיצה.',
      'When someone leaves their details on your card you see it here right away, and can answer in one click.',
    ],
    share: ['העתקת הקישור לכרטיס', 'Copy the link to your card'],
    toProfiles: ['לכרטיסים שלי', 'My cards'],
    make: ['ליצור כרטיס', 'Create a card'],
  },
  nothing: {
    title: ['לא מצאנו פניות כאלה', 'No matching leads'],
    text: ['נסו מילה אחרת, או הסירו חלק מהסינון.', 'Try another word, or remove part of the filter.'],
    clear: ['הסרת הסינון', 'Clear the filter'],
  },
  choose: {
    pane: ['הפנייה הפתוחה', 'The open lead'],
    title: ['בחרו פנייה מהרשימה', 'Choose a lead from the list'],
    text: ['כל הפרטים, ההערות והתזכורות יופיעו כאן.', 'All details, notes and reminders will be shown here.'],
  },
  pick: {
    one: ['סימון הפנייה של {name}', 'Select the lead from {name}'],
    all: ['סימון כל מה שמוצג', 'Select everything shown'],
    mode: ['בחירה', 'Select'],
    done: ['סיום', 'Done'],
    count: [
      '{count, plural, one {פנייה אחת מסומנת} two {שתי פניות מסומנות} other {# פניות מסומנות}}',
      '{count, plural, one {One lead selected} other {# leads selected}}',
    ],
    bar: ['פעולות על הפניות שסומנו', 'Actions for the selected leads'],
    setStatus: ['העברה אל', 'Move to'],
    delete: ['מחיקה', 'Delete'],
    clear: ['ביטול הסימון', 'Clear the selection'],
  },
  remove: {
    title: [
      '{count, plural, one {למחוק פנייה אחת?} two {למחוק שתי פניות?} other {למחוק # פניות?}}',
      '{count, plural, one {Delete one lead?} other {Delete # leads?}}',
    ],
    text: [
      'הפרטים, ההודעות, ההערות והתזכורות יימחקו לתמיד, ואי אפשר יהיה להחזיר אותם.',
      'Details, messages, notes and reminders will be deleted for good and cannot be brought back.',
    ],
    confirm: [
      '{count, plural, one {למחוק את הפנייה} two {למחוק שתי פניות} other {למחוק # פניות}}',
      '{count, plural, one {Delete the lead} other {Delete # leads}}',
    ],
    done: [
      '{count, plural, one {הפנייה נמחקה} two {שתי פניות נמחקו} other {# פניות נמחקו}}',
      '{count, plural, one {The lead was deleted} other {# leads were deleted}}',
    ],
  },
  statusChanged: {
    new: [
      '{count, plural, one {סימנו שהפנייה אמיתית} two {סימנו ששתי פניות אמיתיות} other {סימנו ש־# פניות אמיתיות}}',
      '{count, plural, one {Marked as a real lead} other {# leads marked as real}}',
    ],
    contacted: [
      '{count, plural, one {סימנו שאתם בקשר} two {שתי פניות סומנו ״בקשר״} other {# פניות סומנו ״בקשר״}}',
      '{count, plural, one {Marked as in touch} other {# leads marked as in touch}}',
    ],
    won: [
      '{count, plural, one {מזל טוב על העסקה!} two {שתי פניות סומנו כעסקאות} other {# פניות סומנו כעסקאות}}',
      '{count, plural, one {Marked as won. Well done!} other {# leads marked as won}}',
    ],
    lost: [
      '{count, plural, one {סימנו שזה לא יצא לפועל} two {שתי פניות סומנו ״לא יצאו לפועל״} other {# פניות סומנו ״לא יצאו לפועל״}}',
      '{count, plural, one {Marked as “did not work out”} other {# leads marked as “did not work out”}}',
    ],
    archived: [
      '{count, plural, one {הפנייה בארכיון} two {שתי פניות עברו לארכיון} other {# פניות עברו לארכיון}}',
      '{count, plural, one {The lead was archived} other {# leads were archived}}',
    ],
    undo: ['להחזיר', 'Undo'],
    undone: [
      '{count, plural, one {הפנייה חזרה למקומה} two {שתי פניות חזרו למקומן} other {# פניות חזרו למקומן}}',
      '{count, plural, one {The lead is back where it was} other {# leads are back where they were}}',
    ],
  },
  export: {
    button: ['ייצוא ל־Excel', 'Export to Excel'],
    done: ['הקובץ הורד', 'The file was downloaded'],
    plan: {
      title: ['הייצוא כלול בחבילות המתקדמות', 'Exporting comes with the larger plans'],
      text: [
        'בחבילות המתקדמות אפשר להוריד את כל הפניות כטבלה ל־Excel או ל־Google Sheets.',
        'With the larger plans you can download all leads as a table for Excel or Google Sheets.',
      ],
      stored: ['הפניות עצמן נשארות כאן תמיד, בכל חבילה.', 'The leads themselves always stay here, in every plan.'],
    },
  },
});
