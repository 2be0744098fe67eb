import { describe, expect, test } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { renderPage, testHtmlInBothLanguages } from '#testing/render-page.tsx';
import type { DraftPostRow } from '../../../contract.ts';
import { postsKey } from '../admin-queries.ts';
import { draftExample } from '../testing/post-examples.ts';
import { BlogAdminPage, matchingPosts, postFilterOf, postsHref } from './blog-admin-page.tsx';

const row = (change: Parameters<typeof draftExample>[0]): DraftPostRow => {
  const { body: _, ...rest } = draftExample(change);
  return rest;
};
const draft = row({ id: 1, title: 'One tap', slug: 'one-tap', cover: null });
const later = row({
  id: 2,
  title: 'Two taps',
  slug: 'two-taps',
  tags: ['QR codes'],
  status: 'scheduled' as const,
  publishAt: '2026-12-01T07:00:00.000Z',
});
const out = row({
  id: 3,
  title: 'Three taps',
  slug: 'three-taps',
  language: 'en' as const,
  status: 'published' as const,
  publishAt: '2026-10-01T07:00:00.000Z',
  cover: { file: 'p_0123456789abcdefghijkl_1200x630_aabbcc', alt: '' },
});
const all = [draft, later, out];

function render(at: string, posts: readonly DraftPostRow[] | undefined = all, locale: Locale = 'he') {
  return renderPage(<BlogAdminPage />, { at, locale, prepare: (queries) => queries.setQueryData(postsKey, posts) });
}

describe('the list of posts', () => {
  test('shows the title, status and link of each post', () => {
    const html = render('/blog-admin');
    for (const text of ['One tap', '/blog/two-taps', 'טיוטה', 'מתוזמן', 'יעלה', 'פורסם', 'אנגלית', '3 פוסטים'])
      expect(html).toContain(text);
    expect(html).toContain('href="/blog-admin/3"');
    expect(html).toContain('0123456789abcdefghijkl-320.webp');
  });

  test('shows the time of a scheduled post in Israel time, and only the date of a published one', () => {
    const html = render('/blog-admin');
    expect(html).toMatch(/יעלה <time[^>]*><bdi[^>]*>[^<]*0?9:00/);
    expect(html.match(/<bdi[^>]*>[^<]*:00<\/bdi>/g)).toHaveLength(1);
  });

  test('applies the filter of the URL', () => {
    const html = render('/blog-admin?status=scheduled');
    expect(html).toContain('Two taps');
    expect(html).not.toContain('One tap');
  });

  test('distinguishes no results from no posts', () => {
    expect(render('/blog-admin?q=two')).toContain('פוסט אחד');
    expect(render('/blog-admin?q=nowhere')).toContain('0 פוסטים');
    expect(render('/blog-admin', [])).toContain('עוד אין פוסטים');
    expect(render('/blog-admin?q=nothing')).toContain('לא מצאנו פוסטים כאלה');
  });

  test('shows a labelled loading state', () => {
    const html = renderPage(<BlogAdminPage />, { at: '/blog-admin' });
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('טוענים את הפוסטים');
  });
});

describe('the filter', () => {
  const found = (filter: Parameters<typeof matchingPosts>[1]) => matchingPosts(all, filter).map(({ id }) => id);

  test('matches status, language and every typed word', () => {
    expect(found({})).toEqual([1, 2, 3]);
    expect(found({ status: 'draft' })).toEqual([1]);
    expect(found({ language: 'en' })).toEqual([3]);
    expect(found({ q: 'CODES taps' })).toEqual([2]);
    expect(found({ q: 'three-taps' })).toEqual([3]);
    expect(found({ q: 'taps', language: 'he' })).toEqual([2]);
  });

  test('round-trips through the URL, and ignores invalid values', () => {
    const filter = { status: 'published', language: 'he', q: 'כרטיס' } as const;
    expect(postFilterOf(new URL(postsHref(filter), 'https://negia.example').searchParams)).toEqual(filter);
    expect(postFilterOf(new URLSearchParams('status=gone&language=fr&q=+'))).toEqual({});
    expect(postsHref({})).toBe('/blog-admin');
  });
});

testHtmlInBothLanguages((locale) => [render('/blog-admin', all, locale), render('/blog-admin', [], locale)]);
