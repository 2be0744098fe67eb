import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '#features/accounts/server/index.ts';
import { createBrowser } from '#features/accounts/server/testing/test-browser.ts';
import { profilesFeature, seedProfile } from '#features/profiles/server/index.ts';
import type { Lead } from '../contract.ts';
import { countUnseen, leadsExport, listNewest } from './index.ts';
import { type LeadOwner, newLeadOwner, startLeadSite, submitLead } from './testing/lead-site.ts';

const site = await startLeadSite();
afterEach(() => site.setTime(undefined));

const leave = (of: LeadOwner, more?: Record<string, unknown>) => submitLead(site, of, more);

test('the export contains the owner’s leads with notes, and no other owner’s', async () => {
  const [owner, other] = [await newLeadOwner(site), await newLeadOwner(site)];
  const id = await leave(owner, { name: 'רות' });
  await leave(other);
  await owner.send('POST', `/api/leads/${id}/notes`, { text: 'חזרתי אליה' });
  const exported = await leadsExport.read(site.services.db, owner.id);
  expect(exported).toMatchObject([{ id, name: 'רות', notes: [{ text: 'חזרתי אליה' }] }]);
});

test('the summary has the newest leads and the number of unseen ones', async () => {
  const owner = await newLeadOwner(site);
  const ids = [await leave(owner), await leave(owner), await leave(owner)];
  await owner.send('PUT', '/api/leads/seen', { ids: [ids[0]] });
  const { db } = site.services;
  expect((await listNewest(db, owner.id, 2)).map(({ id }) => id)).toEqual([ids[2], ids[1]]);
  expect(await countUnseen(db, owner.id)).toBe(2);
});

test('a lead outlives its profile and is deleted with its owner', async () => {
  const owner = await newLeadOwner(site);
  const id = await leave(owner);
  await owner.get('DELETE', `/api/profiles/${owner.profile.id}`);
  site.setTime(new Date(Date.now() + 31 * 86_400_000));
  for (const one of profilesFeature.jobs) await one.work(site.services, {});
  site.setTime(undefined);
  const { body } = await owner.send('GET', `/api/leads/${id}`);
  expect(body).toMatchObject({ id, profileId: null, profileName: owner.profile.document.identity.name.en });
  await site.pool.query('delete from users where id = $1', [owner.id]);
  expect(await site.rows('select 1 from leads where id = $1', [id])).toEqual([]);
});

describe('the demo account', () => {
  beforeAll(async () => {
    const { db } = site.services;
    await seedDemo(db);
    const row = await site.row(`select id from users where email = 'demo@negia.example'`);
    const { profile } = await newLeadOwner(site);
    const { document } = profile;
    await seedProfile(db, { ownerId: row.id, document, slug: 'demo-card', isPrimary: true, now: new Date() });
  });

  test.each([
    ['he', /[א-ת]/],
    ['en', /^[^א-ת]+$/],
  ])('has an inbox with sample leads in %s', async (language, pattern) => {
    const browser = createBrowser({
      send: (method, path, body, headers) => site.send(method, path, body, { ...headers, 'accept-language': language }),
    });
    const signedIn = await browser.login({ email: 'demo@negia.example', password: 'demo1234' });
    expect(signedIn.status).toBe(200);
    const leads: Lead[] = (await browser.send('GET', '/api/leads')).body;
    expect(leads).toHaveLength(8);
    for (const { name, message } of leads) for (const text of [name, message]) expect(text).toMatch(pattern);
    expect(leads.flatMap(({ fields }) => fields)).toHaveLength(4);
    expect(new Set(leads.map(({ status }) => status)).size).toBe(5);
    expect(leads.filter(({ isUnseen }) => isUnseen)).toHaveLength(2);
    const times = leads.map(({ createdAt }) => new Date(createdAt).getTime());
    expect(times).toEqual(times.toSorted((one, two) => two - one));
    expect(Date.now() - Math.min(...times)).toBeLessThan(14 * 86_400_000);
    for (const { phone, email } of leads) {
      if (phone) expect(phone).toMatch(/^\+9725\d55501\d\d$/);
      if (email) expect(email).toMatch(/(@|\.)example(\.(com|org|net))?$/);
    }
    const first = leads[0]?.id;
    expect((await browser.send('PUT', `/api/leads/${first}`, { status: 'contacted' })).status).toBe(200);
  });
});
