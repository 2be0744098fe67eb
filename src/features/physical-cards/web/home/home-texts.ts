import { texts } from '#i18n/texts.ts';

/** `/physical-cards`: what an NFC card is, and the owner's orders, cards and designs. */
export const physicalCardsHomeTexts = texts('cardHome', {
  title: ['כרטיסי NFC', 'NFC cards'],
  lead: ['ההזמנות, הכרטיסים שביד והעיצובים שלכם, במקום אחד.', 'Your orders, your cards and your designs in one place.'],
  loading: ['טוענים את הכרטיסים', 'Loading your cards'],
  failed: ['לא הצלחנו לטעון את הכרטיסים', 'We could not load your cards'],
  new: ['עיצוב חדש', 'New design'],
  start: {
    title: ['כרטיס ביקור שנפתח בנגיעה', 'A business card that opens with a touch'],
    text: [
      'מקרבים אותו לטלפון, והכרטיס הדיגיטלי שלכם נפתח. בלי אפליקציה, ועם קוד QR למי שאין לו NFC.',
      'Hold it to a phone, and your digital card opens. No app, and a QR code for those without NFC.',
    ],
    materials: ['מאיזה חומר?', 'Which material?'],
    price: ['לכרטיס', 'a card'],
    sample: ['השם שלכם', 'Your name'],
    saved: ['{percent}% הנחה עם החבילה שלכם', '{percent}% off with your plan'],
    before: ['במקום', 'instead of'],
    pvc: ['קל, צבעוני וכמעט לא נשחק. כל צבע שתרצו.', 'Light, colourful and hard to wear out. Any colour you like.'],
    wood: [
      'חריטה בעץ אמיתי. חם, נעים ביד, ואין שניים אותו דבר.',
      'Engraved in real wood. Warm to the touch, and no two are alike.',
    ],
    metal: [
      'כבד, דק ומרשים. חריטה בשחור, בכסף או בזהב.',
      'Heavy, thin and striking. Engraved in black, silver or gold.',
    ],
    design: ['עיצוב כרטיס {material}', 'Design a {material} card'],
    days: ['אצלכם תוך 3 עד 5 ימי עסקים', 'With you in 3 to 5 business days'],
    change: ['אפשר להחליף בכל רגע איזה כרטיס דיגיטלי הוא פותח', 'Change which digital card it opens whenever you like'],
    cancel: ['ביטול בלי עלות עד שמתחילים להכין', 'Cancel for free until we start making it'],
  },
  noProfile: {
    title: ['קודם כרטיס דיגיטלי, אחר כך כרטיס ביד', 'First a digital card, then one in your hand'],
    text: [
      'כרטיס NFC פותח את הכרטיס הדיגיטלי שלכם. צרו אותו בכמה דקות, וחזרו לכאן לעצב.',
      'An NFC card opens your digital card. Create it in a few minutes, then come back here to design.',
    ],
    action: ['ליצור כרטיס דיגיטלי', 'Create a digital card'],
  },
  orders: {
    title: ['הזמנות פעילות', 'Active orders'],
    number: ['הזמנת כרטיסים {id}', 'Card order {id}'],
    open: ['לפרטי ההזמנה', 'Order details'],
    pay: ['לתשלום', 'Pay now'],
    fix: ['לתיקון העיצוב', 'Change the design'],
  },
  past: {
    title: ['הזמנות קודמות', 'Earlier orders'],
    again: ['להזמין שוב', 'Order again'],
    againOf: ['להזמין שוב: הזמנת כרטיסים {id}', 'Order again: card order {id}'],
  },
  designs: {
    title: ['העיצובים שלי', 'My designs'],
    none: [
      'עוד אין עיצוב שמור. עצבו אחד, והוא יחכה לכם כאן.',
      'No saved design yet. Design one, and it will wait for you here.',
    ],
    changed: ['עודכן ב־{at, date, medium}', 'Updated {at, date, medium}'],
    order: ['הזמנה', 'Order'],
    orderOf: ['הזמנה: העיצוב ״{name}״', 'Order the design {name}'],
    edit: ['עריכה', 'Edit'],
    editOf: ['עריכה: העיצוב ״{name}״', 'Edit the design {name}'],
    more: ['עוד פעולות: {name}', 'More actions: {name}'],
    copy: ['שכפול', 'Duplicate'],
    copyName: ['עותק של {name}', 'Copy of {name}'],
    copied: ['העיצוב שוכפל', 'The design was duplicated'],
    remove: ['מחיקה', 'Delete'],
    removeTitle: ['למחוק את העיצוב ״{name}״?', 'Delete the design {name}?'],
    removeText: [
      'אי אפשר לשחזר אותו. הזמנות שכבר עשיתם לא ישתנו.',
      'It cannot be restored. Orders you have already made do not change.',
    ],
    removeConfirm: ['למחוק את העיצוב', 'Delete the design'],
    removed: ['העיצוב נמחק', 'The design was deleted'],
    noProfile: ['הכרטיס הדיגיטלי נמחק. בחרו אחר', 'Its digital card was deleted. Choose another'],
  },
});
