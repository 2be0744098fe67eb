import { expect, test } from 'vitest';
import { accountsFeature } from '#features/accounts/server/index.ts';
import { startTestApi } from '#server-kit/testing/test-api.ts';
import { createApi } from '#web-kit/api/api-client.tsx';
import { entitlements, packagesApi, product } from '../contract.ts';
import { packagesFeature, seedPackages } from './index.ts';

const client = (locale: 'he' | 'en') => createApi({ baseUrl: api.address, fetch, locale: () => locale });

const api = await startTestApi({ features: [packagesFeature, accountsFeature] });
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
