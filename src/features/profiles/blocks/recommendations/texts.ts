import { texts } from '#i18n/texts.ts';

export const recommendationsTexts = texts('block', {
  he: {
    recommendations: {
      name: 'המלצות',
      about: 'מה לקוחות אומרים עליכם',
      count: '{count, plural, =0 {עוד אין המלצות} one {המלצה אחת} two {שתי המלצות} other {# המלצות}}',
      page: { title: 'מספרים עלינו', stars: '{count} מתוך 5 כוכבים' },
      form: {
        text: 'ההמלצה',
        author: 'מי אמר',
        authorPlaceholder: 'למשל: הילה פרץ, רעננה',
        stars: 'כוכבים',
        noStars: 'בלי כוכבים',
        starCount: '{count, plural, one {כוכב אחד} two {שני כוכבים} other {# כוכבים}}',
        add: 'הוספת המלצה',
        one: 'המלצה {position}',
      },
    },
  },
  en: {
    recommendations: {
      name: 'Recommendations',
      about: 'What customers say about you',
      count: '{count, plural, =0 {No recommendations yet} one {One recommendation} other {# recommendations}}',
      page: { title: 'Kind words', stars: '{count} out of 5 stars' },
      form: {
        text: 'The recommendation',
        author: 'Who said it',
        authorPlaceholder: 'For example: Hila Peretz, Raanana',
        stars: 'Stars',
        noStars: 'Without stars',
        starCount: '{count, plural, one {one star} other {# stars}}',
        add: 'Add a recommendation',
        one: 'Recommendation {position}',
      },
    },
  },
});
