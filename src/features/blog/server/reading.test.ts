import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { storePicture } from '#features/files/server/index.ts';
import { type PostSummary, postSlug } from '../contract.ts';
import { blogLimits } from '../domain.ts';
import { freeSlug, slugOf } from './normalize.ts';
import { forgetBlogAuthors, listUsedBlogFiles } from './pictures.ts';
import { blogPreview, listPostsForSearch } from './read.ts';
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

/** Noise produces the largest possible image file. */
async function addNoise(): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const bytes = await sharp({ create: { width: 1_400, height: 1_000, channels: 3, background: '#777777', noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
  return (await storePicture(site.services, site.adminId, bytes, 'noise.jpg')).id;
}

describe('the preview image of a post', () => {
  it('is its cover as a JPEG', async () => {
    const file = await addNoise();
    const { id, slug } = await site.publish({ title: 'With a cover', cover: { file, alt: '' } });
    for (const name of [slug, String(id)]) {
      const jpeg = (await blogPreview(site.services, name)) ?? Buffer.alloc(0);
      expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 });
      expect(jpeg.length).toBeLessThanOrEqual(250_000);
    }
  });

  it('is missing without a cover, for a draft and for an unknown post', async () => {
    const file = await site.addPicture(site.adminId);
    const bare = await site.publish({ title: 'Bare' });
    const unpublished = await site.publish({ title: 'Hidden', cover: { file, alt: '' } });
    expect(await blogPreview(site.services, unpublished.slug)).toBeInstanceOf(Buffer);
    await site.get('PUT', `/api/admin/blog-posts/${unpublished.id}/unpublish`);
    for (const name of [bare.slug, unpublished.slug, 'nothing', '%00'])
      expect(await blogPreview(site.services, name)).toBeUndefined();
  });
});

it('images in the cover or body of a post count as used until the post is deleted', async () => {
  const [cover, inside, unused] = [
    await site.addPicture(site.adminId),
    await site.addPicture(site.adminId),
    await site.addPicture(site.adminId),
  ];
  const body = [paragraph(unused), { kind: 'picture', file: inside } as const];
  const post = await site.publish({ title: 'Kept', cover: { file: cover, alt: '' }, body });
  const ids = [cover, inside, unused];
  expect(await listUsedBlogFiles(site.services.db, site.adminId, ids)).toEqual([cover, inside]);
  await site.send('DELETE', `/api/admin/blog-posts/${post.id}`);
  expect(await listUsedBlogFiles(site.services.db, site.adminId, ids)).toEqual([]);
  expect(await listUsedBlogFiles(site.services.db, site.adminId, [])).toEqual([]);
});

it('images used in posts pass to another admin when their uploader is deleted', async () => {
  const { pool, services } = site;
  const [leaving, staying] = [await site.addPerson(), await site.addPerson()];
  await pool.query(`update users set role = 'admin' where id = any($1)`, [[leaving, staying]]);
  const [used, unused] = [await site.addPicture(leaving), await site.addPicture(leaving)];
  site.signIn({ id: leaving, role: 'admin' });
  await site.publish({ title: 'Outlives', cover: { file: used, alt: '' } });
  site.signIn({ id: site.adminId, role: 'admin' });
  const ownersOf = async () =>
    (await pool.query('select id, owner_id from files where id = any($1)', [[used, unused]])).rows;
  await services.db.transaction(async (tx) => {
    await forgetBlogAuthors(tx, [leaving]);
    await forgetBlogAuthors(tx, [leaving]);
  });
  await pool.query('delete from users where id = $1', [leaving]);
  expect(await ownersOf()).toEqual([{ id: used, owner_id: staying }]);
  await forgetBlogAuthors(services.db, [staying]);
  expect(await ownersOf()).toEqual([{ id: used, owner_id: staying }]);
});

describe('a slug made from a title', () => {
  it.each([
    ['What to put on a card?', 'what-to-put-on-a-card'],
    ['Café déjà vu', 'cafe-deja-vu'],
    ['It’s "ours"', 'its-ours'],
    ['שלום עולם', 'shlom-aolm'],
    ['NFC בעברית פשוטה', 'nfc-babrit-pshota'],
    ['וואטסאפ ביום הולדת', 'vatsap-biom-holdt'],
    ['יום טוב', 'yom-tob'],
    ['צה״ל', 'tzhl'],
    ['2026', 'post-2026'],
    ['!!!', 'post'],
    ['日本語', 'post'],
    ['12 טיפים', '12-tipim'],
  ])('turns %s into %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
    expect(postSlug.parse(slug)).toBe(slug);
  });

  it('is short enough to append a number, and ends with a whole word', () => {
    const slug = slugOf(Array.from({ length: 40 }, () => 'word').join(' '));
    expect(slug.length).toBeLessThanOrEqual(74);
    expect(slug).toMatch(/-word$/);
    expect(slugOf('x'.repeat(120))).toBe('x'.repeat(74));
  });
});

it('a taken slug gets the next free number', () => {
  expect(freeSlug('a', new Set())).toBe('a');
  expect(freeSlug('a', new Set(['a', 'a-2', 'a-4']))).toBe('a-3');
});
