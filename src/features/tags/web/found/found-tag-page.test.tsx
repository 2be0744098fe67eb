import { describe, expect, test } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { renderPage, testHtmlInBothLanguages } from '#testing/render-page.tsx';
import { createApi } from '#web-kit/api/api-client.tsx';
import { createQueryClient } from '#web-kit/api/query-client.ts';
import type { FoundTag } from '../../contract.ts';
import { isUnknownTag, tagKeys, tagQueries } from '../use-tags.ts';
import { ActivatedTag, FoundTagPage, FoundTagPanel } from './found-tag-page.tsx';

const code = 'ABCD2345';
const page = (state: FoundTag['state'] | null | undefined, locale: Locale = 'he') =>
  renderPage(<FoundTagPage code={code} />, {
    locale,
    prepare: (queries) => {
      const found = state && { code, state, isOwn: false };
      if (found !== undefined) queries.setQueryData(tagKeys.found(code, undefined), found);
    },
  });
const own = (state: FoundTag['state'], locale: Locale = 'he') =>
  renderPage(<FoundTagPanel tag={{ code, state, isOwn: true }} isSignedIn />, { locale });

describe('a visitor', () => {
  test('is invited to activate an unassigned card', () => {
    const html = page('unassigned');
    for (const text of ['עוד לא הופעל', 'הרשמה והפעלה', 'כבר יש לי חשבון']) expect(html).toContain(text);
  });

  test('sees a notice on a lost card and a message form with a honeypot field', () => {
    const html = page('frozen');
    expect(html).toContain('הכרטיס הזה דווח כאבוד');
    expect(html).toMatch(/<textarea[^>]*maxLength="500"/i);
    expect(html).toMatch(/<label[^>]*aria-hidden="true">[^<]*<input tabindex="-1"[^>]*name="website"/);
    expect(html).toContain('<noscript>');
    expect(html).not.toContain('/physical-cards/tags');
  });

  test('gets a link to the home page for a retired or unknown card', () => {
    expect(page('retired')).toContain('כבר לא בשימוש');
    expect(page(null)).toContain('אין כרטיס כזה');
    for (const html of [page('retired'), page(null)]) expect(html).toContain('href="/"');
  });

  test('gets a link to the target of an active card', () => {
    expect(page('active')).toContain(`href="/t/${code}"`);
  });

  test('sees a loading state until the response arrives', () => {
    const html = page(undefined);
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('<h1');
  });
});

describe('the owner', () => {
  test('of a frozen card gets a link to its page and no message form', () => {
    expect(own('frozen')).toContain(`href="/physical-cards/tags/${code}"`);
    expect(own('frozen')).not.toContain('<textarea');
  });

  test('is prompted to tap again after activation, or to publish first', () => {
    const ready = renderPage(<ActivatedTag code={code} done={{ profileId: 3, isPublished: true }} />);
    expect(ready).toContain('הצמידו אותו שוב');
    expect(ready).toContain(`href="/physical-cards/tags/${code}"`);
    const draft = renderPage(<ActivatedTag code={code} done={{ profileId: 3, isPublished: false }} />);
    expect(draft).toContain('href="/editor/3"');
    expect(draft).not.toContain(`href="/t/${code}"`);
  });
});

test('a signed-in user sees no sign-up link', () => {
  const html = renderPage(<FoundTagPanel tag={{ code, state: 'unassigned', isOwn: false }} isSignedIn />);
  expect(html).not.toContain('להירשם');
});

describe('the request for the tag state', () => {
  const answered = async (status: number) => {
    const fetch = async () => Response.json({ message: 'words' }, { status });
    const api = createApi({ baseUrl: '', fetch: fetch as typeof globalThis.fetch, locale: () => 'he' });
    const queries = createQueryClient(api);
    queries.setDefaultOptions({ queries: { retry: false } });
    await queries.prefetchQuery(tagQueries.found(api, code, undefined));
    return isUnknownTag(queries, code);
  };

  test('treats 404 as an answer and 429 as a failure', async () => {
    expect(await answered(404)).toBe(true);
    expect(await answered(429)).toBe(false);
  });
});

testHtmlInBothLanguages((locale) => [
  page('unassigned', locale),
  page('frozen', locale),
  page(null, locale),
  own('active', locale),
]);
