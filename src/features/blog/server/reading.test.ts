import { beforeAll, describe, expect, it } from 'vitest';
import type { PostSummary } from '../contract.ts';
import { blogLimits } from '../domain.ts';
import { listPostsForSearch } from './read.ts';
import { paragraph, startBlog } from './testing/blog-site.ts';

const site = await startBlog();

const list = async (query: string) => (await site.send('GET', `/api/blog-posts?${query}`)).body;
const titles = ({ posts }: { posts: PostSummary[] }) => posts.map(({ title }) => title);
const day = (date: number) => new Date(Date.UTC(2026, 9, date));

describe('the list of posts', () => {
  it('contains the published posts of one language, newest first, without the text', async () => {
    await site.publish({ title: 'Second', language: 'en', tags: ['order'] }, day(2));
    await site.publish({ title: 'Third', language: 'en', tags: ['order'] }, day(3));
    await site.publish({ title: 'First', language: 'en', tags: ['order'] }, day(1));
    await site.publish({ title: 'ראשון', language: 'he', tags: ['order'] }, day(4));
    await site.get('POST', '/api/admin/blog-posts', { title: 'A draft', language: 'en' });
    expect(titles(await list('language=en&tag=order'))).toEqual(['Third', 'Second', 'First']);
    const { posts } = await list('language=he&tag=order');
    expect(posts).toEqual([
      {
        id: expect.any(Number),
        slug: 'rashon',
        language: 'he',
        title: 'ראשון',
        summary: 'In short',
        cover: null,
        tags: ['order'],
        readingMinutes: 1,
        publishedAt: day(4).toISOString(),
      },
    ]);
  });

  it('is in the language of the reader by default', async () => {
    const of = async (language: string) =>
      (await site.send('GET', '/api/blog-posts?tag=order', undefined, { 'accept-language': language })).body;
    expect(titles(await of('en'))).toHaveLength(3);
    expect(titles(await of('he'))).toEqual(['ראשון']);
  });

  it('is paginated, each post once, also with equal times', async () => {
    const made: string[] = [];
    for (let index = 0; index < blogLimits.pageSize * 2 + 1; index += 1) {
      await site.publish({ title: `Paged ${index}`, tags: ['paged'] }, day(5 + Math.floor(index / 10)));
      made.push(`Paged ${index}`);
    }
    const ids: string[] = [];
    const sizes: number[] = [];
    for (let before = ''; ; ) {
      const page = await list(`language=en&tag=paged${before}`);
      ids.push(...titles(page));
      sizes.push(page.posts.length);
      if (!page.hasMore) break;
      before = `&before=${page.posts.at(-1).id}`;
    }
    expect(sizes).toEqual([12, 12, 1]);
    expect(ids).toEqual(made.toReversed());
  });

  it('is empty after an unknown post', async () => {
    expect(await list('language=en&before=2000000000')).toMatchObject({ posts: [], hasMore: false });
  });

  it('returns the tags of published posts by frequency', async () => {
    await site.publish({ title: 'Much', language: 'he', tags: ['הרבה', 'מעט'] });
    await site.publish({ title: 'More', language: 'he', tags: ['הרבה'] });
    const { tags } = await list('language=he&tag=none');
    expect(tags.slice(0, 1)).toEqual(['הרבה']);
    expect(tags).toContain('מעט');
    expect(tags).not.toContain('paged');
  });

  it.each([
    ['language=fr', 'language'],
    ['before=x', 'before'],
    ['before=0', 'before'],
    [`q=${'x'.repeat(101)}`, 'q'],
    [`tag=${'x'.repeat(31)}`, 'tag'],
  ])('reports what is wrong with %s', async (query, field) => {
    const { status, body } = await site.send('GET', `/api/blog-posts?${query}`);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});

describe('a search', () => {
  beforeAll(async () => {
    await site.publish({
      title: 'צילום בטלפון',
      language: 'he',
      tags: ['תמונות'],
      summary: '100% אור יום',
      body: [paragraph('שַׁבָּת שלום'), { kind: 'list', isNumbered: false, items: [[{ text: 'snake_case' }]] }],
    });
  });

  it.each([
    ['צילום', 'the title'],
    ['אור יום', 'the summary'],
    ['תמונות', 'a tag'],
    ['שבת', 'the text without its points'],
    ['שַׁבָּת', 'what is typed with points'],
    ['SNAKE_case', 'another case'],
    ['טלפון שלום', 'words in any order'],
    ['100%', 'a percent sign'],
  ])('for %s finds it by %s', async (q) => {
    expect(titles(await list(`language=he&q=${encodeURIComponent(q)}`))).toEqual(['צילום בטלפון']);
  });

  it.each(['אין כזה', 's%e', 'snakeXcase', '\\', "' or 1=1 --"])('for %s finds nothing', async (q) => {
    expect(titles(await list(`language=he&q=${encodeURIComponent(q)}`))).toEqual([]);
  });

  it('without words returns the list', async () => {
    expect((await list('language=he&q=%20%00')).posts.length).toBeGreaterThan(1);
  });
});

describe('a post', () => {
  it('is returned with its text, without empty lines', async () => {
    const text = Array.from({ length: 700 }, () => 'מילה').join(' ');
    const post = await site.publish({
      title: 'Long',
      body: [paragraph(text), paragraph(' '), { kind: 'list', isNumbered: false, items: [[], [{ text: 'one' }]] }],
    });
    const { body } = await site.send('GET', `/api/blog-posts/${post.id}`);
    expect(body.body).toEqual([paragraph(text), { kind: 'list', isNumbered: false, items: [[{ text: 'one' }]] }]);
    expect(body).toMatchObject({ readingMinutes: 4, slug: 'long' });
    expect(body).not.toHaveProperty('authorId');
  });

  it('lists three related posts of its language, most shared tags first', async () => {
    const tags = ['r1', 'r2', 'r3'];
    const post = await site.publish({ title: 'Related to', language: 'he', tags }, day(1));
    await site.publish({ title: 'Shares two', language: 'he', tags: ['r1', 'r2'] }, day(2));
    await site.publish({ title: 'Shares three', language: 'he', tags }, day(1));
    await site.publish({ title: 'Foreign', language: 'en', tags }, day(3));
    await site.publish({ title: 'Shares none', language: 'he', tags: [] }, new Date());
    const { body } = await site.send('GET', `/api/blog-posts/${post.slug}`);
    expect(titles({ posts: body.related })).toEqual(['Shares three', 'Shares two', 'Shares none']);
  });

  it.each(['nobody-wrote-this', '999999', '99999999999999999999', '%00', '..%2F', 'שלום', "x'--", 'a b'])(
    'named %s is not found',
    async (name) => {
      const { status, body } = await site.send('GET', `/api/blog-posts/${name}`);
      expect([status, body.code]).toEqual([404, 'not_found']);
    },
  );
});

it('published posts are listed for search engines with their last change, drafts are not', async () => {
  const post = await site.publish({ title: 'For engines', language: 'en' });
  const draft = await site.get('POST', '/api/admin/blog-posts', { title: 'Not for engines', language: 'en' });
  const results = await listPostsForSearch(site.services);
  const found = results.find(({ path }) => path === `/blog/${post.slug}`);
  expect(found?.changedAt.getTime()).toBeGreaterThanOrEqual(new Date(post.updatedAt).getTime());
  expect(results.some(({ path }) => path.endsWith(draft.slug))).toBe(false);
});
