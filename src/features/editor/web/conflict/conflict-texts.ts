import { texts } from '#i18n/texts.ts';

export const conflictTexts = texts('conflict', {
  title: ['הכרטיס השתנה במקום אחר', 'This card was changed elsewhere'],
  text: [
    'בזמן שערכתם כאן, אותם שדות השתנו ונשמרו גם במקום אחר. שינויים בשדות אחרים כבר צורפו. בחרו מה יישאר בכל שדה.',
    'While you were editing here, the same fields were changed and saved elsewhere. Changes of other fields are already included. Choose what to keep in each field.',
  ],
  mine: ['נכתב כאן, {time}', 'Written here, {time}'],
  theirs: ['נשמר במקום אחר, {time}', 'Saved elsewhere, {time}'],
  order: ['הסדר הזה', 'This order'],
  overwrite: ['שמירת הבחירה', 'Save these choices'],
  discard: ['הכול מהגרסה החדשה', 'Take all of the newer version'],
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
