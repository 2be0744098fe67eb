import { expect, test } from 'vitest';
import { sectionGroups, sectionOf } from './sections.ts';

const all = sectionGroups.flatMap(({ sections }) => sections.map(({ to }) => to as string));

test('every section of the specification has a place, and none has two', () => {
  const named = ['users', 'profiles', 'packages', 'subscriptions', 'payments', 'invoices', 'orders', 'tags', 'support'];
  const more = ['communities', 'notifications', 'errors', 'settings', 'audit', 'package-migration'];
  for (const section of [...named, ...more, 'database-migrations']) expect(all).toContain(`/admin/${section}`);
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  ['/admin', '/admin'],
  ['/admin-dashboard', '/admin'],
  ['/admin/events', '/admin'],
  ['/admin/users', '/admin/users'],
  ['/admin/users/12', '/admin/users'],
  ['/package-migration', '/admin/package-migration'],
  ['/admin/package-migration/3', '/admin/package-migration'],
  ['/admin/packages/2', '/admin/packages'],
  ['/blog-admin/7', '/blog-admin'],
  ['/admin/blog', '/blog-admin'],
  ['/admin/usersandmore', undefined],
])('%s belongs to %s', (path, section) => {
  expect(sectionOf(path)?.to).toBe(section);
});
