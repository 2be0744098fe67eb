import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parsePictureId, pictureWidths } from '#features/files/picture-id.ts';
import { postBody } from '../../body.ts';
import { postChange, postSlug } from '../../contract.ts';
import { textOfBody } from '../../reading.ts';
import { normalizePost } from '../normalize.ts';
import { readSeedPosts } from '../posts/index.ts';
import { startBlog } from '../testing/blog-site.ts';
import { bundledCovers, drawnCovers, seedBlog } from './seed.ts';

const now = new Date('2026-11-15T08:00:00Z');
const seedPosts = readSeedPosts();

describe.each(seedPosts.map((post) => [post.slug, post] as const))('%s', (slug, post) => {
  it('is valid as if saved and published by an admin', () => {
    expect(postSlug.parse(slug)).toBe(slug);
    const { daysAgo, cover: alt, ...written } = post;
    const change = postChange.parse({ ...written, version: 1, cover: { file: drawnCovers[slug]?.id, alt } });
    expect(normalizePost(change).body).toEqual(post.body);
    expect(postBody.parse(post.body)).toEqual(post.body);
    expect(post.summary && textOfBody(post.body)).toBeTruthy();
    expect(daysAgo).toBeGreaterThan(0);
  });
});

describe('the covers', () => {
  const forms = bundledCovers();

  it('exist in every width, small enough for the repository', () => {
    for (const { id } of Object.values(drawnCovers)) {
      const picture = parsePictureId(id);
      expect(picture).toMatchObject({ width: 1_280, height: 720 });
      for (const width of pictureWidths({ width: 1_280 }))
        expect(existsSync(forms.get(`pictures/${picture?.hash}-${width}.webp`)?.path ?? '')).toBe(true);
    }
    const files = readdirSync('db/covers');
    expect([...forms.values()].map(({ path }) => basename(path)).sort()).toEqual(files.sort());
    const bytes = files.reduce((sum, file) => sum + statSync(`db/covers/${file}`).size, 0);
    expect(bytes).toBeLessThan(1_200_000);
  });

  it('each belong to a post', () => {
    expect(Object.keys(drawnCovers).sort()).toEqual(seedPosts.map(({ slug }) => slug).sort());
  });
});

describe('seeding', async () => {
  const site = await startBlog();
  const count = async () => (await site.row('select count(*)::int as count from blog_posts')).count;

  it('that fails leaves nothing behind and can be repeated', async () => {
    const failing = site.services.db.transaction(async (tx) => {
      await seedBlog(tx, now);
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    expect(await count()).toBe(0);
    await site.services.db.transaction((tx) => seedBlog(tx, now));
    expect(await count()).toBe(seedPosts.length);
  });

  it('dates the posts in the past, and readers find them with their covers', async () => {
    site.setTime(now);
    const [post] = seedPosts;
    if (!post) throw new Error('no post');
    const { body } = await site.send('GET', `/api/blog-posts/${post.slug}`);
    const at = new Date(now.getTime() - post.daysAgo * 86_400_000).toISOString();
    expect(body).toMatchObject({ title: post.title, body: post.body, publishedAt: at, updatedAt: at });
    expect(body.cover.file).toBe(drawnCovers[post.slug]?.id);
    const word = post.title.split(' ').at(-1) ?? '';
    const found = await site.send('GET', `/api/blog-posts?language=${post.language}&q=${encodeURIComponent(word)}`);
    expect(found.body.posts.map(({ slug }: { slug: string }) => slug)).toContain(post.slug);
    site.setTime(undefined);
  });

  it('leaves the next id free, and its covers can be used again', async () => {
    const made = await site.get('POST', '/api/admin/blog-posts', { title: 'The first of our own' });
    expect(made.id).toBe(seedPosts.length + 1);
    const [file = ''] = Object.values(drawnCovers).map(({ id }) => id);
    expect((await site.save(made, { cover: { file, alt: '' } })).status).toBe(200);
  });

  it('never runs again, even when all posts are deleted', async () => {
    const rows = await site.rows('select id from blog_posts');
    for (const { id } of rows) await site.send('DELETE', `/api/admin/blog-posts/${id}`);
    await seedBlog(site.services.db, now);
    expect(await count()).toBe(0);
  });

  it('skips a blog that already has a post', async () => {
    const other = await startBlog();
    await other.get('POST', '/api/admin/blog-posts', { title: 'Mine' });
    await seedBlog(other.services.db, now);
    expect(await other.rows('select title from blog_posts')).toEqual([{ title: 'Mine' }]);
  });
});
