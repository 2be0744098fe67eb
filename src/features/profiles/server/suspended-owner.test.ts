import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Profile } from '../contract.ts';
import { findLeadCard, findShown, listForSearch, whichShown } from './index.ts';
import { newAdmin } from './testing/new-admin.ts';
import { newOwner, type TestOwner, uniqueName } from './testing/own-profiles.ts';
import { type ProfileSite, startProfileSite } from './testing/profile-site.ts';

let site: ProfileSite;
let admin: TestOwner;
let owner: TestOwner;
let card: Profile;
let draft: Profile;
const own = uniqueName().toLowerCase().replace(' ', '-');

beforeAll(async () => {
  site = await startProfileSite();
  admin = await newAdmin(site);
  owner = await newOwner(site);
  const { id } = await owner.make();
  await owner.get('PUT', `/api/profiles/${id}/address`, { customSlug: own });
  card = await owner.get('PUT', `/api/profiles/${id}/publish`);
  draft = await owner.make();
});
afterAll(() => site.close());

const pages = () => [`/p/${card.slug}`, `/p/${card.id}`, `/@${owner.person.username}`, `/${own}`];
const parts = () =>
  pages().flatMap((page) =>
    ['.vcf', '/qr.svg', '/qr.png', '/manifest.webmanifest', '/icon-192.png'].map((part) => page + part),
  );
const statuses = (paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => [path, (await site.ask(path)).status]));
const all = (paths: readonly string[], status: number) => paths.map((path) => [path, status]);
const embedded = async () =>
  (await site.ask(`/embed/${card.slug}`)).text.includes(String(card.document.identity.name.en));
const inSearch = async () => (await listForSearch(site.services)).some(({ path }) => path === card.address);

/** Everything that a visitor, a search engine or another feature may ask of a card. */
async function expectShown(): Promise<void> {
  expect(await statuses(pages())).toEqual(all(pages(), 200));
  expect(await statuses(parts())).toEqual(all(parts(), 200));
  expect([await embedded(), await inSearch()]).toEqual([true, true]);
  expect(await findShown(site.services, card.id)).toMatchObject({ id: card.id });
  expect((await whichShown(site.services, [card.id])).has(card.id)).toBe(true);
}

async function expectHidden(): Promise<void> {
  for (const path of pages()) {
    const { status, headers } = await site.ask(path);
    expect([path, status, headers.location]).toEqual([path, 302, '/inactive-card']);
  }
  expect(await statuses(parts())).toEqual(all(parts(), 404));
  expect([await embedded(), await inSearch()]).toEqual([false, false]);
  expect(await findShown(site.services, card.id)).toBeUndefined();
  expect((await whichShown(site.services, [card.id])).has(card.id)).toBe(false);
  expect(
    await findLeadCard(site.services, { name: card.slug, reader: undefined, viewer: async () => undefined }),
  ).toEqual({ location: '/inactive-card' });
}

const gone = async () => (await site.ask(`/p/${card.slug}`)).status;

describe('the cards of an owner who is suspended', () => {
  test('are nowhere from that moment on, cached pages or not, and are all back when the owner is', async () => {
    await expectShown();
    const { status } = await admin.send('PUT', `/api/admin/users/${owner.id}/suspend`, { reason: 'x' });
    expect(status).toBe(200);
    await expect.poll(gone).toBe(302);
    await expectHidden();
    expect((await admin.send('GET', `/api/admin/profiles/${card.id}`)).body).toMatchObject({
      ...{ status: 'published', owner: { isSuspended: true } },
    });
    expect((await admin.send('PUT', `/api/admin/users/${owner.id}/restore`)).status).toBe(200);
    await expect.poll(gone).toBe(200);
    await expectShown();
  });

  test('a draft stays what it is to everybody else: nothing', async () => {
    await admin.send('PUT', `/api/admin/users/${owner.id}/suspend`, { reason: 'x' });
    await admin.send('PUT', `/api/admin/profiles/${draft.id}/suspend`, { reason: 'x' });
    for (const path of [`/p/${draft.slug}`, `/p/${draft.id}`, `/p/${draft.slug}.vcf`])
      expect([path, (await site.ask(path)).status]).toEqual([path, 404]);
  });
});
