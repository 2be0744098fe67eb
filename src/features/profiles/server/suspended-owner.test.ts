import { describe, expect, test } from 'vitest';
import { findLeadProfile, findVisibleProfile, findVisibleProfiles, listForSearch } from './index.ts';
import { newAdmin } from './testing/new-admin.ts';
import { newOwner, uniqueName } from './testing/own-profiles.ts';
import { startProfileSite } from './testing/profile-site.ts';

const own = uniqueName().toLowerCase().replace(' ', '-');

const site = await startProfileSite();
const admin = await newAdmin(site);
const owner = await newOwner(site);
const { id } = await owner.make();
await owner.get('PUT', `/api/profiles/${id}/address`, { customSlug: own });
const profile = await owner.publish(id);
const draft = await owner.make();

const pages = () => [`/p/${profile.slug}`, `/p/${profile.id}`, `/@${owner.person.username}`, `/${own}`];
const resourcePaths = () =>
  pages().flatMap((page) =>
    ['.vcf', '/qr.svg', '/qr.png', '/manifest.webmanifest', '/icon-192.png'].map((path) => page + path),
  );
const statuses = (paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => [path, (await site.request(path)).status]));
const all = (paths: readonly string[], status: number) => paths.map((path) => [path, status]);
const embedded = async () =>
  (await site.request(`/embed/${profile.slug}`)).text.includes(String(profile.document.identity.name.en));
const inSearch = async () => (await listForSearch(site.services)).some(({ path }) => path === profile.address);

/** Everything that a visitor, a search engine or another feature may request of a profile. */
async function expectVisible(): Promise<void> {
  expect(await statuses(pages())).toEqual(all(pages(), 200));
  expect(await statuses(resourcePaths())).toEqual(all(resourcePaths(), 200));
  expect([await embedded(), await inSearch()]).toEqual([true, true]);
  expect(await findVisibleProfile(site.services, profile.id)).toMatchObject({ id: profile.id });
  expect((await findVisibleProfiles(site.services, [profile.id])).has(profile.id)).toBe(true);
}

async function expectUnavailable(): Promise<void> {
  for (const path of pages()) {
    const { status, headers } = await site.request(path);
    expect([path, status, headers.location]).toEqual([path, 302, '/inactive-card']);
  }
  expect(await statuses(resourcePaths())).toEqual(all(resourcePaths(), 404));
  expect([await embedded(), await inSearch()]).toEqual([false, false]);
  expect(await findVisibleProfile(site.services, profile.id)).toBeUndefined();
  expect((await findVisibleProfiles(site.services, [profile.id])).has(profile.id)).toBe(false);
  expect(
    await findLeadProfile(site.services, {
      name: profile.slug,
      reader: undefined,
      findSignedInUser: async () => undefined,
    }),
  ).toEqual({ location: '/inactive-card' });
}

const pageStatus = async () => (await site.request(`/p/${profile.slug}`)).status;

describe('profiles of a suspended owner', () => {
  test('are hidden immediately, also from the cache, and visible again once the owner is restored', async () => {
    await expectVisible();
    const { status } = await admin.send('PUT', `/api/admin/users/${owner.id}/suspend`, { reason: 'x' });
    expect(status).toBe(200);
    await expect.poll(pageStatus).toBe(302);
    await expectUnavailable();
    expect((await admin.send('GET', `/api/admin/profiles/${profile.id}`)).body).toMatchObject({
      status: 'published',
      owner: { isSuspended: true },
    });
    expect((await admin.send('PUT', `/api/admin/users/${owner.id}/restore`)).status).toBe(200);
    await expect.poll(pageStatus).toBe(200);
    await expectVisible();
  });

  test('a draft still returns 404 to others', async () => {
    await admin.send('PUT', `/api/admin/users/${owner.id}/suspend`, { reason: 'x' });
    await admin.send('PUT', `/api/admin/profiles/${draft.id}/suspend`, { reason: 'x' });
    for (const path of [`/p/${draft.slug}`, `/p/${draft.id}`, `/p/${draft.slug}.vcf`])
      expect([path, (await site.request(path)).status]).toEqual([path, 404]);
  });
});
