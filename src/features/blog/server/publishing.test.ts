import { afterEach, describe, expect, it } from 'vitest';
import { paragraph, startBlog } from './testing/blog-site.ts';

const site = await startBlog();
afterEach(() => site.setTime(undefined));

const path = (id: number, more = '') => `/api/admin/blog-posts/${id}${more}`;
const read = (name: string | number) => site.send('GET', `/api/blog-posts/${name}`);
const publish = (id: number, at?: string | null) => site.send('PUT', path(id, '/publish'), { at });

async function write(title: string) {
  const draft = await site.get('POST', '/api/admin/blog-posts', { title, language: 'en' });
  return (await site.save(draft, { summary: 'In short', body: [paragraph('Words')] })).body;
}

describe('publishing', () => {
  it('makes a post public at once', async () => {
    const now = new Date('2026-11-15T08:00:00Z');
    site.setTime(now);
    const post = await write('Out now');
    expect((await read(post.slug)).status).toBe(404);
    const { body } = await publish(post.id);
    expect(body).toMatchObject({ status: 'published', publishAt: now.toISOString(), version: post.version });
    for (const name of [post.slug, post.id])
      expect((await read(name)).body).toMatchObject({ id: post.id, publishedAt: now.toISOString() });
  });

  it('at a future time makes it public at that time', async () => {
    site.setTime(new Date('2026-11-15T08:00:00Z'));
    const post = await write('Out on Tuesday');
    const { body } = await publish(post.id, '2026-11-17T06:00:00.000Z');
    expect(body).toMatchObject({ status: 'scheduled', publishAt: '2026-11-17T06:00:00.000Z' });
    expect((await read(post.slug)).status).toBe(404);
    expect((await site.send('GET', '/api/blog-posts?language=en&q=Tuesday')).body.posts).toEqual([]);
    site.setTime(new Date('2026-11-17T06:00:00Z'));
    expect((await read(post.slug)).body.publishedAt).toBe('2026-11-17T06:00:00.000Z');
    expect((await site.send('GET', '/api/blog-posts?language=en&q=Tuesday')).body.posts).toHaveLength(1);
    expect((await site.get('GET', path(post.id))).status).toBe('published');
  });

  it('at a past time publishes now', async () => {
    const now = new Date('2026-11-15T08:00:00Z');
    site.setTime(now);
    const post = await write('Backdated');
    expect((await publish(post.id, '2020-01-01T00:00:00Z')).body.publishAt).toBe(now.toISOString());
  });

  it('again retains the original publication time', async () => {
    site.setTime(new Date('2026-11-15T08:00:00Z'));
    const post = await write('Out once');
    await publish(post.id);
    site.setTime(new Date('2026-11-20T08:00:00Z'));
    expect((await publish(post.id)).body.publishAt).toBe('2026-11-15T08:00:00.000Z');
    expect((await publish(post.id, '2026-11-01T08:00:00Z')).body.publishAt).toBe('2026-11-15T08:00:00.000Z');
  });

  it('is rejected at the summary and body while there is nothing to read', async () => {
    const draft = await site.get('POST', '/api/admin/blog-posts', { title: 'Bare', language: 'en' });
    await site.save(draft, { body: [paragraph('  '), { kind: 'divider' }] });
    const { status, body } = await publish(draft.id);
    expect([status, Object.keys(body.fields).sort()]).toEqual([400, ['body', 'summary']]);
    expect((await site.get('GET', path(draft.id))).status).toBe('draft');
  });

  it('rejects an invalid time', async () => {
    const { status, body } = await publish((await write('When')).id, 'tomorrow');
    expect([status, Object.keys(body.fields)]).toEqual([400, ['at']]);
  });
});

describe('unpublishing', () => {
  it('makes it a draft, and publishing again sets a new date', async () => {
    site.setTime(new Date('2026-11-15T08:00:00Z'));
    const post = await write('Taken back');
    await publish(post.id);
    expect(await site.get('PUT', path(post.id, '/unpublish'))).toMatchObject({ status: 'draft', publishAt: null });
    expect((await read(post.slug)).status).toBe(404);
    site.setTime(new Date('2026-11-20T08:00:00Z'));
    expect((await publish(post.id)).body.publishAt).toBe('2026-11-20T08:00:00.000Z');
  });

  it('leaves a draft unchanged, and causes no conflict for its editor', async () => {
    const post = await write('Being written');
    expect(await site.get('PUT', path(post.id, '/unpublish'))).toMatchObject({ status: 'draft' });
    await publish(post.id);
    expect((await site.save(post, { title: 'Goes on' })).status).toBe(200);
  });
});

it('the audit log records the life cycle of a post, but not its text', async () => {
  site.setTime(new Date('2026-11-15T08:00:00Z'));
  const draft = await site.get('POST', '/api/admin/blog-posts', { title: 'First title', language: 'en' });
  const written = await site.save(draft, {
    title: 'Second title',
    summary: 'In short',
    body: [paragraph('Unsaid words')],
  });
  // The response was lost, so the same save is repeated.
  await site.save(draft, { title: 'Second title', summary: 'In short', body: [paragraph('Unsaid words')] });
  const path = `/api/admin/blog-posts/${draft.id}`;
  await site.get('PUT', `${path}/publish`, {});
  await site.get('PUT', `${path}/publish`, {});
  await site.get('PUT', `${path}/unpublish`);
  await site.send('DELETE', path);
  const rows = await site.rows(
    `select action, before, after from audit_log where target_kind = 'post' and target_id = $1 order by id`,
    [String(draft.id)],
  );
  const title = 'Second title';
  expect(rows).toEqual([
    { action: 'blog.create', before: null, after: { title: 'First title', slug: draft.slug, language: 'en' } },
    {
      action: 'blog.change',
      before: { title: 'First title', summary: '', body: 'unchanged' },
      after: { title, summary: 'In short', body: 'changed' },
    },
    { action: 'blog.publish', before: { publishAt: null }, after: { title, publishAt: '2026-11-15T08:00:00.000Z' } },
    { action: 'blog.publish', before: {}, after: { title } },
    { action: 'blog.unpublish', before: { publishAt: '2026-11-15T08:00:00.000Z' }, after: { title, publishAt: null } },
    { action: 'blog.remove', before: { title, slug: written.body.slug, publishAt: null }, after: null },
  ]);
  expect(JSON.stringify(rows)).not.toContain('Unsaid');
});

it('the audit log records the automatic saves of one sitting once, with what was before each field', async () => {
  site.setTime(new Date('2026-11-15T08:00:00Z'));
  let post = await site.get('POST', '/api/admin/blog-posts', { title: 'First', language: 'en' });
  const save = async (time: string, change: object) => {
    site.setTime(new Date(`2026-11-15T${time}:00Z`));
    post = (await site.save(post, change)).body;
  };
  await save('08:01', { title: 'Second' });
  await save('08:02', { title: 'Third' });
  await save('08:03', { summary: 'In short' });
  await save('08:04', { title: 'Fourth', summary: 'Shorter' });
  await save('08:40', { title: 'Fifth' });
  await site.get('PUT', `/api/admin/blog-posts/${post.id}/unpublish`);
  await save('08:41', { title: 'Sixth' });
  const rows = await site.rows(
    `select before from audit_log where target_id = $1 and action = 'blog.change' order by id`,
    [String(post.id)],
  );
  expect(rows.map(({ before }) => before)).toEqual([
    { title: 'First' },
    { summary: '' },
    { title: 'Fourth' },
    { title: 'Fifth' },
  ]);
});

it('a refused change is not recorded', async () => {
  const { id } = await site.get('POST', '/api/admin/blog-posts', { title: 'Bare', language: 'en' });
  expect((await site.send('PUT', `/api/admin/blog-posts/${id}/publish`, {})).status).toBe(400);
  const rows = await site.rows(`select action from audit_log where target_id = $1`, [String(id)]);
  expect(rows).toEqual([{ action: 'blog.create' }]);
  expect((await site.send('DELETE', '/api/admin/blog-posts/2000000000')).status).toBe(404);
});
