import { describe, expect, test } from 'vitest';
import { fillPath, isForAdmins } from '#base/endpoint.ts';
import { fieldTexts } from '#features/audit/field-texts.ts';
import { auditActions, auditKinds } from '#features/audit/known-actions.ts';
import { leavesOf } from '#features/audit/leaves.ts';
import { routes } from './features.ts';
import { adminRecipes } from './testing/admin-recipes.ts';
import type { Prepared } from './testing/recipe.ts';
import { createParams, hasResource } from './testing/resources.ts';
import { startProduct } from './testing/start-product.ts';

/**
 * Makes every change available to admins once: each must write an audit entry with actor, action, target and origin.
 */
const writes = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ access, method }) => isForAdmins(access) && method !== 'GET')
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

const { adminId, sendAsAdmin, kit: common } = await startProduct();
const { api, make } = common;
const ids = {
  admin: adminId,
  owner: await make.user('owner'),
  other: await make.user('other owner'),
  subscriber: await make.user('subscriber', { trial_ends_at: new Date(Date.now() + 86_400_000) }),
};
const kit = { ...common, ids };

const newAuditEntries = (after: number) => api.rows('select * from audit_log where id > $1 order by id', [after]);
const lastAuditId = async (): Promise<number> =>
  (await api.row('select coalesce(max(id), 0)::int as id from audit_log')).id;

describe.each(writes)('%s', (name, endpoint) => {
  test('writes an entry to the audit log', async () => {
    const recipe = adminRecipes[name];
    if (!recipe && !hasResource(endpoint.path))
      throw new Error(`There is no recipe for ${name} in src/entries/testing/admin-recipes.ts`);
    const prepared: Prepared = (await recipe?.(kit)) ?? {};
    const { params = await createParams(kit, endpoint.path), query, body, headers } = prepared;
    const before = await lastAuditId();
    const path = fillPath(endpoint.path, params) + (query ? `?${new URLSearchParams(query)}` : '');
    const keyed = endpoint.idempotent ? { 'idempotency-key': kit.uniqueName() } : {};
    const answer = await sendAsAdmin(endpoint.method, path, body, { 'user-agent': 'Walker', ...keyed, ...headers });
    expect([answer.status, answer.body]).toEqual([endpoint.status ?? 200, answer.body]);
    const entries = await newAuditEntries(before);
    expect(entries).not.toHaveLength(0);
    for (const entry of entries) {
      expect(entry).toMatchObject({ actor_id: kit.ids.admin, actor_name: 'admin', user_agent: 'Walker' });
      expect(entry.address).not.toBe('');
      expect(entry.target_id).not.toBe('');
      // Both have texts on the audit page.
      expect(auditActions).toContain(entry.action);
      expect(auditKinds).toContain(entry.target_kind);
      for (const { path } of leavesOf(entry))
        for (const field of path) expect(fieldTexts.dictionary, `${name}: ${path.join('.')}`).toHaveProperty([field]);
    }
  });
});

test('no recipe is left over from a removed endpoint', () => {
  const names = new Set<string>(writes.map(([name]) => name));
  expect(Object.keys(adminRecipes).filter((name) => !names.has(name))).toEqual([]);
});
