import { texts } from '#i18n/texts.ts';

/** `/admin/pickup-points`. */
export const pointsAdminTexts = texts('pointsAdmin', {
  title: ['נקודות איסוף', 'Pick-up points'],
  lead: [
    'מה שלקוחות בוחרים כשהם מזמינים לאיסוף. הסתרה לא משנה הזמנות שכבר נעשו.',
    'What customers choose from when they order for pick-up. Hiding a point does not change past orders.',
  ],
  caption: ['נקודות איסוף, החדשות קודם', 'Pick-up points, newest first'],
  search: ['עיר, שם המקום או רחוב', 'City, shop or street'],
  empty: {
    title: ['אין עוד נקודות איסוף', 'No pick-up points yet'],
    text: ['בלי נקודות אי אפשר להזמין לאיסוף.', 'Without any, nobody can order for pick-up.'],
  },
  add: ['נקודה חדשה', 'New point'],
  edit: ['עריכה', 'Edit'],
  actionOf: ['{action}: {name}', '{action} {name}'],
  hide: ['הסתרה', 'Hide'],
  show: ['הצגה', 'Show'],
  hidden: ['מוסתרת', 'Hidden'],
  offered: ['מוצגת', 'Offered'],
  state: ['מצב', 'State'],
  actions: ['פעולות', 'Actions'],
  city: ['עיר או יישוב', 'City'],
  name: ['שם המקום', 'Shop'],
  street: ['רחוב ומספר', 'Street'],
  inHebrew: ['{field} בעברית', '{field} in Hebrew'],
  inEnglish: ['{field} באנגלית', '{field} in English'],
  formText: [
    'לקוחות רואים את הנקודה בשפה שלהם, ובמדבקת המשלוח מודפס מה שבחרו.',
    'Customers see the point in their language, and the label is printed as they chose it.',
  ],
  save: ['שמירה', 'Save'],
  saved: ['הנקודה נשמרה', 'The point is saved'],
  nowHidden: ['הנקודה הוסתרה', 'The point is hidden'],
  nowShown: ['הנקודה מוצגת', 'The point is shown'],
});
