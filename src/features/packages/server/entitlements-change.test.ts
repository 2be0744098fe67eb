import { expect, test } from 'vitest';
import { setPaidPlan } from '#features/accounts/server/index.ts';
import { newOwner } from '#features/profiles/server/testing/own-profiles.ts';
import { startProfileSite } from '#features/profiles/server/testing/profile-site.ts';
import { changePackage, listAdminPackages } from './admin.ts';

const site = await startProfileSite();

async function allow(profiles: number): Promise<void> {
  const { services } = site;
  const one = (await listAdminPackages(services.db, services.clock.now(), services)).find(
    ({ packageType }) => packageType === 'advanced',
  );
  if (!one) throw new Error('There is no such package');
  const { id, version, ...edit } = one;
  const { texts, entitlements, isPopular, isActive, showAtHome, sortOrder } = edit;
  await changePackage(
    { ...services, audit: async () => undefined },
    {
      id,
      version,
      edit: { texts, isPopular, isActive, showAtHome, sortOrder, entitlements: { ...entitlements, profiles } },
    },
  );
}

test('a profile beyond a lowered limit is hidden immediately, and shown again when the limit rises', async () => {
  const owner = await newOwner(site);
  await site.pool.query('update users set trial_ends_at = null where username = $1', [owner.person.username]);
  await site.services.db.transaction((tx) =>
    setPaidPlan(tx, owner.id, { packageType: 'advanced', until: new Date(Date.now() + 86_400_000) }),
  );
  const slugs = [await owner.makePublished(), await owner.makePublished()].map(({ slug }) => slug);
  const statuses = () => Promise.all(slugs.map(async (slug) => (await site.request(`/p/${slug}`)).status));
  expect(await statuses()).toEqual([200, 200]);
  expect(site.pageCache.bytes).toBeGreaterThan(0);
  await allow(1);
  await expect.poll(statuses).toEqual([200, 302]);
  await allow(3);
  await expect.poll(statuses).toEqual([200, 200]);
});
