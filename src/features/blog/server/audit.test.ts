import { afterEach, expect, it } from 'vitest';
import { paragraph, startBlog } from './testing/blog-site.ts';

const site = await startBlog();
afterEach(() => site.setTime(undefined));

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
  expect(rows).toEqual([
    { action: 'blog.create', before: null, after: { title: 'First title', slug: draft.slug, language: 'en' } },
    {
      action: 'blog.change',
      before: { title: 'First title', summary: '', body: 'unchanged' },
      after: { title: 'Second title', summary: 'In short', body: 'changed' },
    },
    { action: 'blog.change', before: null, after: null },
    { action: 'blog.publish', before: { publishAt: null }, after: { publishAt: '2026-11-15T08:00:00.000Z' } },
    { action: 'blog.publish', before: {}, after: {} },
    { action: 'blog.unpublish', before: { publishAt: '2026-11-15T08:00:00.000Z' }, after: { publishAt: null } },
    { action: 'blog.remove', before: { title: 'Second title', slug: written.body.slug, publishAt: null }, after: null },
  ]);
  expect(JSON.stringify(rows)).not.toContain('Unsaid');
});

it('a refused change is not recorded', async () => {
  const { id } = await site.get('POST', '/api/admin/blog-posts', { title: 'Bare', language: 'en' });
  expect((await site.send('PUT', `/api/admin/blog-posts/${id}/publish`, {})).status).toBe(400);
  const rows = await site.rows(`select action from audit_log where target_id = $1`, [String(id)]);
  expect(rows).toEqual([{ action: 'blog.create' }]);
  expect((await site.send('DELETE', '/api/admin/blog-posts/2000000000')).status).toBe(404);
});
