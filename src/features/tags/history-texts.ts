import { texts } from '#i18n/texts.ts';

export const historyTexts = texts('tagHistory', {
  title: ['מה קרה עד היום', 'History so far'],
  by: {
    admin: ['צוות נגיעה', 'The Negia team'],
    system: ['אוטומטי', 'Automatic'],
    finder: ['מי שמצא את הכרטיס', 'The finder of the card'],
  },
  event: {
    made: ['הכרטיס נוצר', 'The card was made'],
    written: ['השבב נצרב ונבדק', 'The chip was written and checked'],
    activated: ['הכרטיס הופעל', 'The card was activated'],
    renamed: ['השם השתנה', 'The name changed'],
    pointed: ['הכרטיס פותח כרטיס דיגיטלי אחר', 'The card opens another digital card'],
    scheduled: ['נקבע כרטיס דיגיטלי אחר לזמן מוגבל', 'Another digital card was set for a limited time'],
    unscheduled: ['הזמן שנקבע הסתיים', 'The set time is over'],
    frozen: ['הכרטיס סומן כאבוד', 'The card was marked as lost'],
    unfrozen: ['הכרטיס נמצא וחזר לפעולה', 'The card was found and works again'],
    found: ['מי שמצא את הכרטיס כתב לכם', 'The finder of the card wrote to you'],
    offered: ['התחילה העברה למישהו אחר', 'A transfer to someone else was started'],
    offer_withdrawn: ['ההעברה בוטלה', 'The transfer was cancelled'],
    offer_declined: ['ההעברה נדחתה', 'The transfer was declined'],
    given: ['הכרטיס עבר לבעלים חדשים', 'The card moved to a new owner'],
    retired: ['הכרטיס יצא משימוש', 'The card was taken out of use'],
  },
  timeline: ['שבב {code}: {event}', 'Chip {code}: {event}'],
});
