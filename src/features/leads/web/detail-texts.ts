import { texts } from '#i18n/texts.ts';

/** Texts of the lead detail. */
export const detailTexts = texts('leadDetail', {
  loading: ['פותחים את הפנייה', 'Opening the lead'],
  missing: {
    title: ['הפנייה הזאת לא נמצאה', 'This lead was not found'],
    text: ['אולי היא נמחקה בינתיים.', 'It may have been deleted in the meantime.'],
  },
  failed: ['לא הצלחנו לפתוח את הפנייה', 'We could not open the lead'],
  close: ['חזרה לרשימה', 'Back to the list'],
  message: ['ההודעה', 'The message'],
  noMessage: ['לא הושארה הודעה, רק פרטים.', 'No message, only details.'],
  contact: ['פרטי קשר', 'Contact details'],
  save: ['שמירה באנשי הקשר', 'Save to contacts'],
  status: { title: ['מה המצב?', 'What is the status?'] },
  review: {
    title: ['אמיתית או לא?', 'Is it real?'],
    text: [
      'היא נשלחה מהר מאוד, או יחד עם הרבה אחרות, ולכן לא שלחנו עליה מייל ולא ספרנו אותה. סמנו אותה כאמיתית, או מחקו.',
      'It was sent very fast, or together with many others, so we sent no email about it and did not count it. Mark it as real, or delete it.',
    ],
  },
  moves: {
    new: ['פנייה אמיתית', 'A real lead'],
    contacted: ['אנחנו בקשר', 'We are in touch'],
    won: ['נסגרה עסקה', 'Won'],
    lost: ['לא יצא לפועל', 'Did not work out'],
    archived: ['לארכיון', 'To the archive'],
  },
  reminder: {
    title: ['תזכורת', 'Reminder'],
    none: [
      'נזכיר לכם לחזור לפנייה הזאת, בהתראה ובמייל.',
      'We will remind you to come back to this lead, by notification and by email.',
    ],
    at: [
      'נזכיר לכם ב־{at, date, medium}, בשעה {at, time, short}',
      'We will remind you on {at, date, medium} at {at, time, short}',
    ],
    was: [
      'התזכורת הייתה ב־{at, date, medium}, בשעה {at, time, short}',
      'The reminder was on {at, date, medium} at {at, time, short}',
    ],
    hour: ['בעוד שעה', 'In an hour'],
    evening: ['הערב', 'This evening'],
    tomorrow: ['מחר ב־9:00', 'Tomorrow at 9:00'],
    week: ['בעוד שבוע', 'In a week'],
    own: ['מועד אחר', 'Another time'],
    ownLabel: ['מתי להזכיר? (שעון ישראל)', 'When? (Israel time)'],
    ownPast: ['המועד הזה כבר עבר. בחרו מועד בעתיד', 'That time has passed. Choose one in the future'],
    ownMissing: ['בחרו תאריך ושעה', 'Choose a day and an hour'],
    set: ['קביעת תזכורת', 'Set the reminder'],
    cancel: ['ביטול', 'Cancel'],
    remove: ['הסרת התזכורת', 'Remove the reminder'],
    done: ['נזכיר לכם', 'We will remind you'],
    removed: ['התזכורת הוסרה', 'The reminder was removed'],
  },
  notes: {
    title: ['הערות', 'Notes'],
    label: ['הערה חדשה', 'New note'],
    placeholder: ['מה סיכמתם? מה חשוב לזכור?', 'What did you agree? What should you remember?'],
    hint: ['רק אתם רואים את ההערות.', 'Only you see the notes.'],
    add: ['הוספת הערה', 'Add the note'],
    empty: ['כתבו משהו לפני ששומרים', 'Write something first'],
    remove: ['מחיקת ההערה', 'Delete the note'],
    removeTitle: ['למחוק את ההערה?', 'Delete the note?'],
    removeText: ['ההערה תימחק לתמיד.', 'The note will be deleted for good.'],
    added: ['ההערה נשמרה', 'The note was saved'],
    removed: ['ההערה נמחקה', 'The note was deleted'],
  },
  consent: {
    title: ['מה אישרו, ומתי', 'What they agreed to, and when'],
    at: ['אושר', 'Agreed'],
    marketing: ['דיוור ופרסום', 'Marketing'],
    noMarketing: [
      'לא אישרו לקבל פרסומות. אפשר לענות על הפנייה, אבל לא לשלוח דיוור.',
      'They did not agree to marketing. You may answer the lead, but not send promotions.',
    ],
  },
  remove: {
    button: ['מחיקה לתמיד', 'Delete for good'],
    title: ['למחוק את הפנייה של {name}?', 'Delete the lead from {name}?'],
    text: [
      'הפרטים, ההודעה{notes, plural, =0 {} one {, ההערה} two {, שתי ההערות} other {, # ההערות}} והתזכורת יימחקו לתמיד, ואי אפשר יהיה להחזיר אותם.',
      'The details, the message{notes, plural, =0 {} one {, the note} other {, # notes}} and the reminder will be deleted for good and cannot be brought back.',
    ],
    confirm: ['למחוק את הפנייה', 'Delete the lead'],
  },
});
