import { texts } from '#i18n/texts.ts';

export const profileConflictTexts = texts('profileConflict', {
  title: ['הכרטיס השתנה במקום אחר', 'This card was changed elsewhere'],
  orders: { mine: ['הסדר שלכם', 'Your order'], theirs: ['הסדר מהגרסה החדשה', 'The order of the newer version'] },
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
