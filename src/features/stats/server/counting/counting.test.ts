import { beforeEach, describe, expect, test } from 'vitest';
import { agents, cookieOf, linkAddress, startStatsSite } from '../testing/stats-site.ts';
import { visitsAMinute } from './write.ts';

const noon = new Date('2026-11-10T10:00:00Z');
const day = '2026-11-10';

const site = await startStatsSite();
site.setTime(noon);
const profileSetup = await site.addProfile();
const { id, address: page } = profileSetup.profile;
beforeEach(async () => {
  await site.flush();
  await site.pool.query('truncate events, stat_sums, day_visitors, visitor_salts');
});

const total = async (kind: string) => (await site.sums())[`${id} ${day} ${kind} all`] ?? 0;

describe('views', () => {
  test('are counted for uncached, cached, not modified and embedded pages', async () => {
    site.pageCache.clear();
    await site.visit(page);
    await site.visit(page);
    const { headers } = await site.request(page, {}, 'HEAD');
    expect(await site.visit(page, { 'if-none-match': String(headers.etag) })).toBe(304);
    await site.visit(`/embed/${profileSetup.profile.slug}`, { 'sec-fetch-dest': 'iframe' });
    await site.visit(`/P/${profileSetup.profile.slug}`);
    expect(await total('view')).toBe(4);
  });

  test('are grouped by source, host, device and hour, and a visitor is unique per day', async () => {
    const from = (address: string, agent: string) => ({ 'x-forwarded-for': address, 'user-agent': agent });
    await site.visit(`${page}?s=qr`, from('192.0.2.1', agents.phone));
    await site.visit(page, { ...from('192.0.2.1', agents.phone), referer: 'https://www.news.example/article' });
    await site.visit(page, from('192.0.2.1', agents.computer));
    await site.visit(`/embed/${profileSetup.profile.slug}`, {
      ...from('192.0.2.2', agents.tablet),
      referer: 'https://shop.example/',
    });
    const key = (rest: string) => `${id} ${day} ${rest}`;
    expect(await site.sums()).toEqual({
      [key('view all')]: 4,
      [key('view source qr')]: 1,
      [key('view source link')]: 1,
      [key('view source direct')]: 1,
      [key('view source embed')]: 1,
      [key('view host news.example')]: 1,
      [key('view host shop.example')]: 1,
      [key('view device phone')]: 2,
      [key('view device computer')]: 1,
      [key('view device tablet')]: 1,
      [key('view hour 12')]: 4,
      [key('visitor all')]: 3,
      [key('visitor source qr')]: 1,
      [key('visitor source direct')]: 1,
      [key('visitor source embed')]: 1,
    });
  });

  test.each([
    ['a bot', { 'user-agent': agents.bot }],
    ['a preview', { 'user-agent': agents.preview }],
    ['nobody at all', { 'user-agent': '' }],
    ['a page fetched ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['an older way to say so', { purpose: 'prefetch' }],
    ['and another', { 'x-moz': 'prefetch' }],
    ['a picture of it', { 'sec-fetch-dest': 'image' }],
    ['a script that looks at it', { 'sec-fetch-dest': 'empty' }],
  ])('are not counted for %s', async (_, headers) => {
    expect(await site.visit(page, headers)).toBe(200);
    expect(await site.sums()).toEqual({});
  });

  test('are not counted for HEAD requests, drafts and paused profiles', async () => {
    await site.visit(page, {}, 'HEAD');
    await site.visit(`${page}/draft`, { cookie: cookieOf(profileSetup.owner) });
    const other = await site.addProfile();
    await other.owner.get('PUT', `/api/profiles/${other.profile.id}/pause`);
    expect(await site.visit(other.profile.address)).toBe(302);
    expect(await site.visit(`/embed/${other.profile.slug}`)).toBe(200);
    expect(await site.sums()).toEqual({});
  });

  test('by the owner are not counted; by another owner or after sign-out they are', async () => {
    const other = await site.addProfile();
    await site.visit(page, { cookie: cookieOf(profileSetup.owner) });
    expect(await total('view')).toBe(0);
    await site.visit(page, { cookie: cookieOf(other.owner) });
    await site.visit(page, { cookie: `session=${'x'.repeat(43)}` });
    expect(await total('view')).toBe(2);
  });
});

test('limits the counted views per visitor and minute', async () => {
  const often = { 'x-forwarded-for': '192.0.2.77' };
  for (let visit = 0; visit < visitsAMinute + 5; visit += 1) await site.visit(page, often);
  await site.visit(page, { 'x-forwarded-for': '192.0.2.78' });
  expect([await total('view'), await total('visitor')]).toEqual([visitsAMinute + 1, 2]);
  site.setTime(new Date(noon.getTime() + 60_000));
  await site.visit(page, often);
  site.setTime(noon);
  expect(await total('view')).toBe(visitsAMinute + 2);
});

describe('contact saves', () => {
  test('are counted when the vCard is sent, with the source of the page view', async () => {
    await site.visit(`${page}.vcf`, { referer: `http://localhost:3000${page}?s=nfc`, 'sec-fetch-dest': 'document' });
    await site.visit(`${page}.vcf`, { 'sec-fetch-dest': 'empty' });
    await site.visit(`${page}.vcf`, { referer: `http://localhost:3000/embed/${profileSetup.profile.slug}` });
    await site.visit(`${page}.vcf`, {}, 'HEAD');
    await site.visit(`${page}.vcf`, { 'user-agent': agents.bot });
    await site.visit(`${page}/qr.svg`);
    const key = (rest: string) => `${id} ${day} ${rest}`;
    expect(await site.sums()).toEqual({
      [key('save all')]: 3,
      [key('save source nfc')]: 1,
      [key('save source direct')]: 1,
      [key('save source embed')]: 1,
    });
  });
});

describe('clicks', () => {
  test('on actual targets of the profile are counted by name or address', async () => {
    const sent = [
      { kind: 'click', target: 'call', source: 'qr' },
      { kind: 'click', target: linkAddress },
      { kind: 'click', target: linkAddress, source: 'made-up', at: '2020-01-01T00:00:00Z', time: 1 },
      { kind: 'share', target: 'whatsapp' },
    ];
    for (const body of sent) expect(await site.sendClick(id, body)).toBe(202);
    const key = (rest: string) => `${id} ${day} ${rest}`;
    expect(await site.sums()).toEqual({
      [key('click all')]: 3,
      [key('click source qr')]: 1,
      [key('click source direct')]: 2,
      [key('click target call')]: 1,
      [key(`click target ${linkAddress}`)]: 2,
      [key('share all')]: 1,
      [key('share source direct')]: 1,
      [key('share target whatsapp')]: 1,
    });
  });

  test.each([
    ['another kind', { kind: 'view', target: 'call' }],
    ['a kind of the server', { kind: 'lead', target: 'call' }],
    ['no kind', { target: 'call' }],
    ['no target', { kind: 'click' }],
    ['a target that is none', { kind: 'click', target: { $ne: 1 } }],
    ['a target that the card does not have', { kind: 'click', target: 'https://elsewhere.example/' }],
    ['a button that the card does not have', { kind: 'click', target: 'waze' }],
    ['a way of sharing that nobody knows', { kind: 'share', target: 'pigeon' }],
    ['a target without an end', { kind: 'click', target: 'x'.repeat(3_000) }],
    ['a target that no table keeps', { kind: 'click', target: 'call\u0000' }],
  ])('are ignored with %s, still returning 202', async (_, body) => {
    expect(await site.sendClick(id, body)).toBe(202);
    expect(await site.sums()).toEqual({});
  });

  test('are ignored on hidden profiles and from the owner and bots', async () => {
    const other = await site.addProfile();
    await other.owner.get('PUT', `/api/profiles/${other.profile.id}/pause`);
    const body = { kind: 'click', target: 'call' };
    expect(await site.sendClick(2_147_483_647, body)).toBe(202);
    expect(await site.sendClick(other.profile.id, body)).toBe(202);
    expect(await site.sendClick(id, body, { 'user-agent': agents.bot })).toBe(202);
    expect((await profileSetup.owner.send('POST', `/api/profiles/${id}/events`, body)).status).toBe(202);
    expect(await site.sums()).toEqual({});
  });

  test('stop and resume counting when the owner pauses and resumes the profile', async () => {
    const { owner, profile } = await site.addProfile();
    const body = { kind: 'click', target: 'call' };
    const count = async () => (await site.sums())[`${profile.id} ${day} click all`];
    await site.sendClick(profile.id, body);
    expect(await count()).toBe(1);
    await owner.get('PUT', `/api/profiles/${profile.id}/pause`);
    await site.sendClick(profile.id, body);
    // The change event takes a while to arrive.
    await expect
      .poll(async () => {
        await site.sendClick(profile.id, body);
        const before = await count();
        await site.sendClick(profile.id, body);
        return (await count()) === before;
      })
      .toBe(true);
    await owner.get('PUT', `/api/profiles/${profile.id}/resume`);
    const paused = (await count()) ?? 0;
    await expect
      .poll(async () => {
        await site.sendClick(profile.id, body);
        return ((await count()) ?? 0) > paused;
      })
      .toBe(true);
  });

  test('return 403 from other sites and 415 if not JSON', async () => {
    const answer = await site.send(
      'POST',
      `/api/profiles/${id}/events`,
      { kind: 'click', target: 'call' },
      { origin: 'https://elsewhere.example' },
    );
    expect(answer.status).toBe(403);
    const form = await fetch(`http://127.0.0.1:${site.port}/api/profiles/${id}/events`, {
      method: 'POST',
      body: 'a=1',
    });
    expect(form.status).toBe(415);
    expect(await site.sums()).toEqual({});
  });
});

test('stores and logs nothing that identifies the visitor', async () => {
  const address = '198.51.100.77';
  await site.visit(page, { 'x-forwarded-for': address });
  await site.sendClick(id, { kind: 'click', target: 'call' }, { 'x-forwarded-for': address });
  await site.flush();
  const rows = await site.rows('select * from events');
  expect(rows).toHaveLength(2);
  expect(rows[0].visitor.equals(rows[1].visitor)).toBe(true);
  expect(rows[0].visitor.length).toBe(10);
  const stored = await site.pool.query(
    'select events::text as line from events union all select day_visitors::text from day_visitors',
  );
  for (const { line } of stored.rows) expect(line).not.toMatch(/198\.51|iPhone/);
  expect(site.logged.join('\n')).not.toContain(address);
});
