import { texts } from '#i18n/texts.ts';

/** The gallery of emails at `/ui/mails`, and the example data in them. */
export const mailExampleTexts = texts('mailExample', {
  title: ['כל המיילים', 'All emails'],
  components: ['לארון הרכיבים', 'Component shelf'],
  light: ['בהיר', 'Light'],
  dark: ['כהה', 'Dark'],
  text: ['כטקסט פשוט', 'As plain text'],
  owner: ['דנה לביא', 'Dana Lavi'],
  visitor: ['רונית אדלר', 'Ronit Adler'],
  card: ['דנה לביא, אדריכלית', 'Dana Lavi, architect'],
  message: [
    'הגג שלנו עומד ריק ואנחנו רוצים שיהיה שם מקום לשבת.\nאפשר לדבר השבוע?',
    'Our roof stands empty and we would like a place to sit up there.\nCan we talk this week?',
  ],
  question: ['איפה הפרויקט?', 'Where is the project?'],
  answer: ['חיפה, שכונת הדר', 'Haifa, Hadar'],
  reason: ['התמונות בכרטיס שייכות לעסק אחר', 'The pictures on the card belong to another business'],
  reply: [
    'בדקנו, והתשלום אכן נכנס פעמיים. החזרנו את השני, והזיכוי יופיע תוך כמה ימים.',
    'We checked, and the payment did go through twice. We refunded the second one; it will appear within a few days.',
  ],
  business: [
    'חברה לדוגמה בע״מ · רחוב הדוגמה 1, תל אביב · hello@cards.example',
    'Example Ltd. · 1 Example Street, Tel Aviv · hello@cards.example',
  ],
  street: ['הנשיא', 'HaNassi'],
  city: ['חיפה', 'Haifa'],
  plan: ['מתקדם', 'Advanced'],
  purchase: ['החבילה ״מתקדם״, שנה', 'Advanced plan, one year'],
  community: ['אדריכלות בחיפה', 'Architecture in Haifa'],
  broadcast: {
    title: ['חדש: תזכורות לפניות', 'New: reminders for leads'],
    content: [
      'מעכשיו אפשר לקבוע לכל פנייה מתי לחזור אליה.\nהתזכורת תגיע במייל ובפעמון.',
      'From now on you can set a time to get back to each lead.\nThe reminder comes by email and in the bell.',
    ],
  },
});
