import { texts } from '#i18n/texts.ts';

/** Texts of `/communities`. */
export const communitiesPageTexts = texts('communitiesPage', {
  he: {
    page: 'קהילות · נגיעה',
    description: 'קבוצות של בעלי עסקים לפי תחום ועיר. מוצאים את שלכם, מצטרפים עם הכרטיס, ולקוחות מוצאים אתכם.',
    badge: 'קהילות',
    title: 'עסקים טובים באים בקבוצה',
    lead: 'מצטרפים עם הכרטיס לקהילה בתחום או בעיר שלכם, ומופיעים ליד אנשים שכיף להמליץ עליהם.',
    search: { label: 'חיפוש קהילה', placeholder: 'תחום, עיר או שם של קהילה', clear: 'ניקוי החיפוש' },
    city: 'עיר',
    everyCity: 'כל הערים',
    fields: 'סינון לפי תחום',
    everyField: 'הכול',
    list: 'קהילות',
    displayed: '{count, plural, =0 {לא נמצאו קהילות} one {קהילה אחת} two {שתי קהילות} other {# קהילות}}',
    none: { title: 'לא מצאנו קהילה כזאת', text: 'אולי בעיר אחרת, או בתחום קרוב?', action: 'להציג את כל הקהילות' },
    empty: {
      title: 'כאן יהיו קהילות',
      text: 'הקהילות הראשונות בדרך. בינתיים אפשר לבנות כרטיס, כדי שיהיה עם מה להצטרף.',
      action: 'לכרטיסים לדוגמה',
    },
    loading: 'מביאים את הקהילות',
    failed: 'לא הצלחנו להביא את הקהילות. נסו שוב בעוד רגע.',
    call: { title: 'חסרה קהילה לתחום או לעיר שלכם?', text: 'ספרו לנו מי אתם ואיפה, ונפתח אחת.', action: 'לכתוב לנו' },
  },
  en: {
    page: 'Communities · Negia',
    description:
      'Groups of business owners by field and city. Find yours, join with your card, and let customers find you.',
    badge: 'Communities',
    title: 'Good businesses come in groups',
    lead: 'Join the community of your field or your city with your card, and stand beside people worth recommending.',
    search: { label: 'Search communities', placeholder: 'A field, a city or a name', clear: 'Clear the search' },
    city: 'City',
    everyCity: 'Every city',
    fields: 'Filter by field',
    everyField: 'All',
    list: 'Communities',
    displayed: '{count, plural, =0 {No communities found} one {# community} other {# communities}}',
    none: {
      title: 'We found no such community',
      text: 'Perhaps in another city, or in a field close by?',
      action: 'Show all communities',
    },
    empty: {
      title: 'Communities will be here',
      text: 'The first ones are on their way. Meanwhile you can build a card, so that you have something to join with.',
      action: 'To the example cards',
    },
    loading: 'Bringing the communities',
    failed: 'We could not bring the communities. Please try again in a moment.',
    call: {
      title: 'No community for your field or your city?',
      text: 'Tell us who you are and where, and we will open one.',
      action: 'Write to us',
    },
  },
});
