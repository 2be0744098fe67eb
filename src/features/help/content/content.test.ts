import { describe, expect, test } from 'vitest';
import { deliveryDays } from '#features/physical-cards/delivery.ts';
import { contactTopics } from '#features/support/domain.ts';
import { locales } from '#i18n/locale.ts';
import { linesOf, plainText, segmentsOf } from '../answer.ts';
import { helpSlugs, helpTopics, isHelpSlug } from '../questions.ts';
import { fillValues, helpValues } from '../values.ts';
import { findQuestion, type HelpQuestion, questionsIn } from './content.ts';

/** Routes that answers may link to. */
const pages = new Set([
  '/',
  '/examples',
  '/help',
  '/contact',
  '/communities',
  '/embed',
  '/privacy',
  '/terms',
  '/refund',
  '/accessibility',
  '/blog',
  '/dashboard',
  '/editor',
  '/stats',
  '/leads',
  '/subscription',
  '/physical-cards',
  '/wallet',
  '/account',
]);
const accountSections = 'details email mails password secondFactor google sessions data deletion'.split(' ');

const hrefsOf = ({ answer }: HelpQuestion): string[] =>
  answer
    .flatMap(linesOf)
    .flatMap(segmentsOf)
    .flatMap(({ href }) => href ?? []);

test('there are at least 30 questions with unique, valid slugs', () => {
  expect(helpSlugs.length).toBeGreaterThanOrEqual(30);
  expect(new Set(helpSlugs).size).toBe(helpSlugs.length);
  for (const slug of helpSlugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(isHelpSlug('refunds')).toBe(true);
  expect(isHelpSlug('constructor')).toBe(false);
});

describe.each(locales)('in %s', (locale) => {
  const questions = questionsIn(locale);

  test('every question has a distinct title and a substantial answer', () => {
    expect(questions.map(({ slug }) => slug)).toEqual(helpSlugs);
    for (const { answer, question } of questions) {
      expect(question.length).toBeGreaterThan(8);
      expect(plainText(answer).length).toBeGreaterThan(80);
      // All placeholders were filled in and all links parsed.
      expect(plainText(answer)).not.toMatch(/[{}<>[\]]|\]\(/);
    }
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  });

  test('links point to existing pages', () => {
    const hrefs = questions.flatMap(hrefsOf);
    expect(hrefs.length).toBeGreaterThan(40);
    for (const href of hrefs) {
      const { pathname, hash, searchParams } = new URL(href, 'https://negia.example');
      const slug = pathname.startsWith('/help/') ? pathname.slice('/help/'.length) : undefined;
      expect([href, slug === undefined ? pages.has(pathname) : isHelpSlug(slug)]).toEqual([href, true]);
      if (pathname === '/account' && hash) expect(accountSections).toContain(hash.slice(1));
      if (searchParams.has('topic')) expect(contactTopics).toContain(searchParams.get('topic'));
    }
  });

  test('no answer links to itself', () => {
    for (const one of questions) expect(hrefsOf(one)).not.toContain(`/help/${one.slug}`);
  });
});

test('both languages have the same links and structure', () => {
  for (const slug of helpSlugs) {
    const [he, en] = locales.map((locale) => findQuestion(slug, locale));
    expect([slug, en && hrefsOf(en)]).toEqual([slug, he && hrefsOf(he)]);
    expect(en?.answer.map((block) => typeof block)).toEqual(he?.answer.map((block) => typeof block));
  }
});

test('the English contains no Hebrew, and the Hebrew questions are in Hebrew', () => {
  for (const { question, answer, alsoCalled } of questionsIn('en'))
    expect(question + plainText(answer) + alsoCalled).not.toMatch(/[\u0590-\u05ff]/);
  for (const { question, alsoCalled } of questionsIn('he')) {
    expect(question).toMatch(/[\u0590-\u05ff]/);
    expect(alsoCalled).toMatch(/[\u0590-\u05ff]/);
  }
});

test('every topic has questions', () => {
  for (const slugs of Object.values(helpTopics)) expect(slugs.length).toBeGreaterThan(0);
});

describe('values in answers', () => {
  test('match those of their features', () => {
    expect(helpValues.fileMegabytes).toBe(10);
    expect([helpValues.shipFrom, helpValues.shipTo]).toEqual([deliveryDays.post.from, deliveryDays.post.to]);
  });

  test('are filled in as numbers, and an unknown one throws', () => {
    expect(plainText(findQuestion('refunds', 'he')?.answer ?? [])).toContain('14 ימים');
    expect(plainText(findQuestion('order-nfc-cards', 'en')?.answer ?? [])).toContain('₪89');
    expect(() => fillValues('{nothing}')).toThrow('nothing');
  });

  test('are all used by some answer', () => {
    const raw = JSON.stringify(locales.map(questionsIn));
    for (const [name, value] of Object.entries(helpValues))
      expect([name, raw.includes(String(value))]).toEqual([name, true]);
  });
});

test('a line is split into text and links in order', () => {
  expect(segmentsOf('a [b](/c) d [e](/f#g)')).toEqual([
    { text: 'a ' },
    { text: 'b', href: '/c' },
    { text: ' d ' },
    { text: 'e', href: '/f#g' },
  ]);
  expect(segmentsOf('[only](/this)')).toEqual([{ text: 'only', href: '/this' }]);
  expect(segmentsOf('none')).toEqual([{ text: 'none' }]);
  expect(plainText(['a [b](/c)', { steps: ['d'] }])).toBe('a b d');
});
