import { texts } from '#i18n/texts.ts';

/** A number, its change and a sparkline: texts that the dashboard uses too. */
export const figureTexts = texts('figure', {
  same: ['כמו בתקופה הקודמת', 'Same as in the previous period'],
  moreBy: ['{amount} יותר מבתקופה הקודמת', '{amount} more than in the previous period'],
  lessBy: ['{amount} פחות מבתקופה הקודמת', '{amount} fewer than in the previous period'],
  line: [
    'צפיות מ־{from} עד {to}: {total} בסך הכול, הכי הרבה ביום אחד {max}, ביום האחרון {last}',
    'Views from {from} to {to}: {total} in total, at most {max} in a day, {last} on the last day',
  ],
  lineEmpty: ['אין צפיות מ־{from} עד {to}', 'No views from {from} to {to}'],
});
