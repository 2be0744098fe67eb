import { expect, test } from 'vitest';
import { locales } from '#i18n/locale.ts';
import { helpSlugs } from '../questions.ts';
import { helpHead } from './head.ts';

interface Faq {
  readonly '@type': string;
  readonly inLanguage: string;
  readonly mainEntity: readonly { readonly name: string; readonly acceptedAnswer: { readonly text: string } }[];
}

test.each(locales)('the page head contains every question as structured data, in %s', (locale) => {
  const { title, description, structuredData } = helpHead(locale);
  const faq = structuredData as Faq;
  expect([faq['@type'], faq.inLanguage, faq.mainEntity.length]).toEqual(['FAQPage', locale, helpSlugs.length]);
  expect(title.length).toBeLessThan(60);
  expect(description.length).toBeLessThanOrEqual(160);
  for (const { acceptedAnswer } of faq.mainEntity) expect(acceptedAnswer.text).not.toMatch(/[<>[\]{}]/);
});

test.each(locales)('every question has a unique title and its own description, in %s', (locale) => {
  const heads = helpSlugs.map((slug) => helpHead(locale, slug));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(helpSlugs.length);
  for (const { title, description, structuredData } of heads) {
    expect((structuredData as Faq).mainEntity.map(({ name }) => name)).toEqual([title]);
    expect(description.length).toBeLessThanOrEqual(156);
    expect(description).toMatch(/[.!?…:]$/);
  }
});

test('an unknown question has a not-found title and no structured data', () => {
  expect(helpHead('en', 'nothing')).toEqual({
    title: 'This question was not found',
    description: helpHead('en').description,
  });
});
