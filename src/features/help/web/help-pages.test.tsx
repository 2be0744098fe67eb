import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#i18n/locale.ts';
import { expectSoundHtml, renderPage } from '#testing/render-page.tsx';
import { questionsIn } from '../content/content.ts';
import { helpSlugs } from '../questions.ts';
import { SearchResults } from './help-page.tsx';
import { HelpPage, HelpQuestionPage } from './index.ts';

const nothing = () => undefined;
const render = (element: React.ReactElement, locale: Locale): string => renderPage(element, { locale });

describe.each(locales)('help in %s', (locale) => {
  test('renders every question on the server, each with an anchor and a link', () => {
    const html = render(<HelpPage onChat={nothing} />, locale);
    expectSoundHtml(html, locale);
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(` id="${id}"`);
    for (const slug of helpSlugs) {
      expect(html).toContain(`<details class="item" id="${slug}"`);
      expect(html).toContain(`href="/help/${slug}"`);
    }
  });

  test('the page of a question shows its answer and links to related questions', () => {
    const html = render(<HelpQuestionPage slug="refunds" onChat={nothing} />, locale);
    expectSoundHtml(html, locale);
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const href of ['/refund', '/help/cancel-subscription', '/help#topic-payments'])
      expect(html).toContain(`href="${href}"`);
    expect(html).not.toContain('href="/help/lost-card"');
  });

  test('an unknown question links back to the help page', () => {
    expect(render(<HelpQuestionPage slug="nothing" onChat={nothing} />, locale)).toContain('href="/help"');
  });

  test('search results are counted, and the first one is open', () => {
    const html = render(
      <SearchResults typed="x" found={questionsIn(locale, undefined).slice(0, 2)} onChat={nothing} />,
      locale,
    );
    expect(html.match(/<details/g)).toHaveLength(2);
    expect(html.match(/ open=""/g)).toHaveLength(1);
    expect(html).toContain(locale === 'he' ? 'נמצאו שתי תשובות' : '2 answers found');
  });

  test('an empty result offers the chat and the contact page, and escapes the query', () => {
    const html = render(<SearchResults typed={'<b>'} found={[]} onChat={nothing} />, locale);
    for (const text of ['&lt;b&gt;', '<button', 'href="/contact"']) expect(html).toContain(text);
  });
});
