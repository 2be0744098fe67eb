import { describe, expect, test } from 'vitest';
import { planAt, planStatusAt } from '#features/packages/plan.ts';
import { createTestServices } from '#server-kit/testing/test-services.ts';
import { demoEmail } from '../demo-account.ts';
import {
  canGetMail,
  effectivePackageIn,
  findOwner,
  isActiveOwner,
  isCustomer,
  isDemoCopy,
  isNotDemoCopy,
  isOfflineOwner,
  isRealOwner,
  listOwners,
  lockOwner,
  notCustomerIds,
  ofOwnersNamed,
  ownerColumns,
  planStatusIn,
  saveComplimentaryPlan,
  seedHouseOwner,
  selectOwners,
} from './index.ts';
import { addUser as insertUser } from './testing/run-jobs.ts';

const now = new Date('2026-11-15T10:00:00Z');
const past = new Date('2026-11-14T10:00:00Z');
const soon = new Date('2026-11-20T10:00:00Z');
const later = new Date('2026-12-20T10:00:00Z');
const nobody = 2_000_000_000;

const kit = await createTestServices();

const addUser = (username: string, more: Record<string, unknown> = {}) => insertUser(kit, { username, ...more });

const names = (rows: readonly { readonly name: string }[]): string[] => rows.map(({ name }) => name).sort();

describe('owners by id', () => {
  test('are returned once each, without deleted ones', async () => {
    const id = await addUser('dana');
    const owners = await listOwners(kit.services.db, [id, null, id, nobody]);
    expect([...owners.keys()]).toEqual([id]);
    expect(owners.get(id)).toMatchObject({ displayName: 'dana', email: 'dana@cards.example', suspendedAt: null });
    expect(await listOwners(kit.services.db, [null])).toEqual(new Map());
    expect(await findOwner(kit.services.db, nobody)).toBeUndefined();
  });

  test('are locked only if they exist', async () => {
    const id = await addUser('locked');
    const lock = (strength: 'update' | 'key share', userId: number) =>
      kit.services.db.transaction((tx) => lockOwner(tx, userId, strength));
    expect([await lock('update', id), await lock('key share', id)]).toEqual([true, true]);
    expect([await lock('update', nobody), await lock('key share', nobody)]).toEqual([false, false]);
  });
});

test('conditions select active owners, real owners, customers and owners who receive email', async () => {
  const verified = { email_verified_at: past };
  await addUser('state-active', verified);
  await addUser('state-unproven');
  await addUser('state-house', { ...verified, email_key: 'state-house@negia.invalid' });
  await addUser('state-suspended', { ...verified, suspended_at: past });
  await addUser('state-leaving', { ...verified, deletes_at: later });
  await addUser('state-copy', { ...verified, demo_ends_at: later });
  await addUser('state-demo', { ...verified, email_key: demoEmail });
  await addUser('state-staff', { ...verified, role: 'admin' });
  const all = ['active', 'copy', 'demo', 'house', 'leaving', 'staff', 'suspended', 'unproven'];
  const found = async (condition: typeof isActiveOwner) =>
    names(await selectOwners(kit.services.db, { name: ownerColumns.username }).where(condition))
      .filter((name) => name.startsWith('state-'))
      .map((name) => name.slice('state-'.length));
  const except = (...left: string[]) => all.filter((name) => !left.includes(name));
  expect(await found(isActiveOwner)).toEqual(except('leaving', 'suspended'));
  expect(await found(isOfflineOwner)).toEqual(['leaving', 'suspended']);
  expect(await found(isDemoCopy)).toEqual(['copy']);
  expect(await found(isNotDemoCopy)).toEqual(except('copy'));
  expect(await found(isRealOwner)).toEqual(except('copy', 'demo'));
  expect(await found(canGetMail)).toEqual(except('house', 'unproven'));
  expect(await found(isCustomer)).toEqual(except('copy', 'demo', 'house', 'staff'));
  expect((await kit.services.db.execute(notCustomerIds)).rows).toHaveLength(4);
});

test('the plan computed in SQL equals the plan computed by the domain rules', async () => {
  const ends = [null, past, soon, later];
  const plans = [
    ...ends.map((until) => ({ name: until && 'advanced', until })),
    ...ends.slice(2).map((until) => ({ name: 'pro', until })),
    { name: 'unknown', until: later },
  ];
  for (const role of ['user', 'admin'])
    for (const trial of ends)
      for (const paid of plans)
        for (const given of plans)
          await addUser(`plan-${role}-${ends.indexOf(trial)}-${plans.indexOf(paid)}-${plans.indexOf(given)}`, {
            role,
            trial_ends_at: trial,
            paid_package: paid.name,
            paid_until: paid.until,
            complimentary_package: given.name,
            complimentary_until: given.until,
          });
  const { db } = kit.services;
  const rows = await selectOwners(db, { ...ownerColumns, status: planStatusIn(now), inForce: effectivePackageIn(now) });
  const differing = rows.filter(
    (row) => row.status !== planStatusAt(row, now) || row.inForce !== planAt(row, now).packageType,
  );
  expect(rows.length).toBeGreaterThan(300);
  expect(differing).toEqual([]);
});

test('a complimentary plan is set and removed', async () => {
  const { db } = kit.services;
  const id = await addUser('given');
  const read = async () => {
    const { complimentaryPackage, complimentaryUntil } = ownerColumns;
    const rows = await selectOwners(db, { id: ownerColumns.id, complimentaryPackage, complimentaryUntil });
    return rows.find((row) => row.id === id);
  };
  await saveComplimentaryPlan(db, id, { packageType: 'pro', until: later });
  expect(await read()).toEqual({ id, complimentaryPackage: 'pro', complimentaryUntil: later });
  await saveComplimentaryPlan(db, id, null);
  expect(await read()).toEqual({ id, complimentaryPackage: null, complimentaryUntil: null });
});

test('owners are found by word prefixes, and an empty search does not filter', async () => {
  await addUser('named-one', { display_name: 'Shirley Temple' });
  const found = (typed: string) =>
    selectOwners(kit.services.db, { name: ownerColumns.username }).where(ofOwnersNamed(ownerColumns.id, typed));
  expect(names(await found('shir temp'))).toEqual(['named-one']);
  expect(await found('shirleyx')).toEqual([]);
  expect(ofOwnersNamed(ownerColumns.id, '')).toBeUndefined();
});

test('a system account is created once, and never takes an existing username', async () => {
  const { db } = kit.services;
  const seed = (username: string) => seedHouseOwner(db, { username, displayName: 'Examples' }, now);
  const id = await seed('house-owner');
  expect(await seed('house-owner')).toBe(id);
  await addUser('somebody');
  await expect(seed('somebody')).rejects.toThrow('The name somebody is somebody');
});
