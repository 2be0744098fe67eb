import { describe, expect, test } from 'vitest';
import { deliveryDays } from '#features/physical-cards/delivery.ts';
import { contactTopics } from '#features/support/domain.ts';
import { locales } from '#i18n/locale.ts';
import { pagePaths } from '#testing/page-paths.ts';
import { helpSlugs, helpTopics, isHelpSlug, topicNames } from '../questions.ts';
import { helpValues } from '../values.ts';
import { findQuestion, type HelpQuestion, linesOf, plainText, questionsIn } from './content.ts';

const files = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default', eager: true });
const accountSections = 'details email mails password secondFactor google sessions data deletion'.split(' ');

const hrefsOf = ({ answer }: HelpQuestion): string[] =>
  answer
    .flatMap(linesOf)
    .flat()
    .flatMap(({ link }) => link ?? []);

test('there are at least 30 questions with unique, valid slugs', () => {
  expect(helpSlugs.length).toBeGreaterThanOrEqual(30);
  expect(new Set(helpSlugs).size).toBe(helpSlugs.length);
  for (const slug of helpSlugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(isHelpSlug('refunds')).toBe(true);
  expect(isHelpSlug('constructor')).toBe(false);
});

test.each(Object.entries(files))('every question of %s ends with its search words', (path, source) => {
  const label = path.endsWith('.he.md') ? 'מילות חיפוש' : 'Search words';
  for (const question of source.split(/^## /m).slice(1))
    expect(question).toMatch(new RegExp(`\\n\\n${label}: .+\\n+$`));
});

describe.each(locales)('in %s', (locale) => {
  const questions = questionsIn(locale);

  test.each(topicNames)('the file of %s has the questions of its topic in their order', (topic) => {
    expect(questions.filter((one) => one.topic === topic).map(({ slug }) => slug)).toEqual(helpTopics[topic]);
  });

  test('every question has a distinct title and a substantial answer', () => {
    for (const { answer, question } of questions) {
      expect(question.length).toBeGreaterThan(8);
      expect(plainText(answer).length).toBeGreaterThan(80);
    }
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  });

  test('links point to existing pages', () => {
    const hrefs = questions.flatMap(hrefsOf);
    expect(hrefs.length).toBeGreaterThan(40);
    for (const href of hrefs) {
      const { pathname, hash, searchParams } = new URL(href, 'https://negia.example');
      const slug = pathname.startsWith('/help/') ? pathname.slice('/help/'.length) : undefined;
      expect([href, slug === undefined ? pagePaths.includes(pathname) : isHelpSlug(slug)]).toEqual([href, true]);
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
    const shapeOf = (question = he) => question?.answer.map((block) => [block.kind, linesOf(block).length]);
    expect(shapeOf(en)).toEqual(shapeOf(he));
  }
});

test('the English contains no Hebrew, and the Hebrew questions are in Hebrew', () => {
  for (const { question, answer, searchWords } of questionsIn('en'))
    expect(question + plainText(answer) + searchWords).not.toMatch(/[\u0590-\u05ff]/);
  for (const { question, searchWords } of questionsIn('he')) {
    expect(question).toMatch(/[\u0590-\u05ff]/);
    expect(searchWords).toMatch(/[\u0590-\u05ff]/);
  }
});

describe('values in answers', () => {
  test('match those of their features', () => {
    expect(helpValues.fileMegabytes).toBe(10);
    expect([helpValues.shipFrom, helpValues.shipTo]).toEqual([deliveryDays.post.from, deliveryDays.post.to]);
  });

  test('are filled in as numbers', () => {
    expect(plainText(findQuestion('refunds', 'he')?.answer ?? [])).toContain('14 ימים');
    expect(plainText(findQuestion('order-nfc-cards', 'en')?.answer ?? [])).toContain('₪89');
  });

  test('are all used by some answer', () => {
    for (const name of Object.keys(helpValues)) expect(Object.values(files).join()).toContain(`{${name}}`);
  });
});
