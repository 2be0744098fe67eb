import { texts } from '#i18n/texts.ts';

/** Texts of the block list and the picker; each block kind has separate texts. */
export const blocksTexts = texts('blocks', {
  add: ['הוספת בלוק', 'Add a block'],
  addTitle: ['מה להוסיף לכרטיס?', 'What would you like to add?'],
  emptyTitle: ['עוד אין בלוקים בכרטיס', 'No blocks on this card yet'],
  emptyText: [
    'הוסיפו קישורים, גלריה, שעות פעילות או כל דבר שיעזור ללקוחות לבחור בכם.',
    'Add links, a gallery, opening hours, or anything that helps customers choose you.',
  ],
  open: ['עריכה:', 'Edit'],
  shown: ['הצגה בכרטיס: {name}', 'Show {name} on the card'],
  hidden: ['מוסתר', 'Hidden'],
  back: ['לכל הבלוקים', 'All blocks'],
  visible: ['מוצג בכרטיס', 'Shown on the card'],
  title: ['כותרת הבלוק', 'Heading of the block'],
  titleHint: ['אפשר להשאיר ריק, ונשתמש בכותרת הרגילה.', 'Leave it empty and we use the usual heading.'],
  gone: ['הבלוק הזה כבר לא נמצא בכרטיס.', 'This block is no longer on the card.'],
  unknown: {
    name: ['בלוק מגרסה חדשה יותר', 'A block from a newer version'],
    text: [
      'אפשר להזיז או להסתיר אותו. מה שבתוכו נשמר כמו שהוא.',
      'You can move or hide it. What is in it stays as it is.',
    ],
  },
});
