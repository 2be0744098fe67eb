import { z } from 'zod';
import { localizedText } from '#base/schemas.ts';
import { texts } from '#i18n/texts.ts';
import { defineBlock, listOf } from '../define-block.ts';

export const maxRecommendations = 30;
export const maxStars = 5;

const recommendation = z.object({
  text: localizedText(600),
  author: localizedText(80),
  stars: z.int().min(1).max(maxStars).optional(),
});

export const recommendationsBlock = defineBlock({
  shape: { items: listOf(recommendation, maxRecommendations) },
  empty: () => ({ items: [{ text: {}, author: {} }] }),
  list: { name: 'items', blankIn: ['text', 'author'], shownBy: ['text'] },
});

export const recommendationsTexts = texts('block', {
  recommendations: {
    name: ['המלצות', 'Recommendations'],
    about: ['מה לקוחות אומרים עליכם', 'What customers say about you'],
    count: [
      '{count, plural, =0 {עוד אין המלצות} one {המלצה אחת} two {שתי המלצות} other {# המלצות}}',
      '{count, plural, =0 {No recommendations yet} one {One recommendation} other {# recommendations}}',
    ],
    page: { title: ['מספרים עלינו', 'Kind words'], stars: ['{count} מתוך 5 כוכבים', '{count} out of 5 stars'] },
    form: {
      text: ['ההמלצה', 'The recommendation'],
      author: ['מי אמר', 'Who said it'],
      authorPlaceholder: ['למשל: הילה פרץ, רעננה', 'For example: Hila Peretz, Raanana'],
      stars: ['כוכבים', 'Stars'],
      noStars: ['בלי כוכבים', 'Without stars'],
      starCount: [
        '{count, plural, one {כוכב אחד} two {שני כוכבים} other {# כוכבים}}',
        '{count, plural, one {one star} other {# stars}}',
      ],
      add: ['הוספת המלצה', 'Add a recommendation'],
      one: ['המלצה {position}', 'Recommendation {position}'],
    },
  },
});
