import { texts } from '#i18n/texts.ts';

/** The time line of a customer in the administration. */
export const timelineTexts = texts('timeline', {
  title: ['ציר הזמן', 'Timeline'],
  lead: ['כל מה שקרה בחשבון הזה, מהחדש לישן.', 'Everything that happened in this account, newest first.'],
  filter: ['מה להציג', 'What to show'],
  all: ['הכול', 'Everything'],
  groups: {
    account: ['חשבון ואבטחה', 'Account and security'],
    profiles: ['כרטיסים ופניות', 'Cards and leads'],
    money: ['כספים', 'Money'],
    orders: ['הזמנות ושבבים', 'Orders and chips'],
    support: ['תמיכה', 'Support'],
  },
  loading: ['טוענים את ציר הזמן', 'Loading the timeline'],
  failed: ['לא הצלחנו לטעון את ציר הזמן', 'The timeline could not be loaded'],
  more: ['הצגת עוד', 'Show more'],
  empty: ['אין כאן כלום', 'Nothing here'],
  emptyText: ['מה שיקרה בחשבון יופיע כאן.', 'What happens in the account will be listed here.'],
  noneOfGroup: ['עוד לא קרה כלום מהסוג הזה.', 'Nothing of this kind has happened yet.'],
  registered: ['ההרשמה', 'Registered'],
  verified: ['כתובת המייל אומתה', 'The email address was confirmed'],
});
