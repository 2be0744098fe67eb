import { texts } from '#i18n/texts.ts';

/** A number, its change and a sparkline: texts that the dashboard uses too. */
export const figureTexts = texts('figure', {
  week: {
    same: ['כמו בשבוע הקודם', 'Same as last week'],
    more: ['{amount} יותר מהשבוע הקודם', '{amount} more than last week'],
    less: ['{amount} פחות מהשבוע הקודם', '{amount} fewer than last week'],
  },
  period: {
    same: ['כמו בתקופה הקודמת', 'Same as the previous period'],
    more: ['{amount} יותר מהתקופה הקודמת', '{amount} more than the previous period'],
    less: ['{amount} פחות מהתקופה הקודמת', '{amount} fewer than the previous period'],
  },
  line: [
    'צפיות מ־{from} עד {to}: {total} בסך הכול, הכי הרבה ביום אחד {max}, ביום האחרון {last}',
    'Views from {from} to {to}: {total} in total, at most {max} in a day, {last} on the last day',
  ],
  lineEmpty: ['אין צפיות מ־{from} עד {to}', 'No views from {from} to {to}'],
});
