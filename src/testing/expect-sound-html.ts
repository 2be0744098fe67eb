import { expect, test } from 'vitest';
import { type Locale, locales } from '#i18n/locale.ts';

const hebrew = /[\u0590-\u05ff]+/g;
const references = /\s(?:aria-labelledby|aria-describedby|for)="([^"]+)"/g;

/** The content security policy blocks inline styles, labels need unique ids, and an English page has no Hebrew. */
export function expectSoundHtml(html: string, locale: Locale): void {
  expect(html).not.toMatch(/\sstyle=/);
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  const referenced = [...html.matchAll(references)].flatMap(([, names = '']) => names.split(' '));
  expect(ids).toEqual(expect.arrayContaining(referenced));
  if (locale === 'en') expect(html.match(hebrew)).toBeNull();
}

export const testHtmlInBothLanguages = (render: (locale: Locale) => readonly string[]): void => {
  test.each(locales)('in %s: no inline style, unique ids and one language', (locale) => {
    for (const html of render(locale)) {
      expectSoundHtml(html, locale);
      if (locale === 'he') expect(html).toMatch(hebrew);
    }
  });
};
