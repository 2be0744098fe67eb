import { describe, expect, it } from 'vitest';
import { paragraph, startBlog } from './testing/blog-site.ts';

const site = await startBlog();

const english = { 'accept-language': 'en' };
const begin = (title: string, language = 'en') => site.get('POST', '/api/admin/blog-posts', { title, language });
const path = (id: number, more = '') => `/api/admin/blog-posts/${id}${more}`;
const read = (name: string | number) => site.send('GET', `/api/blog-posts/${name}`);

describe('a new post', () => {
  it('is a draft of the admin, with a slug made from its title', async () => {
    const post = await begin('  What an NFC card\u202e can do  ');
    expect(post).toMatchObject({
      slug: 'what-an-nfc-card-can-do',
      title: 'What an NFC card can do',
      language: 'en',
      summary: '',
      body: [],
      tags: [],
      cover: null,
      status: 'draft',
      publishAt: null,
      version: 1,
    });
    expect(await site.get('GET', path(post.id))).toEqual(post);
    const rows = await site.rows('select author_id from blog_posts where id = $1', [post.id]);
    expect(rows).toEqual([{ author_id: site.adminId }]);
  });

  it('is in Hebrew by default', async () => {
    const { body } = await site.send('POST', '/api/admin/blog-posts', { title: 'שלום לכולם' });
    expect(body).toMatchObject({ language: 'he', slug: 'shlom-lkolm' });
  });

  it('has a unique slug, even when twenty are created at once', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => begin('The very same title')));
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(20);
    expect(made.map(({ slug }) => slug)).toContain('the-very-same-title-20');
  });

  it.each([[''], ['   '], ['\u202e\u2066'], ['x'.repeat(121)], [7]])('is rejected with the title %j', async (title) => {
    const { status, body } = await site.send('POST', '/api/admin/blog-posts', { title }, english);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['title']]);
  });

  it('is first in the list, which returns everything except the text', async () => {
    const post = await begin('Listed');
    const { body } = await site.send('GET', '/api/admin/blog-posts');
    const { body: _, ...row } = post;
    expect(body[0]).toEqual(row);
  });
});

describe('a save', () => {
  it('stores all fields as the next version', async () => {
    const draft = await begin('To be saved');
    const file = await site.addPicture(site.adminId);
    const change = {
      slug: 'saved-at-last',
      language: 'he',
      title: 'Saved',
      summary: 'In short',
      cover: { file, alt: 'A cover' },
      tags: ['NFC', 'שיווק'],
      body: [
        { kind: 'heading', level: 2, runs: [{ text: 'First' }] },
        {
          kind: 'paragraph',
          runs: [
            { text: 'Bold', isBold: true },
            { text: ' and ', isItalic: true },
          ],
        },
        {
          kind: 'paragraph',
          runs: [
            { text: 'here', link: '/help' },
            { text: 'there', link: 'https://there.example/' },
          ],
        },
        { kind: 'list', isNumbered: true, items: [[{ text: 'one' }], [{ text: 'two' }]] },
        { kind: 'quote', paragraphs: [[{ text: 'Said' }]] },
        { kind: 'picture', file, alt: '', caption: 'Below' },
        { kind: 'divider' },
      ],
    } as const;
    const { body } = await site.save(draft, change as never);
    expect(body).toMatchObject({ ...change, id: draft.id, version: 2, status: 'draft' });
    expect(await site.get('GET', path(draft.id))).toEqual(body);
  });

  it('drops empty runs, duplicate tags and direction marks', async () => {
    const { body } = await site.save(await begin('Tidy'), {
      title: 'Ti\u202edy\n\ntitle',
      tags: ['NFC', 'nfc', ' N\u2066FC '],
      summary: '\ufeffShort\u0000',
      body: [{ kind: 'paragraph', runs: [{ text: '' }, { text: 'a\u202eb' }, { text: '\u2069' }] }],
    });
    expect(body).toMatchObject({ title: 'Tidy title', tags: ['NFC'], summary: 'Short', body: [paragraph('ab')] });
  });

  it('from an older version returns 409 with the newer post, which is retained', async () => {
    const draft = await begin('Stale');
    const { body: newer } = await site.save(draft, { title: 'Newer' });
    const answer = await site.send('PUT', path(draft.id), { ...draft, title: 'Older' }, english);
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
    expect(answer.body.message).toMatch(/^The post was saved elsewhere/);
    expect(answer.body.post).toEqual(newer);
    expect((await site.get('GET', path(draft.id))).title).toBe('Newer');
  });

  it('whose response was lost can be repeated', async () => {
    const draft = await begin('Twice');
    const first = await site.save(draft, { title: 'Once' });
    const again = await site.save(draft, { title: 'Once' });
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  it('of one version succeeds once, under concurrent requests', async () => {
    const draft = await begin('Raced');
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((title) => site.save(draft, { title })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await site.get('GET', path(draft.id))).version).toBe(2);
  });

  it.each([
    ['title', { title: '' }],
    ['title', { title: '\u2066' }],
    ['summary', { summary: 'x'.repeat(301) }],
    ['slug', { slug: 'שלום' }],
    ['slug', { slug: '123' }],
    ['slug', { slug: '-a' }],
    ['slug', { slug: 'a'.repeat(81) }],
    ['language', { language: 'fr' }],
    ['tags', { tags: ['1', '2', '3', '4', '5', '6', '7'] }],
    ['tags.0', { tags: ['x'.repeat(31)] }],
    ['cover.file', { cover: { file: '../x', alt: '' } }],
    ['body', { body: 'text' }],
    ['body.0.kind', { body: [{ kind: 'html', html: '<b>' }] }],
    ['version', { version: 'x' }],
  ])('reports %s when it is invalid', async (field, wrong) => {
    const draft = await begin('Wrong');
    const { status, body } = await site.send('PUT', path(draft.id), { ...draft, ...wrong }, english);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    for (const message of Object.values(body.fields)) expect(message).toMatch(/^[A-Z][^.]*\.?[^.]*$/);
  });

  it('of a deleted post returns 404', async () => {
    const draft = await begin('Gone');
    expect((await site.send('DELETE', path(draft.id))).body).toEqual({ success: true });
    expect((await site.save(draft, { title: 'Late' })).status).toBe(404);
    for (const method of ['DELETE', 'GET']) expect((await site.send(method, path(draft.id))).status).toBe(404);
    for (const change of ['/publish', '/unpublish'])
      expect((await site.send('PUT', path(draft.id, change), {})).status).toBe(404);
  });
});

describe('an image of a post', () => {
  it('must be uploaded by the admin', async () => {
    const theirs = await site.addPicture(await site.addPerson());
    await site.pool.query('delete from files where owner_id = $1', [site.adminId]);
    const draft = await begin('Pictures');
    const { status, body } = await site.save(draft, {
      cover: { file: theirs, alt: '' },
      body: [paragraph('x'), { kind: 'picture', file: theirs }],
    });
    expect([status, Object.keys(body.fields).sort()]).toEqual([400, ['body.1.file', 'cover.file']]);
  });

  it('can remain when another admin saves, and is never a document', async () => {
    const file = await site.addPicture(site.adminId);
    const draft = await begin('Handed over');
    const { body: saved } = await site.save(draft, { cover: { file, alt: '' } });
    site.signIn({ id: await site.addPerson(), role: 'admin' });
    const body = [{ kind: 'picture', file, alt: '', caption: '' } as const];
    expect((await site.save(saved, { body })).status).toBe(200);
    site.signIn({ id: site.adminId, role: 'admin' });
    await site.pool.query(
      `insert into files (id, owner_id, kind, name, bytes, created_at) values ('d_paper', $1, 'document', 'x', 1, now())`,
      [site.adminId],
    );
    const paper = await site.save(await begin('Paper'), { cover: { file: 'd_paper', alt: '' } });
    expect(paper.body.fields).toEqual({ 'cover.file': expect.any(String) });
  });
});

describe('a slug', () => {
  it('that another post has or had is taken', async () => {
    const first = await site.publish({ title: 'Address one' });
    const second = await begin('Address two');
    const conflicting = await site.save(second, { slug: first.slug });
    expect([conflicting.status, Object.keys(conflicting.body.fields)]).toEqual([400, ['slug']]);
    expect((await site.save(first, { slug: 'address-moved' })).status).toBe(200);
    expect((await site.save(second, { slug: first.slug })).body.fields).toHaveProperty('slug');
    expect((await begin('Address one')).slug).toBe('address-one-2');
  });

  it('from before still finds the post, which returns its current one', async () => {
    const post = await site.publish({ title: 'Old name' });
    const { body: renamed } = await site.save(post, { slug: 'new-name' });
    expect((await read('old-name')).body).toMatchObject({ id: post.id, slug: 'new-name' });
    expect((await read('NEW-name')).body.slug).toBe('new-name');
    const { body: back } = await site.save(renamed, { slug: 'old-name' });
    expect(back.slug).toBe('old-name');
    expect((await read('new-name')).body.slug).toBe('old-name');
  });

  it('that was public is retained while the post is a draft', async () => {
    const post = await site.publish({ title: 'Shared once' });
    await site.get('PUT', path(post.id, '/unpublish'));
    await site.save(post, { slug: 'shared-again' });
    expect((await read('shared-once')).status).toBe(404);
    await site.get('PUT', path(post.id, '/publish'), {});
    expect((await read('shared-once')).body.slug).toBe('shared-again');
  });

  it('of a draft is released when it changes', async () => {
    const draft = await begin('Never shared');
    await site.save(draft, { slug: 'shared-now' });
    expect((await begin('Never shared')).slug).toBe('never-shared');
  });

  it('requested by several posts at once goes to one', async () => {
    const rivals = await Promise.all(['r1', 'r2', 'r3', 'r4', 'r5'].map((title) => begin(title)));
    const answers = await Promise.all(rivals.map((post) => site.save(post, { slug: 'wanted-by-all' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });
});
