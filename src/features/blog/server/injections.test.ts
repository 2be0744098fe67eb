import { describe, expect, it } from 'vitest';
import { injections } from '#base/testing/injections.ts';
import { postBody } from '../body.ts';
import { postChange } from '../contract.ts';
import { normalizePost } from './normalize.ts';
import { paragraph, startBlog } from './testing/blog-site.ts';

const site = await startBlog();
const post = await site.publish({ title: 'Attacked' });

/** Whitespace may be collapsed and invisible characters removed; all other characters must remain. */
const visibleText = (text: string): string => text.toWellFormed().replace(/[\s\p{C}]/gu, '');

describe('an injection text', () => {
  it('is stored unchanged in the body of a post, as text', async () => {
    const list = {
      kind: 'list',
      isNumbered: false,
      items: injections.slice(0, 100).map((text) => [{ text }]),
    } as const;
    const body = [...injections.map(paragraph), list];
    const saved = (await site.save(await site.get('GET', `/api/admin/blog-posts/${post.id}`), { body })).body;
    const { body: read } = await site.send('GET', `/api/blog-posts/${post.id}`);
    for (const stored of [saved.body, read.body]) {
      const [last] = stored.slice(-1);
      expect(
        stored.slice(0, -1).map((block: ReturnType<typeof paragraph>) => visibleText(block.runs[0]?.text ?? '')),
      ).toEqual(injections.map(visibleText));
      expect(last.items.map(([run]: [{ text: string }]) => visibleText(run.text))).toEqual(
        injections.slice(0, 100).map(visibleText),
      );
    }
  });

  it.each(injections.map((text) => [text]))('is stored or rejected in every other field: %j', (text) => {
    const fields = { title: text, summary: text, tags: [text], cover: { file: 'f', alt: text } };
    const body = [{ kind: 'picture', file: 'f', alt: text, caption: text }];
    const result = postChange.safeParse({ version: 1, slug: 'a', language: 'he', ...fields, body });
    if (!result.success) {
      for (const { message } of result.error.issues) expect(message).toMatch(/^errors\.too_long:\d+$/);
      return;
    }
    const stored = normalizePost(result.data);
    const [picture] = stored.body;
    const alts = picture?.kind === 'picture' ? [picture.alt, picture.caption] : [];
    const all = [stored.title, stored.summary, stored.tags[0], stored.cover?.alt, ...alts];
    expect(all.map((field) => visibleText(field ?? ''))).toEqual(Array.from({ length: 6 }, () => visibleText(text)));
  });

  it('is stored and returned unchanged', async () => {
    const file = await site.addPicture(site.adminId);
    let now = await site.get('GET', `/api/admin/blog-posts/${post.id}`);
    const short = injections.filter(({ length }) => length <= 30).filter((_, index) => index % 6 === 0);
    for (const text of short) {
      const { body } = await site.save(now, { title: text, tags: [text], cover: { file, alt: text } });
      now = await site.get('GET', `/api/admin/blog-posts/${post.id}`);
      expect(now).toEqual(body);
      expect([now.title, now.tags[0], now.cover?.alt].map((field) => visibleText(field ?? ''))).toEqual(
        Array.from({ length: 3 }, () => visibleText(text)),
      );
    }
    expect(short.length).toBeGreaterThan(10);
  });

  it.each(injections.map((text) => [text]))('as a link leads only to a web page: %j', (link) => {
    const result = postBody.safeParse([{ kind: 'paragraph', runs: [{ text: 'x', link }] }]);
    if (!result.success) return;
    const [block] = result.data;
    const stored = block?.kind === 'paragraph' ? (block.runs[0]?.link ?? '') : '';
    const { protocol, host } = new URL(stored, 'https://own.example');
    expect(['http:', 'https:']).toContain(protocol);
    if (stored.startsWith('/')) expect(host).toBe('own.example');
  });

  it.each(['/a b', '/a\u0000', '/\ud800', '\\evil', 'javascript:x', 'data:,x', ''])(
    'is rejected as a link: %j',
    async (link) => {
      const body = [{ kind: 'paragraph', runs: [{ text: 'x', link }] }] as const;
      const now = await site.get('GET', `/api/admin/blog-posts/${post.id}`);
      const answer = await site.save(now, { body: body as never });
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['body.0.runs.0.link']]);
    },
  );

  it.each(['//evil.example', '/\\evil.example'])('as a link is an external URL, not one of the site: %j', (link) => {
    expect(postBody.parse([{ kind: 'paragraph', runs: [{ text: 'x', link }] }])).toEqual([
      { kind: 'paragraph', runs: [{ text: 'x', link: 'https://evil.example/' }] },
    ]);
  });

  it('with characters that a database rejects is cleaned and stored', async () => {
    const now = await site.get('GET', `/api/admin/blog-posts/${post.id}`);
    const { status, body } = await site.save(now, { title: 'a\u0000b', body: [paragraph('\ud800x\u0000')] });
    expect([status, body.title, body.body]).toEqual([200, 'ab', [paragraph('\ufffdx')]]);
  });
});
