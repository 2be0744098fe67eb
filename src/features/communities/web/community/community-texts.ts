import { texts } from '#i18n/texts.ts';

/** Texts of `/communities/{slug}` as visitors see it. */
export const communityPageTexts = texts('communityPage', {
  he: {
    page: '{name} · קהילות · נגיעה',
    about: 'מי בקהילה {name}, ואיך מצטרפים.',
    back: 'לכל הקהילות',
    members: 'מי בקהילה',
    list: 'העסקים בקהילה',
    more: 'להציג עוד',
    moreFailed: 'לא הצלחנו להביא עוד',
    empty: { title: 'המקום הראשון פנוי', text: 'עוד לא הצטרף לכאן אף עסק. מי שמצטרפים ראשונים עומדים ראשונים ברשימה.' },
    loading: 'פותחים את הקהילה',
    failed: 'לא הצלחנו לפתוח את הקהילה. נסו שוב בעוד רגע.',
    missing: {
      page: 'הקהילה לא נמצאה · נגיעה',
      title: 'הקהילה הזאת לא נמצאה',
      text: 'אולי היא נסגרה, ואולי הכתובת לא שלמה. יש עוד קהילות שישמחו להכיר.',
    },
    join: {
      title: 'גם העסק שלכם כאן?',
      text: 'מצטרפים עם הכרטיס הדיגיטלי שלכם, בלי תשלום, ועוזבים בלחיצה.',
      register: 'להירשם ולהצטרף',
      login: 'כבר יש לי חשבון',
      loading: 'בודקים את הכרטיסים שלכם',
    },
  },
  en: {
    page: '{name} · Communities · Negia',
    about: 'Who is in the community {name}, and how to join.',
    back: 'All communities',
    members: 'Who is here',
    list: 'Businesses of the community',
    more: 'Show more',
    moreFailed: 'We could not bring more',
    empty: {
      title: 'The first place is free',
      text: 'No business has joined yet. Whoever joins first stands first in the list.',
    },
    loading: 'Opening the community',
    failed: 'We could not open the community. Please try again in a moment.',
    missing: {
      page: 'Community not found · Negia',
      title: 'We could not find this community',
      text: 'It may have closed, or the address may not be whole. There are more communities happy to meet you.',
    },
    join: {
      title: 'Is your business here too?',
      text: 'Join with your digital card. It costs nothing, and leaving takes one click.',
      register: 'Register and join',
      login: 'I have an account',
      loading: 'Checking your cards',
    },
  },
});
