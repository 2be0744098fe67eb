import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { renderPage } from '#testing/render-page.tsx';
import { createApi } from '#web-kit/api/api-client.tsx';
import { createQueryClient } from '#web-kit/api/query-client.ts';
import type { PostBody } from '../body.ts';
import { BlogPage, blogQueries, isUnknownPost, PostPage, prefetchPost, prefetchPosts } from './index.ts';
import { Posts } from './list/blog-page.tsx';
import type { PostsState } from './list/post-tile.tsx';
import { PostArticle } from './post/post-article.tsx';
import { aPost, postSummaryExample } from './testing/posts.ts';

/** A fake API that responds by path, and with 404 otherwise. */
function stage(answers: Record<string, unknown>) {
  const requests: string[] = [];
  const api = createApi({
    baseUrl: '',
    locale: () => 'en',
    fetch: async (url) => {
      const path = String(url);
      requests.push(path);
      const found = answers[path];
      if (found instanceof Response) return found;
      return Response.json(found ?? { error: 'not_found' }, { status: found ? 200 : 404 });
    },
  });
  const queries = createQueryClient(api);
  // Shows a failure unchanged: in the browser, mounting would refetch at once.
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retryOnMount: false } });
  return { api, requests, queries };
}

const show = (loaded: Pick<ReturnType<typeof stage>, 'api' | 'queries'>, locale: Locale, page: ReactNode): string =>
  renderPage(page, { locale, ...loaded });

const listPath = '/api/blog-posts?language=en';
const many = [
  postSummaryExample(),
  postSummaryExample({ id: 6, slug: 'second', title: 'Second', cover: null }),
  postSummaryExample({ id: 5, slug: 'third' }),
];
const answer = (change: object = {}) => ({ posts: many, tags: ['Hours', 'A & B'], hasMore: false, ...change });

describe('the list of posts', () => {
  const renderList = async (answers: Record<string, unknown>) => {
    const here = stage(answers);
    await prefetchPosts(here.queries, here.api, 'en');
    return show(here, 'en', <BlogPage />);
  };

  test('shows the newest large, all as links, and the tags as URLs', async () => {
    const html = await renderList({ [listPath]: answer() });
    expect(html.match(/data-lead="true"/g)).toHaveLength(1);
    expect([...html.matchAll(/href="(\/blog\/[\w-]+)"/g)].map(([, href]) => href)).toEqual([
      '/blog/opening-hours',
      '/blog/second',
      '/blog/third',
    ]);
    expect(html).toContain('href="/blog?tag=A+%26+B"');
    expect(html).toContain('aria-current="true">All</a>');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('Opening &lt;hours&gt;');
    expect(html).toContain('3 minute read');
    expect(html).not.toMatch(/\sstyle=/);
  });

  test('links to the posts of the other language', async () => {
    expect(await renderList({ [listPath]: answer() })).toMatch(/<a href="\/blog\?lang=he" hrefLang="he"/i);
  });

  test('offers more when there is more, and requests it after the last post', async () => {
    const next = `${listPath}&before=5`;
    const here = stage({
      [listPath]: answer({ hasMore: true }),
      [next]: answer({ posts: [postSummaryExample({ id: 2 })] }),
    });
    await prefetchPosts(here.queries, here.api, 'en');
    expect(show(here, 'en', <BlogPage />)).toContain('More posts');
    await here.queries.fetchInfiniteQuery({
      ...blogQueries.list(here.api, { language: 'en' }),
      pages: 2,
      staleTime: 0,
    });
    expect(here.requests).toContain(next);
    expect(show(here, 'en', <BlogPage />)).not.toContain('More posts');
  });

  test('shows the empty state without the search tools', async () => {
    const html = await renderList({ [listPath]: answer({ posts: [], tags: [] }) });
    expect(html).toContain('Posts will appear here');
    expect(html).not.toContain('type="search"');
  });

  test('shows an error with a button when the posts cannot be loaded', async () => {
    const html = await renderList({});
    expect(html).toContain('We couldn’t load the posts');
    expect(html).toMatch(/<button[^>]*>/);
  });

  describe('filtered', () => {
    const nothing = () => undefined;
    const state: PostsState = {
      posts: many,
      tags: [],
      isFiltered: true,
      isBare: false,
      isFailed: false,
      isChanging: false,
      hasMore: false,
      isLoadingMore: false,
      hasMoreFailed: false,
      onRetry: nothing,
      onMore: nothing,
    };
    const narrowed = (change: Partial<PostsState>) =>
      show(stage({}), 'en', <Posts {...state} {...change} onClear={nothing} />);

    test('shows the number of results, without a large first post', () => {
      expect(narrowed({})).toMatch(/role="status">3 posts</);
      expect(narrowed({ hasMore: true })).toContain('At least 3 posts');
      expect(narrowed({})).not.toContain('data-lead="true"');
    });

    test('shows the no-results state with a button to all posts', () => {
      expect(narrowed({ posts: [] })).toMatch(/No matching posts.*<button[^>]*>All posts/s);
    });

    test('retains the loaded posts when more cannot be loaded', () => {
      const html = narrowed({ hasMore: true, hasMoreFailed: true });
      expect(html).toContain('We couldn’t load more');
      expect(html).toContain('href="/blog/third"');
    });

    test('shows the loading state', () => expect(narrowed({ posts: undefined })).toContain('aria-busy="true"'));
  });

  test('requests the posts of the filter', async () => {
    const here = stage({});
    const filter = { language: 'en', tag: 'A & B', q: 'hours' } as const;
    await here.queries.prefetchInfiniteQuery(blogQueries.list(here.api, filter));
    expect(here.requests).toEqual(['/api/blog-posts?language=en&tag=A+%26+B&q=hours']);
  });
});

describe('a post', () => {
  const opened = async (post: object | undefined, locale: Locale = 'en') => {
    const here = stage({ ...(post && { '/api/blog-posts/7': post }), [listPath]: answer() });
    await prefetchPost(here.queries, here.api, '7', locale);
    return { ...here, html: show(here, locale, <PostPage id="7" />) };
  };
  const headings: PostBody = ['One', 'Two', 'Three'].map((text) => ({ kind: 'heading', level: 2, runs: [{ text }] }));

  test('shows its text, cover and date', async () => {
    const { html } = await opened(aPost());
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('<p>Come in.</p>');
    expect(html).toMatch(/<img[^>]*alt="A door"[^>]*fetchPriority="high"/i);
    expect(html).toContain('15 Jan 2026');
    expect(html).not.toContain('href="#h-');
    expect(html).not.toMatch(/\sstyle=/);
  });

  test('has a table of contents from three headings on', async () => {
    expect((await opened(aPost({ body: headings.slice(1) }))).html).not.toContain('href="#h-');
    expect((await opened(aPost({ body: headings }))).html).toContain('href="#h-three"');
  });

  test('retains its own language and direction on a page in the other language', async () => {
    const { html } = await opened(aPost(), 'he');
    expect(html).toMatch(/<article[^>]*lang="en" dir="ltr"/);
    const [article = ''] = html.match(/<article.*<\/article>/s) ?? [];
    expect(article).not.toMatch(/[\u0590-\u05ff]/);
    expect(html.replace(article, '')).toMatch(/[\u0590-\u05ff]/);
    expect(article).toContain('href="/blog?lang=en&amp;tag=Hours"');
  });

  test('shows related posts and a link to create a profile', async () => {
    const { html } = await opened(aPost({ related: [postSummaryExample({ id: 3, slug: 'like-it' })] }));
    expect(html).toContain('href="/blog/like-it"');
    expect(html).toContain('Build a card for free');
  });

  test('that is a draft has neither a date nor a share link', () => {
    const { publishedAt, readingMinutes, slug, ...draft } = aPost({ cover: null, summary: '', tags: [] });
    const html = show(stage({}), 'en', <PostArticle post={draft} />);
    expect(html).toContain('<p>Come in.</p>');
    expect(html).not.toMatch(/<time|wa\.me|<img|<ul/);
    expect(show(stage({}), 'en', <PostArticle post={{ ...draft, slug }} />)).toContain('wa.me');
  });

  test('that is missing shows not found and the newest posts', async () => {
    const { html, queries } = await opened(undefined);
    expect(isUnknownPost(queries, '7')).toBe(true);
    expect(html).toContain('Post not found');
    expect(html).toContain('href="/blog/second"');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('is not unknown when found, nor before it was requested', async () => {
    const { queries } = await opened(aPost());
    expect([isUnknownPost(queries, '7'), isUnknownPost(queries, '8')]).toEqual([false, false]);
  });

  test('shows an error when it cannot be loaded, not a missing post', async () => {
    const here = stage({ '/api/blog-posts/7': new Response('', { status: 500 }) });
    await prefetchPost(here.queries, here.api, '7', 'en');
    expect(isUnknownPost(here.queries, '7')).toBe(false);
    expect(show(here, 'en', <PostPage id="7" />)).toContain('We couldn’t load this post');
  });
});

test('English pages contain no Hebrew', async () => {
  const here = stage({ [listPath]: answer() });
  await prefetchPosts(here.queries, here.api, 'en');
  expect(show(here, 'en', <BlogPage />)).not.toMatch(/[\u0590-\u05ff]/);
});
