import { describe, expect, test } from 'vitest';
import { seedDemo } from '#features/accounts/server/index.ts';
import { createBrowser } from '#features/accounts/server/testing/test-browser.ts';
import type { Profile } from '../contract.ts';
import { firstDocument } from './create.ts';
import { findLeadProfile, findVisibleProfile, listForSearch, seedProfile } from './index.ts';
import { cookieOf, newOwner } from './testing/own-profiles.ts';
import { startProfileSite } from './testing/profile-site.ts';

const viewed: number[] = [];
const site = await startProfileSite({}, { onProfileViewed: () => (event) => void viewed.push(event.profileId) });
await seedDemo(site.services.db);
const rows = await site.rows(`select id from users where email_key = 'demo@negia.example'`);
await seedProfile(site.services.db, {
  ownerId: rows[0].id,
  document: firstDocument({ name: 'Bank Leumi - Secure Login' }),
  slug: 'demo-card',
  isPrimary: true,
  now: new Date(),
});
const newDemo = async () => {
  const browser = createBrowser(site);
  const { body } = await browser.login({ email: 'demo@negia.example', password: 'demo1234' });
  return { ...browser, username: String(body.user.username) };
};
const demo = await newDemo();
const profile: Profile = (await demo.send('GET', '/api/profiles')).body[0];

const addresses = () => [
  `/p/${profile.slug}`,
  `/p/${profile.slug.toUpperCase()}`,
  `/p/${profile.id}`,
  `/@${demo.username}`,
  `/embed/${profile.slug}`,
  `/p/${profile.slug}.vcf`,
  `/p/${profile.id}/qr.svg`,
  `/p/${profile.id}/qr.png`,
  `/p/${profile.id}/manifest.webmanifest`,
  `/p/${profile.id}/icon-192.png`,
  `/p/${profile.id}/preview-abcdef.jpg`,
  `/p/${profile.id}/sent`,
];

describe('a demo profile', () => {
  test('is visible to its own session only, whatever the request order, and not cached', async () => {
    const strangers = [{}, { cookie: cookieOf(await newOwner(site)) }, { cookie: cookieOf(await newDemo()) }];
    for (const round of ['before', 'after'])
      for (const path of addresses()) {
        for (const headers of strangers)
          expect([round, path, (await site.request(path, headers)).status]).toEqual([round, path, 404]);
        const own = await site.request(path, { cookie: cookieOf(demo) });
        expect([round, path, own.status]).toEqual([round, path, 200]);
        expect(own.headers['cache-control']).toBe(path.endsWith('/sent') ? 'no-store' : 'private, no-store');
        expect(site.pageCache.findStale(path)).toBeUndefined();
      }
    expect(viewed).not.toContain(profile.id);
  });

  test('returns 404 to others while it is paused', async () => {
    const other = await newDemo();
    const { id, slug } = (await other.send('GET', '/api/profiles')).body[0];
    await other.send('PUT', `/api/profiles/${id}/pause`);
    expect((await site.request(`/p/${slug}`)).status).toBe(404);
    expect((await site.request(`/embed/${slug}`)).status).toBe(404);
    const own = await site.request(`/p/${slug}`, { cookie: cookieOf(other) });
    expect(own.headers.location).toBe('/inactive-card');
  });

  test('accepts no leads from others and is hidden from search engines and statistics', async () => {
    const row = await site.row('select owner_id from profiles where id = $1', [profile.id]);
    const ownerId = row.owner_id;
    for (const name of [String(profile.id), profile.slug]) {
      expect(
        await findLeadProfile(site.services, { name, reader: undefined, findSignedInUser: async () => undefined }),
      ).toBe(undefined);
      expect(
        await findLeadProfile(site.services, { name, reader: undefined, findSignedInUser: async () => ownerId }),
      ).toMatchObject({ profileId: profile.id });
    }
    expect(await findVisibleProfile(site.services, profile.id)).toBeUndefined();
    expect((await listForSearch(site.services)).map(({ path }) => path)).not.toContain(`/p/${profile.slug}`);
  });

  test('cannot change its address, and its generated address has a random suffix', async () => {
    for (const body of [{ customSlug: 'winter-garden' }, { slug: 'winter-garden' }, { customSlug: 'גן-חורף' }]) {
      const answer = await demo.send('PUT', `/api/profiles/${profile.id}/address`, body);
      expect([answer.status, answer.body.code]).toEqual([403, 'demo_refused']);
      expect(answer.body.message).toContain('הדגמה');
    }
    const check = await demo.send('GET', '/api/profiles/address-check?value=winter-garden&kind=custom');
    expect(check.body).toMatchObject({ available: false, reason: 'demo' });
    const made = await demo.send('POST', '/api/profiles', { name: 'Winter Garden' });
    expect(made.status).toBe(201);
    expect(made.body.slug).toMatch(/^winter-garden-[0-9a-f]{10}$/);
    const copy = await demo.send('POST', `/api/profiles/${made.body.id}/duplicate`);
    expect(copy.body.slug).toMatch(/^winter-garden-[0-9a-f]{10}$/);
    const owner = await newOwner(site);
    expect((await owner.make('Winter Garden')).slug).toBe('winter-garden');
  });
});
