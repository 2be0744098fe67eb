import { texts } from '#i18n/texts.ts';

export const notesTexts = texts('userNotes', {
  title: ['הערות פנימיות', 'Internal notes'],
  text: [
    'רק הצוות רואה אותן. הן נמחקות יחד עם החשבון.',
    'Only the team sees them. They are deleted together with the account.',
  ],
  label: ['מה כדאי לדעת על הלקוח הזה?', 'What should the team know about this customer?'],
  add: ['הוספת הערה', 'Add note'],
  added: ['ההערה נשמרה', 'Note saved'],
  none: ['אין הערות.', 'No notes.'],
  someone: ['מי שכבר לא בצוות', 'Someone who left the team'],
  remove: ['מחיקת ההערה', 'Delete the note'],
  removed: ['ההערה נמחקה', 'Note deleted'],
  removeTitle: ['למחוק את ההערה?', 'Delete the note?'],
  removeText: ['היא תימחק לכל הצוות, ואי אפשר לשחזר אותה.', 'It is deleted for the whole team and cannot be restored.'],
  loading: ['טוענים את ההערות', 'Loading the notes'],
  failed: ['לא הצלחנו לטעון את ההערות', 'The notes could not be loaded'],
});
