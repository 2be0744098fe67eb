import { texts } from '#i18n/texts.ts';

export const conflictTexts = texts('conflict', {
  title: ['הכרטיס השתנה במקום אחר', 'This card was changed elsewhere'],
  text: [
    'בזמן שערכתם כאן, נשמרה גרסה חדשה יותר. בחרו עם איזו להמשיך. שום דבר לא נמחק עד אז.',
    'While you were editing here, a newer version was saved. Choose which one to continue with. Nothing is lost until then.',
  ],
  none: ['ההבדלים קטנים מכדי להראות אותם במילים.', 'The differences are too small to show in words.'],
  mine: ['הגרסה שלכם', 'Your version'],
  theirs: ['הגרסה החדשה', 'The newer version'],
  overwrite: ['להמשיך עם הגרסה שלי', 'Continue with mine'],
  discard: ['לעבור לגרסה החדשה', 'Switch to the newer one'],
  undo: ['גם אם תעברו לחדשה, ״ביטול״ יחזיר את הגרסה שלכם.', 'Even if you switch, undo brings your version back.'],
  took: ['עברתם לגרסה החדשה', 'You now have the newer version'],
  bringBack: ['להחזיר את הגרסה שלי', 'Bring mine back'],
  empty: ['אין', 'None'],
  count: [
    '{count, plural, one {פריט אחד} two {שני פריטים} other {# פריטים}}',
    '{count, plural, one {one item} other {# items}}',
  ],
  sections: {
    name: ['שם', 'Name'],
    title: ['תפקיד', 'Role'],
    company: ['שם העסק', 'Business name'],
    tagline: ['משפט אחד עליכם', 'One line about you'],
    pictures: ['תמונות', 'Pictures'],
    phones: ['טלפונים', 'Phones'],
    whatsapp: ['וואטסאפ', 'WhatsApp'],
    emails: ['מייל', 'Email'],
    website: ['אתר', 'Website'],
    address: ['כתובת', 'Address'],
    order: ['סדר הבלוקים', 'Order of the blocks'],
    block: ['בלוק', 'Block'],
    design: ['עיצוב', 'Design'],
    sharing: ['שיתוף', 'Sharing'],
    language: ['שפה', 'Language'],
  },
});
