import { texts } from '#i18n/texts.ts';

/** Texts of `/communities`. */
export const communitiesPageTexts = texts('communitiesPage', {
  page: ['קהילות · נגיעה', 'Communities · Negia'],
  description: [
    'קבוצות של בעלי עסקים לפי תחום ועיר. מוצאים את שלכם, מצטרפים עם הכרטיס, ולקוחות מוצאים אתכם.',
    'Groups of business owners by field and city. Find yours, join with your card, and let customers find you.',
  ],
  badge: ['קהילות', 'Communities'],
  title: ['עסקים טובים באים בקבוצה', 'Good businesses come in groups'],
  lead: [
    'מצטרפים עם הכרטיס לקהילה בתחום או בעיר שלכם, ומופיעים ליד אנשים שכיף להמליץ עליהם.',
    'Join the community of your field or your city with your card, and appear next to people worth recommending.',
  ],
  search: {
    label: ['חיפוש קהילה', 'Search communities'],
    placeholder: ['תחום, עיר או שם של קהילה', 'A field, a city or a name'],
    clear: ['ניקוי החיפוש', 'Clear the search'],
  },
  city: ['עיר', 'City'],
  everyCity: ['כל הערים', 'All cities'],
  fields: ['סינון לפי תחום', 'Filter by field'],
  everyField: ['הכול', 'All'],
  list: ['קהילות', 'Communities'],
  displayed: [
    '{count, plural, =0 {לא נמצאו קהילות} one {קהילה אחת} two {שתי קהילות} other {# קהילות}}',
    '{count, plural, =0 {No communities found} one {# community} other {# communities}}',
  ],
  none: {
    title: ['לא מצאנו קהילה כזאת', 'No matching communities'],
    text: ['אולי בעיר אחרת, או בתחום קרוב?', 'Maybe in another city, or in a related field?'],
    action: ['הצגת כל הקהילות', 'Show all communities'],
  },
  empty: {
    title: ['כאן יהיו קהילות', 'Communities will appear here'],
    text: [
      'הקהילות הראשונות בדרך. בינתיים אפשר ליצור כרטיס, כדי שיהיה עם מה להצטרף.',
      'The first ones are on their way. Meanwhile you can create a card, so you have something to join with.',
    ],
    action: ['לכרטיסים לדוגמה', 'To the example cards'],
  },
  loading: ['טוענים את הקהילות', 'Loading communities'],
  failed: [
    'לא הצלחנו לטעון את הקהילות. נסו שוב בעוד רגע.',
    'We couldn’t load the communities. Please try again in a moment.',
  ],
  call: {
    title: ['חסרה קהילה לתחום או לעיר שלכם?', 'No community for your field or your city?'],
    text: ['ספרו לנו מי אתם ואיפה, ונפתח אחת.', 'Tell us who you are and where, and we’ll open one.'],
    action: ['כתבו לנו', 'Write to us'],
  },
});
