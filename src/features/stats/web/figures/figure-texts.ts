import { texts } from '#i18n/texts.ts';

/** A number, its change and a sparkline: texts that the dashboard uses too. */
export const figureTexts = texts('figure', {
  he: {
    same: 'כמו בתקופה הקודמת',
    moreBy: '{amount} יותר מהתקופה הקודמת',
    lessBy: '{amount} פחות מהתקופה הקודמת',
    line: 'צפיות מ־{from} עד {to}: {total} בסך הכול, הכי הרבה ביום אחד {max}, ביום האחרון {last}',
    lineEmpty: 'אין צפיות מ־{from} עד {to}',
  },
  en: {
    same: 'Same as the period before',
    moreBy: '{amount} more than the period before',
    lessBy: '{amount} fewer than the period before',
    line: 'Views from {from} to {to}: {total} in all, at most {max} in a day, {last} on the last day',
    lineEmpty: 'No views from {from} to {to}',
  },
});
