import { describe, expect, test } from 'vitest';
import { deliveryDays } from '#features/physical-cards/delivery.ts';
import { type CardPrices, firstPrices as prices } from '#features/physical-cards/prices.ts';
import { contactTopics } from '#features/support/domain.ts';
import { locales } from '#i18n/locale.ts';
import { pagePaths } from '#testing/page-paths.ts';
import { helpSlugs, helpTopics, isHelpSlug, topicNames } from '../questions.ts';
import { helpValues, priceValues } from '../values.ts';
import { findQuestion, type HelpQuestion, linesOf, plainText, questionsIn } from './content.ts';
import { helpHead } from './head.ts';
import { formsOf, searchHelp, singularOf, tokenize } from './search.ts';

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
  const questions = questionsIn(locale, prices);

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
      if (pathname.startsWith('/account') && hash) expect(accountSections).toContain(hash.slice(1));
      if (searchParams.has('topic')) expect(contactTopics).toContain(searchParams.get('topic'));
    }
  });

  test('no answer links to itself', () => {
    for (const one of questions) expect(hrefsOf(one)).not.toContain(`/help/${one.slug}`);
  });
});

test('both languages have the same links and structure', () => {
  for (const slug of helpSlugs) {
    const [he, en] = locales.map((locale) => findQuestion(slug, locale, prices));
    expect([slug, en && hrefsOf(en)]).toEqual([slug, he && hrefsOf(he)]);
    const shapeOf = (question = he) => question?.answer.map((block) => [block.kind, linesOf(block).length]);
    expect(shapeOf(en)).toEqual(shapeOf(he));
  }
});

test('the English contains no Hebrew, and the Hebrew questions are in Hebrew', () => {
  for (const { question, answer, searchWords } of questionsIn('en', prices))
    expect(question + plainText(answer) + searchWords).not.toMatch(/[\u0590-\u05ff]/);
  for (const { question, searchWords } of questionsIn('he', prices)) {
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
    expect(plainText(findQuestion('refunds', 'he', prices)?.answer ?? [])).toContain('14 ימים');
    expect(plainText(findQuestion('order-nfc-cards', 'en', prices)?.answer ?? [])).toContain('₪89');
  });

  test('of cards follow the prices in force, down to agorot, and are left out while these are not known', () => {
    const answerIn = (locale: 'he' | 'en', slug: string, known: CardPrices | undefined) =>
      plainText(findQuestion(slug, locale, known)?.answer ?? []);
    const dearer = { ...prices, pvc: 9_550, pickup: 0 };
    expect(answerIn('en', 'order-nfc-cards', dearer)).toContain('₪95.50, wood ₪129 and');
    expect(answerIn('he', 'delivery-time', dearer)).toContain('נקודת איסוף ₪0');
    expect(answerIn('en', 'order-nfc-cards', prices)).toContain('₪89, wood');
    for (const locale of locales) {
      const first = answerIn(locale, 'order-nfc-cards', undefined);
      expect(first).toMatch(locale === 'he' ? /^בחבילות בתשלום יש הנחה/ : /^Paid plans get a discount/);
      const answers = questionsIn(locale, undefined).map(({ answer }) => plainText(answer));
      expect(answers.join()).not.toMatch(/₪\{|\{\w+\}/);
      for (const answer of answers) expect(answer.length).toBeGreaterThan(60);
    }
  });

  test('are all used by some answer', () => {
    for (const name of Object.keys({ ...helpValues, ...priceValues(prices) }))
      expect(Object.values(files).join()).toContain(`{${name}}`);
  });
});

interface Faq {
  readonly '@type': string;
  readonly inLanguage: string;
  readonly mainEntity: readonly { readonly name: string; readonly acceptedAnswer: { readonly text: string } }[];
}

test.each(locales)('the page head contains every question as structured data, in %s', (locale) => {
  const { title, description, structuredData } = helpHead(locale, prices);
  const faq = structuredData as Faq;
  expect([faq['@type'], faq.inLanguage, faq.mainEntity.length]).toEqual(['FAQPage', locale, helpSlugs.length]);
  expect(title.length).toBeLessThan(60);
  expect(description.length).toBeLessThanOrEqual(160);
  for (const { acceptedAnswer } of faq.mainEntity) expect(acceptedAnswer.text).not.toMatch(/[<>[\]{}]/);
});

test.each(locales)('every question has a unique title and its own description, in %s', (locale) => {
  const heads = helpSlugs.map((slug) => helpHead(locale, prices, slug));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(helpSlugs.length);
  for (const { title, description, structuredData } of heads) {
    expect((structuredData as Faq).mainEntity.map(({ name }) => name)).toEqual([title.replace(/ · .*/, '')]);
    expect(description.length).toBeLessThanOrEqual(156);
    expect(description).toMatch(/[.!?…:]$/);
  }
});

test('an unknown question has a not-found title and no structured data', () => {
  expect(helpHead('en', prices, 'nothing')).toEqual({
    title: 'This question was not found · Negia',
    description: helpHead('en', prices).description,
  });
});

const he = (typed: string) => searchHelp(questionsIn('he', prices), typed).map(({ slug }) => slug);
const en = (typed: string) => searchHelp(questionsIn('en', prices), typed).map(({ slug }) => slug);

describe('tokens', () => {
  test.each([
    ['vowel points are not seen', 'כַּרְטִיס', ['כרטיס']],
    ['letters at the end are as elsewhere', 'תשלום', ['תשלומ']],
    ['abbreviations are one word', 'מע״מ ו"ח', ['מעמ', 'וח']],
    ['hyphens part words', 'דו־שלבי two-step', ['דו', 'שלבי', 'two', 'step']],
    ['case does not matter', 'WhatsApp', ['whatsapp']],
    ['accents do not matter', 'café', ['cafe']],
    ['nothing is no word', ' ?! ', []],
  ])('%s', (_, text, expected) => {
    expect(tokenize(text)).toEqual(expected);
  });

  test('Hebrew prefixes are removed while a word remains', () => {
    expect(formsOf('ושבכרטיס')).toEqual(['ושבכרטיס', 'שבכרטיס', 'בכרטיס', 'כרטיס']);
    expect(formsOf('בית')).toEqual(['בית']);
    expect(formsOf('card')).toEqual(['card']);
  });

  test('a plural matches the singular', () => {
    expect([singularOf('תשלומימ'), singularOf('חשבוניות'), singularOf('cards'), singularOf('gas')]).toEqual([
      'תשלומ',
      'חשבוני',
      'card',
      'gas',
    ]);
  });
});

describe('search', () => {
  test('ranks the expected question first', () => {
    expect(he('שכחתי סיסמה')[0]).toBe('forgot-password');
    expect(he('סיסמא')[0]).toBe('forgot-password');
    expect(he('לבטל מנוי')[0]).toBe('cancel-subscription');
    expect(he('ביטול').slice(0, 2).sort()).toEqual(['cancel-card-order', 'cancel-subscription']);
    expect(he('איבדתי כרטיס')[0]).toBe('lost-card');
    expect(he('חשבונית')[0]).toBe('invoices-and-vat');
    expect(he('מעמ')[0]).toBe('invoices-and-vat');
    expect(he('2fa')[0]).toBe('two-step-verification');
    expect(en('forgot password')[0]).toBe('forgot-password');
    expect(en('REFUND')[0]).toBe('refunds');
    expect(en('iphone').slice(0, 2).sort()).toEqual(['iphone-shows-nothing', 'save-on-iphone']);
  });

  test('matches a partly typed word', () => {
    expect(he('סיס')[0]).toBe('forgot-password');
    expect(en('invoi')).toContain('invoices-and-vat');
  });

  test('matches with or without Hebrew prefixes and vowel points', () => {
    for (const typed of ['אייפון', 'באייפון', 'לאייפון', 'והאייפון']) expect(he(typed)).toContain('save-on-iphone');
    expect(he('סִיסְמָה')).toEqual(he('סיסמה'));
    expect(he('תשלומים')).toContain('ways-to-pay');
  });

  test('ranks questions above answers that only mention the word', () => {
    const found = he('וואטסאפ');
    expect(found[0]).toBe('whatsapp-preview');
    expect(found.length).toBeGreaterThan(3);
  });

  test('requires every word, and returns nothing for no match', () => {
    expect(he('סיסמה שקשוקה')).toEqual([]);
    expect(he('')).toEqual([]);
    expect(he('!!!')).toEqual([]);
    expect(en('constructor __proto__')).toEqual([]);
  });

  test('finds every question by its own text', () => {
    for (const one of questionsIn('he', prices)) expect(he(one.question)).toContain(one.slug);
    for (const one of questionsIn('en', prices)) expect(en(one.question)[0]).toBe(one.slug);
  });
});
