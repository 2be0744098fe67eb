import { describe, expect, it } from 'vitest';
import { blogRoutes } from './feature.ts';
import { startBlog } from './testing/blog-site.ts';

const site = await startBlog();

const table = blogRoutes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const call = ({ method, path, body }: (typeof table)[number][1], sent = {}) =>
  site.send(method, path.replace(/:\w+/, '999999'), body && sent);
const good: Record<string, object> = {
  'POST /api/admin/blog-posts': { title: 'A post' },
  'PUT /api/admin/blog-posts/:id': { version: 1, slug: 'a-post', language: 'he', title: 'A post', body: [] },
};

describe.each(table.filter(([, { access }]) => access !== 'public'))('parses coordinates from %s', (_, endpoint) => {
  it.each([
    ['a visitor', undefined, 'unauthenticated'],
    ['an owner', { role: 'user' }, 'forbidden'],
    ['a subscriber', { role: 'subscriber' }, 'forbidden'],
    ['a demo of an admin', { role: 'admin', isDemo: true }, 'demo_refused'],
    ['an admin’s token alone', { role: 'admin', hasSession: false }, 'unauthenticated'],
  ] as const)('is refused to %s', async (_name, identity, code) => {
    site.signIn(identity && { id: site.adminId, ...identity });
    expect((await call(endpoint)).body.code).toBe(code);
  });

  it('is allowed to an admin, and returns 404 for an unknown post', async () => {
    site.signIn({ id: site.adminId, role: 'admin' });
    const { status } = await call(endpoint, good[`${endpoint.method} ${endpoint.path}`]);
    expect(status).toBe(endpoint.path.includes(':') ? 404 : (endpoint.status ?? 200));
  });
});

it.each(table.filter(([, { access }]) => access === 'public'))('%s is public', async (_, endpoint) => {
  site.signIn(undefined);
  expect((await call(endpoint)).status).toBe(endpoint.path.includes(':') ? 404 : 200);
});
