import { describe, expect, test } from 'vitest';
import { seedDemo } from '#features/accounts/server/index.ts';
import { createBrowser } from '#features/accounts/server/testing/test-browser.ts';
import { firstDocument } from './create.ts';
import { listForSearch, profilesExport, seedProfile } from './index.ts';
import { profilesJobs } from './jobs.ts';
import { cookieOf, endTrial, newOwner } from './testing/own-profiles.ts';
import { startProfileSite } from './testing/profile-site.ts';

const site = await startProfileSite();

test('exports every profile of the owner with its published versions, and no other owner’s', async () => {
  const [owner, other] = [await newOwner(site), await newOwner(site)];
  const [one, two] = [await owner.make('One'), await owner.make('Two')];
  await other.make('Foreign');
  await owner.publish(one.id);
  await owner.get('DELETE', `/api/profiles/${two.id}`);
  const exported = (await profilesExport.read(site.services.db, owner.id)) as {
    slug: string;
    versions: unknown[];
    deletedAt: Date | null;
  }[];
  expect(exported.map(({ slug, versions, deletedAt }) => [slug, versions.length, deletedAt !== null])).toEqual([
    [one.slug, 1, false],
    [two.slug, 0, true],
  ]);
  expect(JSON.stringify(exported)).not.toContain('Foreign');
});

test('each demo session gets its own copy of the profiles and changes no other', async () => {
  await seedDemo(site.services.db);
  const row = await site.row(`select id from users where email_key = 'demo@negia.example'`);
  const document = firstDocument({ name: 'כרטיס לדוגמה' });
  await seedProfile(site.services.db, {
    ownerId: row.id,
    document,
    slug: 'demo-card',
    isPrimary: true,
    now: new Date(),
  });
  const visitors = [createBrowser(site), createBrowser(site)];
  const slugs: string[] = [];
  for (const visitor of visitors) {
    const { status } = await visitor.login({ email: 'demo@negia.example', password: 'demo1234' });
    expect(status).toBe(200);
    const { body } = await visitor.send('GET', '/api/profiles');
    expect(body).toMatchObject([
      { status: 'published', isPrimary: true, document: { identity: { name: { he: 'כרטיס לדוגמה' } } } },
    ]);
    slugs.push(body[0].slug);
    expect((await site.request(`/p/${body[0].slug}`)).status).toBe(404);
    expect((await site.request(`/p/${body[0].slug}`, { cookie: cookieOf(visitor) })).text).toContain('noindex');
    await visitor.send('PUT', `/api/profiles/${body[0].id}/pause`);
  }
  expect(new Set([...slugs, 'demo-card']).size).toBe(3);
  expect((await site.request('/p/demo-card')).status).toBe(200);
});

describe('purging after thirty days', () => {
  const purge = () => profilesJobs[0]?.work(site.services, {});

  test('removes the deleted profile and frees its address; other profiles stay', async () => {
    const owner = await newOwner(site);
    const [purged, recent, retained] = [await owner.make(), await owner.make(), await owner.make()];
    for (const { id } of [purged, recent]) await owner.get('DELETE', `/api/profiles/${id}`);
    await site.pool.query(`update profiles set deleted_at = now() - interval '31 days' where id = $1`, [purged.id]);
    await purge();
    const rows = await site.rows('select id from profiles where owner_id = $1 order by id', [owner.id]);
    expect(rows.map(({ id }) => id)).toEqual([recent.id, retained.id]);
    const { body } = await owner.send('GET', `/api/profiles/address-check?kind=slug&value=${purged.slug}`);
    expect(body.available).toBe(true);
  });

  test('a printed address redirects to the owner’s primary profile', async () => {
    const owner = await newOwner(site);
    const [first, second] = [await owner.makePublished(), await owner.makePublished()];
    await owner.get('DELETE', `/api/profiles/${second.id}`);
    await site.pool.query(`update profiles set deleted_at = now() - interval '31 days' where id = $1`, [second.id]);
    await site.pool.query('update profile_addresses set is_printed = true, free_at = now() where profile_id = $1', [
      second.id,
    ]);
    await purge();
    const { status, headers } = await site.request(`/p/${second.slug}`);
    expect([status, headers.location]).toEqual([301, `/p/${first.slug}`]);
  });
});

test('search engines are offered only published profiles that allow listing', async () => {
  const owner = await newOwner(site);
  const [indexable, unlisted, draft, paused, second] = [
    await owner.make(),
    await owner.make(),
    await owner.make(),
    await owner.make(),
    await owner.make(),
  ];
  const unlistedDocument = { ...unlisted.document, sharing: { ...unlisted.document.sharing, isListed: false } };
  await owner.get('PUT', `/api/profiles/${unlisted.id}`, { document: unlistedDocument, version: 1 });
  for (const { id } of [indexable, unlisted, paused, second]) await owner.publish(id);
  await owner.get('PUT', `/api/profiles/${paused.id}/pause`);
  const paths = async () => (await listForSearch(site.services)).map(({ path }) => path);
  const here = await paths();
  expect([indexable, unlisted, draft, paused, second].map(({ slug }) => here.includes(`/p/${slug}`))).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
  expect(here.some((path) => path.startsWith('/p/demo-card-'))).toBe(false);
  await endTrial(site, owner);
  const later = await paths();
  expect([indexable, second].map(({ slug }) => later.includes(`/p/${slug}`))).toEqual([true, false]);
});
