import { texts } from '#i18n/texts.ts';

/** Texts of the block list and the picker; each block kind has separate texts. */
export const blocksTexts = texts('blocks', {
  he: {
    add: 'הוספת בלוק',
    addTitle: 'מה להוסיף לכרטיס?',
    emptyTitle: 'הכרטיס עוד בלי בלוקים',
    emptyText: 'הוסיפו קישורים, גלריה, שעות פעילות או כל דבר שיעזור ללקוחות לבחור בכם.',
    open: 'לערוך את {name}',
    shown: 'להציג את {name} בכרטיס',
    hidden: 'מוסתר',
    back: 'לכל הבלוקים',
    visible: 'מוצג בכרטיס',
    title: 'כותרת הבלוק',
    titleHint: 'אפשר להשאיר ריק, ונשתמש בכותרת הרגילה.',
    gone: 'הבלוק הזה כבר לא נמצא בכרטיס.',
    unknown: { name: 'בלוק מגרסה חדשה יותר', text: 'אפשר להזיז או להסתיר אותו. מה שבתוכו נשמר כמו שהוא.' },
  },
  en: {
    add: 'Add a block',
    addTitle: 'What would you like to add?',
    emptyTitle: 'No blocks on this card yet',
    emptyText: 'Add links, a gallery, opening hours, or anything that helps customers choose you.',
    open: 'Edit {name}',
    shown: 'Show {name} on the card',
    hidden: 'Hidden',
    back: 'To all blocks',
    visible: 'Shown on the card',
    title: 'Heading of the block',
    titleHint: 'Leave it empty and we use the usual heading.',
    gone: 'This block is no longer on the card.',
    unknown: { name: 'A block of a newer version', text: 'You can move or hide it. What is in it stays as it is.' },
  },
});
