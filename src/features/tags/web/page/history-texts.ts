import { texts } from '#i18n/texts.ts';

/** What happened to a tag, in words. */
export const historyTexts = texts('tagHistory', {
  he: {
    title: 'מה קרה עד היום',
    by: { admin: 'צוות נגיעה', system: 'אוטומטי', finder: 'מי שמצא את הכרטיס' },
    event: {
      made: 'הכרטיס נוצר',
      written: 'השבב נכתב ונבדק',
      activated: 'הכרטיס הופעל',
      renamed: 'השם השתנה',
      pointed: 'הכרטיס פותח כרטיס דיגיטלי אחר',
      scheduled: 'נקבע כרטיס דיגיטלי אחר לזמן מה',
      unscheduled: 'הזמן שנקבע הסתיים',
      frozen: 'הכרטיס סומן כאבוד',
      unfrozen: 'הכרטיס נמצא וחזר לפעולה',
      found: 'מי שמצא את הכרטיס כתב לכם',
      offered: 'הכרטיס הוצע למישהו אחר',
      offer_withdrawn: 'ההצעה בוטלה',
      offer_declined: 'ההצעה נדחתה',
      given: 'הכרטיס עבר לבעלים חדשים',
      retired: 'הכרטיס יצא משימוש',
    },
  },
  en: {
    title: 'What happened so far',
    by: { admin: 'The Negia team', system: 'By itself', finder: 'Whoever found the card' },
    event: {
      made: 'The card was made',
      written: 'The chip was written and checked',
      activated: 'The card was activated',
      renamed: 'The name changed',
      pointed: 'The card opens another digital card',
      scheduled: 'Another digital card was set for a while',
      unscheduled: 'The set time is over',
      frozen: 'The card was marked as lost',
      unfrozen: 'The card was found and works again',
      found: 'Whoever found the card wrote to you',
      offered: 'The card was offered to somebody else',
      offer_withdrawn: 'The offer was taken back',
      offer_declined: 'The offer was declined',
      given: 'The card moved to a new owner',
      retired: 'The card went out of use',
    },
  },
});
