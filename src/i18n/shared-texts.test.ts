import { describe, expect, test } from 'vitest';
import { type ErrorCode, errorStatus } from '#base/app-error.ts';
import { locales } from './locale.ts';
import { errorTexts } from './shared-texts.ts';
import { translator } from './translator.ts';

const he = translator(errorTexts, 'he');
const codeOf = (status: number) => (Object.keys(errorStatus) as ErrorCode[]).find((one) => errorStatus[one] === status);

describe('Hebrew messages of failed requests', () => {
  test.each([
    [400, 'שגיאה בפורמט הבקשה'],
    [401, 'נדרשת התחברות'],
    [402, 'נדרש תשלום או מנוי פעיל'],
    [403, 'אין לכם הרשאות מתאימות'],
    [404, 'לא מצאנו את מה שחיפשתם'],
    [413, 'הקובץ שהועלה גדול מדי'],
    [429, 'יותר מדי בקשות. נסו שוב בעוד כמה דקות'],
    [500, 'שגיאת שרת. נסו שוב מאוחר יותר'],
    [503, 'השירות לא זמין כרגע. נסו שוב מאוחר יותר'],
  ])('%d: %s', (status, message) => {
    expect(he.find(`errors.${codeOf(status)}`)).toBe(message);
  });

  test('has the exact text for a lost connection', () => {
    expect(he('errors.network')).toBe('בעיית חיבור לאינטרנט. אנא בדוק את החיבור שלך ונסה שוב.');
  });
});

test.each(locales)('every error code has a sentence in %s, in its own script', (locale) => {
  const script = { he: /[א-ת]/, en: /^[\x20-\x7e]+$/ }[locale];
  for (const code of Object.keys(errorStatus)) {
    const message = translator(errorTexts, locale).find(`errors.${code}`);
    expect(message).toMatch(script);
    expect(message).not.toContain('errors.');
  }
});

test('the generic form error messages exist', () => {
  for (const key of ['required', 'invalid', 'invalid_date', 'invalid_email'])
    expect(he.find(`errors.${key}`)).toMatch(/[א-ת]/);
  for (const key of ['too_short', 'too_long', 'too_many', 'too_small', 'too_big'])
    expect(he.find(`errors.${key}:2000`)).toMatch(/[א-ת].* 2,000/);
});
