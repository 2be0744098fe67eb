import { expect, test } from 'vitest';
import { seedPackages } from '#features/packages/server/index.ts';
import { createTestServices } from '#server-kit/testing/test-services.ts';
import { effectiveEntitlements, effectivePlan, setPaidPlan } from './index.ts';
import { addUser as insertUser } from './testing/run-jobs.ts';

const now = new Date('2026-11-15T10:00:00Z');
const later = new Date('2026-11-20T10:00:00Z');

const kit = await createTestServices();
await seedPackages(kit.services.db);

const addUser = (username: string, role: string, trialEndsAt: Date | null) =>
  insertUser(kit, { username, role, trial_ends_at: trialEndsAt });

test('a trial is pro until it ends, and basic from then on', async () => {
  const id = await addUser('trial', 'user', later);
  const during = await effectivePlan(kit.services.db, id, now);
  expect(during).toMatchObject({ packageType: 'pro', until: later, entitlements: { profiles: 10, templates: null } });
  const after = await effectivePlan(kit.services.db, id, later);
  expect(after).toMatchObject({ packageType: 'basic', until: null, entitlements: { profiles: 1, templates: 3 } });
});

test('a user without a trial, and an unknown user, is on basic', async () => {
  const id = await addUser('plain', 'user', null);
  expect(await effectivePlan(kit.services.db, id, now)).toMatchObject({ packageType: 'basic', until: null });
  expect(await effectivePlan(kit.services.db, 987_654, now)).toMatchObject({ packageType: 'basic', until: null });
});

test('a paid plan is in force until it ends, for one user and for many', async () => {
  const id = await addUser('paying', 'user', null);
  await kit.services.db.transaction((tx) => setPaidPlan(tx, id, { packageType: 'advanced', until: later }));
  expect(await effectivePlan(kit.services.db, id, now)).toMatchObject({ packageType: 'advanced', until: later });
  expect((await effectiveEntitlements(kit.services.db, [id], now)).get(id)?.profiles).toBe(3);
  expect((await effectiveEntitlements(kit.services.db, [id], later)).get(id)?.profiles).toBe(1);
  await kit.services.db.transaction((tx) => setPaidPlan(tx, id, null));
  expect(await effectivePlan(kit.services.db, id, now)).toMatchObject({ packageType: 'basic', until: null });
});

test('an admin has pro without an end date', async () => {
  const id = await addUser('boss', 'admin', later);
  expect(await effectivePlan(kit.services.db, id, now)).toMatchObject({ packageType: 'pro', until: null });
});

test('an edit of a package by an admin is in force at once', async () => {
  const id = await addUser('edited', 'user', null);
  await kit.pool.query(
    `update packages set entitlements = jsonb_set(entitlements, '{links}', '9') where package_type = 'basic'`,
  );
  expect((await effectivePlan(kit.services.db, id, now)).entitlements.links).toBe(9);
});

test('a package without a row has the entitlements of its seed', async () => {
  const id = await addUser('unseeded', 'user', null);
  await kit.pool.query(`delete from packages where package_type = 'basic'`);
  expect((await effectivePlan(kit.services.db, id, now)).entitlements.links).toBe(6);
});
