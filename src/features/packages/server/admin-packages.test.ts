import { beforeEach, describe, expect, test } from 'vitest';
import { accountsFeature } from '#features/accounts/server/index.ts';
import { addUser } from '#features/accounts/server/testing/run-jobs.ts';
import { startTestApi, type TestAnswer } from '#server-kit/testing/test-api.ts';
import { createApi } from '#web-kit/api/api-client.tsx';
import type { AdminPackage, PackageEdit } from '../admin-contract.ts';
import { entitlements, type PackageType, type Product, packagesApi, product } from '../contract.ts';
import { packagesFeature, seedPackages } from './index.ts';

const start = new Date('2026-11-15T10:00:00Z');
const inMinutes = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

const api = await startTestApi({ features: [packagesFeature, accountsFeature] });
beforeEach(async () => {
  await api.pool.query('truncate packages, package_prices restart identity cascade');
  await seedPackages(api.services.db);
  api.setTime(start);
  api.signIn({ id: 1, role: 'admin', authenticatedAt: start });
});

const send = (method: string, path: string, body?: unknown): Promise<TestAnswer> =>
  api.send(method, `/api/admin/packages${path}`, body, { 'accept-language': 'en' });

async function find(type: PackageType): Promise<AdminPackage> {
  const { body } = await send('GET', '');
  return body.find((one: AdminPackage) => one.packageType === type);
}

const editOf = ({ texts, entitlements, isPopular, isActive, showAtHome, sortOrder, version }: AdminPackage) => ({
  texts,
  entitlements,
  isPopular,
  isActive,
  showAtHome,
  sortOrder,
  version,
});

async function change(type: PackageType, edit: Partial<PackageEdit>): Promise<TestAnswer> {
  const one = await find(type);
  return send('PUT', `/${one.id}`, { ...editOf(one), ...edit });
}

const addPrice = async (
  type: PackageType,
  monthlyPrice: number,
  yearlyPrice: number,
  effectiveFrom = api.services.clock.now(),
) =>
  send('POST', `/${(await find(type)).id}/prices`, {
    monthlyPrice,
    yearlyPrice,
    effectiveFrom: effectiveFrom.toISOString(),
  });

async function sold(type: PackageType): Promise<[number, number] | undefined> {
  const { body } = await api.send('GET', '/api/home-products');
  const one = body.find((product: Product) => product.packageType === type);
  return one && [one.monthlyPrice, one.yearlyPrice];
}

const lastAuditEntry = () =>
  api.row('select action, target_kind, target_id, before, after from audit_log order by id desc');

describe('the list of plans', () => {
  test('contains all plans, active or not, with texts in both languages', async () => {
    await api.pool.query("update packages set is_active = false where package_type = 'pro'");
    const { status, body } = await send('GET', '');
    expect(status).toBe(200);
    expect(body.map((one: AdminPackage) => [one.packageType, one.monthlyPrice, one.isActive])).toEqual([
      ['basic', 0, true],
      ['advanced', 4_000, true],
      ['pro', 7_000, false],
    ]);
    expect(body[1].texts).toMatchObject({ he: { name: 'מתקדם' }, en: { name: 'Advanced' } });
  });

  test('counts subscribers with a current payment, without copies of the demo account', async () => {
    await addUser(api, { paid_package: 'pro', paid_until: inMinutes(5), demo_ends_at: inMinutes(5) });
    await addUser(api, { paid_package: 'pro', paid_until: inMinutes(5) });
    await addUser(api, { paid_package: 'pro', paid_until: start });
    await addUser(api, { paid_package: 'advanced', paid_until: inMinutes(5) });
    expect((await send('GET', '')).body.map((one: AdminPackage) => one.subscribers)).toEqual([0, 1, 1]);
  });
});

describe('an edit', () => {
  test('applies immediately everywhere and is recorded in the audit log', async () => {
    const { texts } = await find('advanced');
    const he = { ...texts.he, name: 'צומח', benefits: ['', 'הטבה'] };
    const answer = await change('advanced', { texts: { ...texts, he }, isPopular: false, sortOrder: 9 });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      version: 2,
      isPopular: false,
      texts: { he: { name: 'צומח', benefits: ['הטבה'] } },
    });
    const { body } = await api.send('GET', '/api/home-products');
    expect(body.map((one: Product) => one.name)).toEqual(['בסיסי', 'מקצועי', 'צומח']);
    expect(await lastAuditEntry()).toEqual({
      action: 'packages.change',
      target_kind: 'package',
      target_id: String(answer.body.id),
      before: { isPopular: true, sortOrder: 2, he: { name: 'מתקדם', benefits: texts.he.benefits } },
      after: { isPopular: false, sortOrder: 9, he: { name: 'צומח', benefits: ['הטבה'] } },
    });
  });

  test('with a stale version returns 409 with the current one', async () => {
    const old = await find('pro');
    await change('pro', { sortOrder: 5 });
    const answer = await send('PUT', `/${old.id}`, { ...editOf(old), sortOrder: 7 });
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
    expect(answer.body.current).toMatchObject({ version: 2, sortOrder: 5 });
    expect((await find('pro')).sortOrder).toBe(5);
  });

  test('by two admins concurrently succeeds for one', async () => {
    const one = await find('pro');
    const both = await Promise.all(
      [11, 12].map((sortOrder) => send('PUT', `/${one.id}`, { ...editOf(one), sortOrder })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await find('pro')).version).toBe(2);
  });

  test('of entitlements invalidates all cached pages in every process; of texts does not', async () => {
    const dropped: string[] = [];
    const stop = api.services.bus.subscribe('page-cache', (what) => dropped.push(what));
    // Events of earlier tests may still be on their way; they arrive in the order of their commits.
    await api.services.bus.publish(api.services.db, 'page-cache', 'before');
    await change('advanced', { sortOrder: 8 });
    const { entitlements } = await find('advanced');
    await change('advanced', { entitlements: { ...entitlements, profiles: 2 } });
    await expect.poll(() => dropped.slice(dropped.indexOf('before') + 1)).toEqual(['all']);
    stop();
    expect(await lastAuditEntry()).toMatchObject({
      before: { entitlements: { profiles: 3 } },
      after: { entitlements: { profiles: 2 } },
    });
  });

  test('cannot deactivate basic, nor leave a plan without profiles or a name', async () => {
    const off = await change('basic', { isActive: false });
    expect([off.status, off.body.fields]).toEqual([400, { isActive: expect.stringContaining('stays active') }]);
    const { entitlements, texts } = await find('basic');
    expect((await change('basic', { entitlements: { ...entitlements, profiles: 0 } })).body.fields).toHaveProperty([
      'entitlements.profiles',
    ]);
    const unnamed = { ...texts, en: { ...texts.en, name: ' ' } };
    expect((await change('basic', { texts: unnamed })).body.fields).toHaveProperty(['texts.en.name']);
    const six = { ...texts, he: { ...texts.he, benefits: Array.from({ length: 6 }, () => 'x') } };
    expect((await change('basic', { texts: six })).body.fields).toHaveProperty(['texts.he.benefits']);
  });

  test('of a missing plan returns 404', async () => {
    expect((await send('PUT', '/99', editOf(await find('pro')))).status).toBe(404);
  });
});

describe('a price', () => {
  test('from now applies immediately', async () => {
    const answer = await addPrice('advanced', 4_500, 45_000);
    expect([answer.status, answer.body.monthlyPrice]).toEqual([201, 4_500]);
    expect(await sold('advanced')).toEqual([45, 450]);
    expect(await lastAuditEntry()).toMatchObject({
      action: 'packages.price',
      before: { monthlyPrice: 4_000, yearlyPrice: 30_000 },
      after: { monthlyPrice: 4_500, yearlyPrice: 45_000, effectiveFrom: start.toISOString() },
    });
  });

  test('from a later time applies at that time', async () => {
    await addPrice('advanced', 5_000, 50_000, inMinutes(10));
    expect(await sold('advanced')).toEqual([40, 300]);
    api.setTime(new Date(inMinutes(10).getTime() - 1));
    expect(await sold('advanced')).toEqual([40, 300]);
    api.setTime(inMinutes(10));
    expect(await sold('advanced')).toEqual([50, 500]);
    expect(await find('advanced')).toMatchObject({ monthlyPrice: 5_000, prices: [{ monthlyPrice: 5_000 }] });
  });

  test('up to a minute in the past counts as now; earlier returns 400', async () => {
    expect((await addPrice('pro', 8_000, 80_000, inMinutes(-1))).body.prices[0].effectiveFrom).toBe(
      start.toISOString(),
    );
    const pastPrice = await addPrice('pro', 9_000, 90_000, inMinutes(-2));
    expect([pastPrice.status, Object.keys(pastPrice.body.fields)]).toEqual([400, ['effectiveFrom']]);
    expect(await sold('pro')).toEqual([80, 800]);
  });

  test.each([
    ['of basic', 'basic', 100, 1_000, ['monthlyPrice', 'yearlyPrice']],
    ['of a year above twelve months', 'pro', 1_000, 12_001, ['yearlyPrice']],
    ['of nothing for a paid package', 'pro', 0, 0, ['monthlyPrice', 'yearlyPrice']],
    ['below nothing', 'pro', -1, 100, ['monthlyPrice']],
    ['of half an agora', 'pro', 10.5, 100, ['monthlyPrice']],
  ] as const)('%s returns 400 naming the fields', async (_, type, monthly, yearly, fields) => {
    const answer = await addPrice(type, monthly, yearly);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, fields]);
  });

  test('for a time that already has one returns 409', async () => {
    await addPrice('pro', 8_000, 80_000, inMinutes(10));
    expect((await addPrice('pro', 9_000, 90_000, inMinutes(10))).status).toBe(409);
  });

  test('can be removed before it applies, and never after', async () => {
    const { body } = await addPrice('pro', 8_000, 80_000, inMinutes(10));
    const path = `/${body.id}/prices/${body.prices[0].id}`;
    api.setTime(inMinutes(10));
    expect((await send('DELETE', path)).status).toBe(409);
    api.setTime(inMinutes(9));
    const dropped = await send('DELETE', path);
    expect([dropped.status, dropped.body.prices]).toEqual([200, []]);
    expect(await lastAuditEntry()).toMatchObject({ action: 'packages.drop-price', before: { monthlyPrice: 8_000 } });
    expect((await send('DELETE', path)).status).toBe(404);
    api.setTime(inMinutes(11));
    expect(await sold('pro')).toEqual([70, 700]);
  });

  test('of another plan returns 404', async () => {
    const { body } = await addPrice('pro', 8_000, 80_000, inMinutes(10));
    const other = await find('advanced');
    expect((await send('DELETE', `/${other.id}/prices/${body.prices[0].id}`)).status).toBe(404);
    expect((await send('POST', '/99/prices', { monthlyPrice: 1, yearlyPrice: 1, effectiveFrom: start })).status).toBe(
      404,
    );
  });
});

test('changes require recent authentication', async () => {
  const one = await find('pro');
  api.signIn({ id: 1, role: 'admin', authenticatedAt: new Date(0) });
  const answers = [
    await send('PUT', `/${one.id}`, editOf(one)),
    await send('POST', `/${one.id}/prices`, { monthlyPrice: 1, yearlyPrice: 1, effectiveFrom: start.toISOString() }),
    await send('DELETE', `/${one.id}/prices/1`),
  ];
  expect(answers.map(({ body }) => body.code)).toEqual(Array(3).fill('confirm_needed'));
});

const client = (locale: 'he' | 'en') => createApi({ baseUrl: api.address, fetch, locale: () => locale });
await seedPackages(api.services.db);

test('the seeds are the three plans with their prices in shekels', async () => {
  const found = await client('he').call(packagesApi.list, {});
  expect(found.map((one) => [one.packageType, one.monthlyPrice, one.yearlyPrice])).toEqual([
    ['basic', 0, 0],
    ['advanced', 40, 300],
    ['pro', 70, 700],
  ]);
});

test('names are in the request’s language', async () => {
  expect((await client('he').call(packagesApi.home, {}))[1]?.name).toBe('מתקדם');
  const english = await client('en').call(packagesApi.home, {});
  expect(english[1]?.name).toBe('Advanced');
  expect(JSON.stringify(english)).not.toMatch(/[\u0590-\u05ff]/);
});

test('seeding again retains an admin’s changes', async () => {
  await api.pool.query("update packages set monthly_price = 4500 where package_type = 'advanced'");
  await seedPackages(api.services.db);
  expect((await client('he').call(packagesApi.list, {}))[1]?.monthlyPrice).toBe(45);
  await api.pool.query("update packages set monthly_price = 4000 where package_type = 'advanced'");
});

test('home lists plans that are active and marked for it, in order', async () => {
  await api.pool.query("update packages set show_at_home = false where package_type = 'basic'");
  await api.pool.query("update packages set sort_order = 0 where package_type = 'pro'");
  expect((await client('he').call(packagesApi.home, {})).map((one) => one.packageType)).toEqual(['pro', 'advanced']);
  await api.pool.query("update packages set is_active = false where package_type = 'pro'");
  expect((await client('he').call(packagesApi.list, {})).map((one) => one.packageType)).not.toContain('pro');
  await api.pool.query(
    "update packages set is_active = true, show_at_home = true, sort_order = 3 where package_type = 'pro'",
  );
});

test('only the declared properties are returned', async () => {
  const { body } = await api.send('GET', '/api/products');
  expect(Object.keys(body[0]).sort()).toEqual(Object.keys(product.shape).sort());
});

test('every row has complete entitlements', async () => {
  const rows = await api.rows('select entitlements from packages');
  for (const row of rows) expect(entitlements.safeParse(row.entitlements).success).toBe(true);
});

test('the entitlements of each plan are returned as an admin last set them', async () => {
  await api.pool.query(
    "update packages set entitlements = jsonb_set(entitlements, '{links}', '40') where package_type = 'advanced'",
  );
  const compared = await client('he').call(packagesApi.entitlements, {});
  expect(compared.map((one) => [one.packageType, one.entitlements.links])).toEqual([
    ['basic', 6],
    ['advanced', 40],
    ['pro', 100],
  ]);
});
