import { beforeEach, expect, test } from 'vitest';
import { createTestServices } from '#server-kit/testing/test-services.ts';
import { changesOf, writeAudit } from './index.ts';

const kit = await createTestServices({});

const actor = { id: 7, name: 'dana', address: '192.0.2.1', userAgent: 'Browser\0' };
const at = new Date('2026-11-15T10:00:00Z');
const rows = () => kit.rows('select * from audit_log order by id');
let before = 0;
beforeEach(async () => {
  before = (await rows()).length;
});

test('an entry has actor, action, target, time, address, and the values before and after', async () => {
  await writeAudit(kit.services.db, actor, at, {
    action: 'users.suspend',
    target: { kind: 'user', id: 12 },
    before: { suspendedAt: null },
    after: { suspendedAt: at, reason: 'ספאם' },
  });
  expect((await rows())[before]).toMatchObject({
    at,
    actor_id: 7,
    actor_name: 'dana',
    action: 'users.suspend',
    target_kind: 'user',
    target_id: '12',
    before: { suspendedAt: null },
    after: { suspendedAt: at.toISOString(), reason: 'ספאם' },
    address: '192.0.2.1',
    user_agent: 'Browser',
  });
});

test('omits nested secrets by name and values the database cannot store', async () => {
  const after = {
    passwordHash: 'x1',
    settings: { apiKey: 'x2', list: [{ resetToken: 'x3', name: 'stays\0' }] },
    bytes: Buffer.from('x4'),
    big: 12n,
    long: 'ל'.repeat(5_000),
  };
  await writeAudit(kit.services.db, actor, at, { action: 'x.y', target: { kind: 'x', id: 'y' }, after });
  const [entry] = (await rows()).slice(before);
  expect(JSON.stringify(entry.after)).not.toMatch(/x[1-4]/);
  expect(entry.after).toMatchObject({ settings: { list: [{ name: 'stays' }] }, big: '12' });
  expect(entry.after.long).toHaveLength(2_000);
  expect(entry.before).toBeNull();
});

test('an entry is rolled back with its transaction', async () => {
  const failing = kit.services.db.transaction(async (tx) => {
    await writeAudit(tx, actor, at, { action: 'x.y', target: { kind: 'x', id: 1 } });
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await rows()).toHaveLength(before);
});

test.each(['update audit_log set actor_name = $$nobody$$', 'delete from audit_log', 'truncate audit_log'])(
  'rejects %s',
  async (statement) => {
    await writeAudit(kit.services.db, actor, at, { action: 'x.y', target: { kind: 'x', id: 1 } });
    await expect(kit.pool.query(statement)).rejects.toThrow('what is written in audit_log stays');
  },
);

test('the changes between two values contain only the fields that differ', () => {
  const at = '2026-11-15T10:00:00Z';
  const before = { name: 'a', tags: ['x'], hiddenAt: null, at: new Date(at), gone: 1 };
  const after = { name: 'b', tags: ['x'], hiddenAt: new Date(at), at: new Date(at), fresh: true };
  expect(changesOf(before, after)).toEqual({
    before: { name: 'a', hiddenAt: null, fresh: undefined },
    after: { name: 'b', hiddenAt: new Date(at), fresh: true },
  });
});

test('equal values have no changes', () => {
  expect(changesOf({ a: { b: [1] } }, { a: { b: [1] } })).toEqual({ before: {}, after: {} });
});
