import { texts } from '#i18n/texts.ts';

export const examplesTexts = texts('examples', {
  badge: ['דוגמאות חיות', 'Live examples'],
  title: ['ככה זה נראה אצל אחרים', 'See how others do it'],
  lead: [
    'שנים־עשר כרטיסים של עסקים בדויים, בשישה עיצובים. פתחו אחד ולחצו על הכול: זה בדיוק מה שהלקוחות שלכם יראו.',
    'Twelve cards of made-up businesses, in six designs. Open one and click everything: this is exactly what your customers will see.',
  ],
  filter: ['סינון לפי תחום', 'Filter by field'],
  fields: {
    all: ['הכול', 'All'],
    home: ['בית ותחזוקה', 'Home and repairs'],
    money: ['משפט, כספים ונדל״ן', 'Law, money and property'],
    care: ['יופי, גוף ובריאות', 'Beauty, body and health'],
    shops: ['חנויות ואוכל', 'Shops and food'],
    creative: ['צילום ויצירה', 'Photography and craft'],
    other: ['עוד', 'More'],
  },
  displayed: [
    '{count, plural, one {דוגמה אחת} two {שתי דוגמאות} other {# דוגמאות}}',
    '{count, plural, one {# example} other {# examples}}',
  ],
  list: ['כרטיסים לדוגמה', 'Example cards'],
  preview: ['תצוגה של הכרטיס: {name}', 'Preview of the card: {name}'],
  template: ['עיצוב {name}', '{name} design'],
  templates: {
    shore: ['חוף', 'Shore'],
    line: ['קו', 'Line'],
    paper: ['נייר', 'Paper'],
    night: ['לילה', 'Night'],
    market: ['שוק', 'Market'],
    studio: ['סטודיו', 'Studio'],
  },
  invented: [
    'האנשים, העסקים והמספרים בכרטיסים האלה בדויים.',
    'The people, businesses and numbers on these cards are made up.',
  ],
  communities: ['לקהילות העסקים שלנו', 'Our business communities'],
  empty: {
    title: ['כאן יהיו כרטיסים לדוגמה', 'Example cards will be here'],
    text: [
      'עוד אין מה להראות במערכת הזאת. אפשר פשוט ליצור כרטיס משלכם, זה לוקח חמש דקות.',
      'There is nothing to show on this system yet. You can simply create a card of your own, it takes five minutes.',
    ],
  },
  failed: [
    'לא הצלחנו לטעון את הדוגמאות. נסו שוב בעוד רגע.',
    'We could not load the examples. Please try again in a moment.',
  ],
  call: {
    title: ['והכרטיס שלכם?', 'And yours?'],
    text: [
      'בוחרים עיצוב, ממלאים פרטים, ומשתפים עוד היום. 14 יום בחינם, בלי כרטיס אשראי.',
      'Pick a design, fill in the details and share it today. 14 days free, no credit card.',
    ],
    register: ['ליצור כרטיס בחינם', 'Create a card for free'],
    demo: ['קודם להציץ בחשבון ההדגמה', 'See the demo account first'],
  },
});
