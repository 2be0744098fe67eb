import { texts } from '#i18n/texts.ts';

export const addressTexts = texts('address', {
  checking: ['בודקים אם הכתובת פנויה…', 'Checking whether it is available…'],
  missing: ['כתבו את הכתובת של הכרטיס', 'Write the card’s address'],
  dashes: ['צריך גם אותיות, לא רק מקפים', 'It needs letters too, not hyphens alone'],
  free: ['הכתובת פנויה, ועוד לא נשמרה', 'This address is available, and not saved yet'],
  same: ['זו הכתובת של הכרטיס', 'This is the card’s address'],
  unknown: ['לא הצלחנו לבדוק עכשיו. נבדוק שוב בשמירה', 'We could not check right now. We will check again when saving'],
});
