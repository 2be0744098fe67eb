import { texts } from '#i18n/texts.ts';

/** Texts of `/communities/{slug}` as visitors see it. */
export const communityPageTexts = texts('communityPage', {
  page: ['{name} · קהילות · נגיעה', '{name} · Communities · Negia'],
  about: ['מי בקהילה {name}, ואיך מצטרפים.', 'Who is in the community {name}, and how to join.'],
  back: ['לכל הקהילות', 'All communities'],
  members: ['מי בקהילה', 'Who is here'],
  list: ['העסקים בקהילה', 'Businesses in the community'],
  more: ['הצגת עוד', 'Show more'],
  moreFailed: ['לא הצלחנו לטעון עוד', 'We couldn’t load more'],
  empty: {
    title: ['המקום הראשון פנוי', 'Be the first to join'],
    text: [
      'עוד לא הצטרף לכאן אף עסק. מי שמצטרף ראשון מופיע ראשון ברשימה.',
      'No business has joined yet. The first to join is listed first.',
    ],
  },
  loading: ['פותחים את הקהילה', 'Opening the community'],
  failed: [
    'לא הצלחנו לפתוח את הקהילה. נסו שוב בעוד רגע.',
    'We could not open the community. Please try again in a moment.',
  ],
  missing: {
    page: ['הקהילה לא נמצאה · נגיעה', 'Community not found · Negia'],
    title: ['הקהילה הזאת לא נמצאה', 'We could not find this community'],
    text: [
      'אולי היא נסגרה, ואולי הכתובת לא שלמה. יש עוד קהילות שישמחו להכיר.',
      'It may have closed, or the link may be incomplete. There are more communities happy to meet you.',
    ],
  },
  join: {
    title: ['גם העסק שלכם כאן?', 'Is your business here too?'],
    text: [
      'מצטרפים עם הכרטיס הדיגיטלי שלכם, בלי תשלום, ועוזבים בלחיצה.',
      'Join with your digital card, free of charge, and leave in one click.',
    ],
    register: ['הרשמה והצטרפות', 'Register and join'],
    login: ['כבר יש לי חשבון', 'I have an account'],
    loading: ['בודקים את הכרטיסים שלכם', 'Checking your cards'],
  },
});
