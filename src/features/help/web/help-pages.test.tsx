import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#i18n/locale.ts';
import { LocaleProvider } from '#ui/locale.tsx';
import { questionsIn } from '../content/content.ts';
import { helpSlugs } from '../questions.ts';
import { HelpPage, HelpQuestionPage } from './index.ts';
import { SearchResults } from './search-results.tsx';

const nothing = () => undefined;
const render = (element: React.ReactElement, locale: Locale): string =>
  renderToStaticMarkup(<LocaleProvider locale={locale}>{element}</LocaleProvider>);

const expectSound = (html: string) => {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of html.matchAll(/(?:href="#|aria-labelledby=")([^"]+)"/g)) expect(ids).toContain(id);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toMatch(/\sstyle=/);
};

describe.each(locales)('help in %s', (locale) => {
  test('renders every question on the server, each with an anchor and a link', () => {
    const html = render(<HelpPage onChat={nothing} />, locale);
    expectSound(html);
    for (const slug of helpSlugs) {
      expect(html).toContain(`<details class="item" id="${slug}"`);
      expect(html).toContain(`href="/help/${slug}"`);
    }
    if (locale === 'en') expect(html).not.toMatch(/[\u0590-\u05ff]/);
  });

  test('the page of a question shows its answer and links to related questions', () => {
    const html = render(<HelpQuestionPage slug="refunds" onChat={nothing} />, locale);
    expectSound(html.replaceAll('href="/help#', 'href="/'));
    expect(html).toContain('href="/refund"');
    expect(html).toContain('href="/help/cancel-subscription"');
    expect(html).toContain('href="/help#topic-payments"');
    expect(html).not.toContain('href="/help/lost-card"');
  });

  test('an unknown question links back to the help page', () => {
    expect(render(<HelpQuestionPage slug="nothing" onChat={nothing} />, locale)).toContain('href="/help"');
  });

  test('search results are counted, and the first one is open', () => {
    const html = render(<SearchResults typed="x" found={questionsIn(locale).slice(0, 2)} onChat={nothing} />, locale);
    expect(html.match(/<details/g)).toHaveLength(2);
    expect(html.match(/ open=""/g)).toHaveLength(1);
    expect(html).toContain(locale === 'he' ? 'נמצאו שתי תשובות' : '2 answers found');
  });

  test('an empty result offers the chat and the contact page, and escapes the query', () => {
    const html = render(<SearchResults typed={'<b>'} found={[]} onChat={nothing} />, locale);
    expect(html).toContain('&lt;b&gt;');
    expect(html).toContain('<button');
    expect(html).toContain('href="/contact"');
  });
});
