import { describe, expect, it } from 'vitest';
import { injections } from '#base/testing/injections.ts';
import { blogFeed } from './feed.ts';
import { startBlog } from './testing/blog-site.ts';
import { readXml, type XmlElement } from './testing/read-xml.ts';

const site = await startBlog();

const channelOf = async (locale: 'he' | 'en'): Promise<XmlElement> => {
  const rss = readXml(await blogFeed(site.services, locale));
  expect([rss.name, rss.attributes.version]).toEqual(['rss', '2.0']);
  const [channel] = rss.children;
  if (!channel) throw new Error('no channel');
  return channel;
};
const textOf = ({ children }: XmlElement, name: string) => children.find((child) => child.name === name)?.text;
const itemsOf = ({ children }: XmlElement) => children.filter(({ name }) => name === 'item');

describe('the feed', () => {
  it('is valid before anything was published', async () => {
    const channel = await channelOf('en');
    expect(itemsOf(channel)).toEqual([]);
    expect(textOf(channel, 'title')).toBe('The Negia blog');
    expect(textOf(channel, 'language')).toBe('en');
    expect(channel.children.find(({ name }) => name === 'atom:link')?.attributes).toEqual({
      href: 'http://localhost:3000/rss.xml?lang=en',
      rel: 'self',
      type: 'application/rss+xml',
    });
  });

  it('contains a post with its id, URL and date', async () => {
    const at = new Date('2026-11-01T06:30:00Z');
    const post = await site.publish({ title: 'כותרת & עוד', language: 'he', summary: '<תקציר>', tags: ['א', 'ב'] }, at);
    const channel = await channelOf('he');
    const [item] = itemsOf(channel);
    if (!item) throw new Error('no item');
    expect(item.children.map(({ name, text }) => [name, text])).toEqual([
      ['title', 'כותרת & עוד'],
      ['link', `http://localhost:3000/blog/${post.slug}`],
      ['guid', `http://localhost:3000/blog/${post.id}`],
      ['pubDate', 'Sun, 01 Nov 2026 06:30:00 GMT'],
      ['description', '<תקציר>'],
      ['category', 'א'],
      ['category', 'ב'],
    ]);
    expect(textOf(channel, 'link')).toBe('http://localhost:3000/blog');
    expect(textOf(channel, 'lastBuildDate')).toBe(new Date(post.updatedAt).toUTCString());
  });

  it('is well formed with any titles and tags', async () => {
    const row = await site.row(
      `insert into blog_posts (slug, language, title, summary, tags, body, publish_at, created_at, updated_at)
       values ('hostile', 'en', $1, $2, $3, '[]', now(), now(), now()) returning id`,
      [
        '\u0001]]>\uffff\u000b',
        injections.join('').replaceAll('\u0000', ''),
        injections.map((one) => one.replaceAll('\u0000', '')),
      ],
    );
    const [item] = itemsOf(await channelOf('en'));
    expect(item && [textOf(item, 'guid'), textOf(item, 'title')]).toEqual([
      `http://localhost:3000/blog/${row.id}`,
      ']]>',
    ]);
  });

  it('contains the newest thirty posts', async () => {
    await site.pool.query(
      `insert into blog_posts (slug, language, title, body, publish_at, created_at, updated_at)
       select 'many-' || n, 'en', n::text, '[]', now() - n * interval '1 hour', now(), now() from generate_series(1, 40) n`,
    );
    const items = itemsOf(await channelOf('en'));
    expect(items).toHaveLength(30);
    expect(items.slice(1).map((item) => textOf(item, 'title'))).toEqual(
      Array.from({ length: 29 }, (_, n) => `${n + 1}`),
    );
  });
});
