import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endTrial } from '#features/profiles/server/testing/own-profiles.ts';
import { flushCounts } from '#features/stats/server/index.ts';
import { agents, cookieOf } from '#features/stats/server/testing/stats-site.ts';
import { startTagSite, type TagOwner } from '../testing/tag-site.ts';

const site = await startTagSite();
const owner = await site.addOwner();
afterEach(() => site.setTime(undefined));

const sql = (text: string, ...values: unknown[]) => site.pool.query(text, values);
const pageOf = ({ address }: { readonly address: string }): string => `${address}?s=nfc`;
const hourAhead = () => new Date(Date.now() + 3_600_000).toISOString();
const requestTap = (code: string) => site.request(`/t/${code}`, { 'user-agent': agents.bot });

/** How often the work read the database. */
async function readsOf(work: () => Promise<unknown>): Promise<number> {
  // Else the taps before may be written meanwhile, and counted as reads.
  await flushCounts(site.services);
  let reads = 0;
  const count = () => {
    reads += 1;
  };
  site.pool.on('acquire', count);
  await work();
  site.pool.off('acquire', count);
  return reads;
}

describe('the response to a tap', () => {
  test('is an empty redirect that is not cached', async () => {
    const { status, headers, text } = await site.tap(await site.addTag(owner));
    expect([status, text]).toEqual([302, '']);
    expect(headers).toMatchObject({
      location: pageOf(owner.profile),
      'cache-control': 'no-store',
      'content-length': '0',
      'x-content-type-options': 'nosniff',
    });
    expect(Object.keys(headers)).not.toContain('set-cookie');
  });

  test('is the same for every spelling of the path, by GET and by HEAD', async () => {
    const code = await site.addTag(owner);
    const paths = [`/t/${code}`, `/T/${code}`, `/t/${code.toLowerCase()}`, `/T/${code.toLowerCase()}/`];
    for (const path of [...paths, `/t/${code}?utm=x&s=qr`, `/t/${code}?`])
      for (const method of ['GET', 'HEAD'])
        expect([path, (await site.request(path, {}, method)).headers.location]).toEqual([path, pageOf(owner.profile)]);
  });

  test.each(['/t/', '/t', '/t/ABC', '/t/ABCDEFG0', '/t/ABCDEFGHJ', '/t/%41BCDEFGH', '/t/ABCDEFGH/x', '/tt/ABCDEFGH'])(
    'is 404 for %s',
    async (path) => {
      expect((await site.request(path, { accept: 'text/html' })).status).toBe(404);
    },
  );

  test('is 404 for other methods', async () => {
    expect((await site.request(`/t/${await site.addTag(owner)}`, {}, 'POST')).status).toBe(404);
  });

  test('redirects an unknown code to its tag page', async () => {
    expect(await site.endOf('abcdefgh')).toBe('/tags/ABCDEFGH');
  });
});

describe('the target of a tap', () => {
  test.each(['frozen', 'retired', 'unassigned'])('a tag that is %s: the tag page', async (state) => {
    const code = await site.addTag(owner);
    await sql('update tags set state = $2 where code = $1', code, state);
    expect(await site.endOf(code)).toBe(`/tags/${code}`);
  });

  test('a tag without an owner, or whose owner is suspended or being deleted: the tag page', async () => {
    const [leaving, suspended] = [await site.addOwner(), await site.addOwner()];
    const codes = [await site.addTag(owner), await site.addTag(leaving), await site.addTag(suspended)] as const;
    await sql('update users set suspended_at = now() where id = $1', suspended.id);
    await sql('update tags set owner_id = null where code = $1', codes[0]);
    await sql(`update users set deletes_at = now() + interval '30 days' where id = $1`, leaving.id);
    for (const code of codes) expect(await site.endOf(code)).toBe(`/tags/${code}`);
  });

  /** Ways to make the tag's profile unavailable, to test what a tap opens then. */
  const spoilings: Record<string, (id: number, of: TagOwner) => Promise<unknown>> = {
    paused: (id, of) => of.get('PUT', `/api/profiles/${id}/pause`),
    suspended: (id) => sql('update profiles set suspended_at = now() where id = $1', id),
    deleted: (id, of) => of.send('DELETE', `/api/profiles/${id}`),
    'deleted for good': (id) => sql('delete from profiles where id = $1', id),
    'a draft': (id) => sql(`update profiles set status = 'draft' where id = $1`, id),
    'beyond the plan': (_, of) => endTrial(site, of),
  };

  test.each(Object.entries(spoilings))('a profile that is %s: the primary profile', async (_, spoil) => {
    const of = await site.addOwner();
    const second = await site.addProfile(of);
    const code = await site.addTag(of, { profileId: second.id });
    expect(await site.endOf(code)).toBe(pageOf(second));
    await spoil(second.id, of);
    expect(await site.endOf(code)).toBe(pageOf(of.profile));
  });

  test('a primary profile that cannot be shown: another visible profile, otherwise the inactive-card page', async () => {
    const of = await site.addOwner();
    const second = await site.addProfile(of);
    const code = await site.addTag(of);
    await of.get('PUT', `/api/profiles/${of.profile.id}/pause`);
    expect(await site.endOf(code)).toBe(pageOf(second));
    await of.get('PUT', `/api/profiles/${second.id}/pause`);
    expect(await site.endOf(code)).toBe('/inactive-card');
    await of.get('PUT', `/api/profiles/${of.profile.id}/resume`);
    expect(await site.endOf(code)).toBe(pageOf(of.profile));
  });

  test('a tag pointing at another user’s profile never opens it', async () => {
    const other = await site.addOwner();
    expect(await site.endOf(await site.addTag(owner, { profileId: other.profile.id }))).toBe(pageOf(owner.profile));
  });

  test('a schedule: its profile until it ends, then the regular one', async () => {
    const of = await site.addOwner();
    const second = await site.addProfile(of);
    const code = await site.addTag(of);
    const until = hourAhead();
    await of.tag('PUT', `/api/tags/${code}`, { schedule: { profileId: second.id, until } });
    expect(await site.endOf(code)).toBe(pageOf(second));
    site.setTime(new Date(Date.parse(until) - 1));
    expect(await site.endOf(code)).toBe(pageOf(second));
    site.setTime(new Date(until));
    expect(await site.endOf(code)).toBe(pageOf(of.profile));
    site.setTime(undefined);
    await of.get('PUT', `/api/profiles/${second.id}/pause`);
    expect(await site.endOf(code)).toBe(pageOf(of.profile));
  });

  test('the end of a trial takes effect immediately', async () => {
    const of = await site.addOwner();
    const second = await site.addProfile(of);
    const code = await site.addTag(of, { profileId: second.id });
    const { rows } = await sql('select trial_ends_at from users where id = $1', of.id);
    site.setTime(new Date(rows[0].trial_ends_at.getTime() - 1));
    expect(await site.endOf(code)).toBe(pageOf(second));
    site.setTime(rows[0].trial_ends_at);
    expect(await site.endOf(code)).toBe(pageOf(of.profile));
    await sql(`update users set paid_package = 'advanced', paid_until = $2 where id = $1`, of.id, '2100-01-01');
    expect(await site.endOf(code)).toBe(pageOf(second));
  });

  test('a complimentary plan counts like a paid one, and its end takes effect immediately', async () => {
    const of = await site.addOwner();
    const second = await site.addProfile(of);
    const code = await site.addTag(of, { profileId: second.id });
    await endTrial(site, of);
    expect(await site.endOf(code)).toBe(pageOf(of.profile));
    const until = hourAhead();
    await sql(
      `update users set complimentary_package = 'advanced', complimentary_until = $2 where id = $1`,
      of.id,
      until,
    );
    expect(await site.endOf(code)).toBe(pageOf(second));
    site.setTime(new Date(until));
    expect(await site.endOf(code)).toBe(pageOf(of.profile));
  });

  test('a custom slug is used while the plan includes it', async () => {
    const of = await site.addOwner();
    const customSlug = `דנה-${of.profile.id}`;
    await of.get('PUT', `/api/profiles/${of.profile.id}/address`, { customSlug });
    const code = await site.addTag(of);
    expect(await site.endOf(code)).toBe(`/${encodeURIComponent(customSlug)}?s=nfc`);
    await endTrial(site, of);
    expect(await site.endOf(code)).toBe(`/p/${of.profile.slug}?s=nfc`);
  });

  test('changes to a package, or its absence, take effect immediately', async () => {
    const of = await site.addOwner();
    await endTrial(site, of);
    const { rows } = await sql(
      `insert into profiles (owner_id, slug, status, draft, published, created_at, updated_at)
      select owner_id, 'second-of-' || owner_id, 'published', draft, draft, now(), now() from profiles where id = $1
      returning id`,
      of.profile.id,
    );
    const code = await site.addTag(of, { profileId: rows[0].id });
    expect(await site.endOf(code)).toBe(pageOf(of.profile));
    await sql(
      `update packages set entitlements = jsonb_set(entitlements, '{profiles}', '2') where package_type = 'basic'`,
    );
    expect(await site.endOf(code)).toBe(`/p/second-of-${of.id}?s=nfc`);
    await sql(
      `update packages set entitlements = jsonb_set(entitlements, '{profiles}', '1') where package_type = 'basic'`,
    );
    const { rows: deleted } = await sql(`delete from packages where package_type = 'basic' returning *`);
    expect(await site.endOf(code)).toBe(pageOf(of.profile));
    await sql(
      'insert into packages select * from json_populate_recordset(null::packages, $1)',
      JSON.stringify(deleted),
    );
  });

  test('a tag retired by an admin: the tag page', async () => {
    const code = await site.addTag(owner);
    await site.retire(code);
    expect(await site.endOf(code)).toBe(`/tags/${code}`);
  });
});

describe('many concurrent taps', () => {
  test('are read in batches', async () => {
    const codes = await site.makeTags({ ownerId: owner.id, profileId: owner.profile.id, count: 40 });
    await Promise.all(codes.slice(0, 5).map((code) => site.tap(code)));
    const reads = await readsOf(async () => {
      const answers = await Promise.all([...codes, ...codes].map(requestTap));
      expect(new Set(answers.map(({ headers }) => headers.location))).toEqual(new Set([pageOf(owner.profile)]));
    });
    expect(reads).toBeGreaterThan(0);
    expect(reads).toBeLessThan(codes.length);
  });
});

describe('a cached tag', () => {
  test('is not read again while nothing has changed', async () => {
    const code = await site.addTag(owner);
    await site.tap(code);
    const reads = await readsOf(async () => {
      for (let turn = 0; turn < 5; turn += 1)
        expect((await requestTap(code)).headers.location).toBe(pageOf(owner.profile));
    });
    expect(reads).toBe(0);
  });

  test.each([
    ['the tag', (code: string) => sql(`update tags set name = name, state = 'frozen' where code = $1`, code)],
    ['a profile of its owner', () => sql('update profiles set slug = slug where owner_id = $1', owner.id)],
    ['its owner', () => sql('update users set trial_ends_at = trial_ends_at where id = $1', owner.id)],
    ['what packages allow', () => sql('update packages set entitlements = entitlements')],
  ] as const)('is read again after any change of %s', async (_, change) => {
    const code = await site.addTag(owner);
    await site.tap(code);
    await change(code);
    await site.tap(await site.addTag(owner));
    expect(await readsOf(() => requestTap(code))).toBeGreaterThan(0);
  });

  test('is not invalidated by changes of other owners', async () => {
    const code = await site.addTag(owner);
    const other = await site.addOwner();
    await site.tap(code);
    await sql('update profiles set slug = slug where owner_id = $1', other.id);
    await site.tap(code);
    expect(await readsOf(() => requestTap(code))).toBe(0);
  });
});

describe('counting taps', () => {
  let code: string;
  beforeEach(async () => {
    code = await site.addTag(owner);
    await flushCounts(site.services);
    await sql('truncate events, stat_sums, day_visitors, visitor_salts');
  });
  const sums = async (): Promise<string[]> => {
    await flushCounts(site.services);
    const { rows } = await sql('select profile_id, kind, dimension, key, count from stat_sums order by 2, 3, 4');
    return rows.map((row) => Object.values(row).filter(Boolean).join(' '));
  };

  test('counts a tap by tag and by source, for the profile it opened', async () => {
    await site.tap(code);
    await site.tap(code.toLowerCase(), { referer: 'https://news.example/' });
    const { id } = owner.profile;
    expect(await sums()).toEqual([`${id} tap all 2`, `${id} tap source nfc 2`, `${id} tap target ${code} 2`]);
  });

  test('counts the tap and the view that follows it', async () => {
    await site.request(await site.endOf(code), { 'user-agent': agents.phone });
    const counted = await sums();
    expect(counted).toContain(`${owner.profile.id} tap all 1`);
    expect(counted).toContain(`${owner.profile.id} view source nfc 1`);
  });

  test('counts a tap for the profile it actually opened', async () => {
    const second = await site.addProfile(owner);
    await owner.tag('PUT', `/api/tags/${code}`, { schedule: { profileId: second.id, until: hourAhead() } });
    await site.tap(code);
    expect(await sums()).toContain(`${second.id} tap target ${code} 1`);
    await owner.send('DELETE', `/api/profiles/${second.id}`);
  });

  test.each([
    ['a bot', { 'user-agent': agents.bot }],
    ['a preview', { 'user-agent': agents.preview }],
    ['nobody at all', { 'user-agent': '' }],
    ['what is fetched ahead', { 'sec-purpose': 'prefetch' }],
    ['a picture', { 'sec-fetch-dest': 'image' }],
  ])('does not count %s', async (_, headers) => {
    expect((await site.tap(code, headers)).status).toBe(302);
    expect(await sums()).toEqual([]);
  });

  test('does not count HEAD requests, the owner, or taps that open no profile', async () => {
    await site.tap(code, {}, 'HEAD');
    await site.tap(code, { cookie: cookieOf(owner) });
    await site.tap('ABCDEFGH');
    await sql(`update tags set state = 'frozen' where code = $1`, code);
    await site.tap(code);
    expect(await sums()).toEqual([]);
  });

  test('counts another signed-in user', async () => {
    await site.tap(code, { cookie: cookieOf(await site.addOwner()) });
    expect(await sums()).toContain(`${owner.profile.id} tap all 1`);
  });

  test('the statistics list taps by tag', async () => {
    const second = await site.addTag(owner);
    for (const one of [code, second, second]) await site.tap(one);
    await flushCounts(site.services);
    const { body } = await owner.send('GET', `/api/stats/${owner.profile.id}`);
    expect([body.totals.taps, body.tags]).toEqual([
      3,
      [
        { code: second, taps: 2 },
        { code, taps: 1 },
      ],
    ]);
  });
});
