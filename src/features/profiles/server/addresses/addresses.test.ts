import { describe, expect, test } from 'vitest';
import { seedPackages } from '#features/packages/server/index.ts';
import { identityOf, startTestApi } from '#server-kit/testing/test-api.ts';
import { profilesFeature } from '../index.ts';
import { newOwner, startProfiles, statusAndCode, type TestOwner, uniqueName } from '../testing/own-profiles.ts';

const api = await startProfiles();
const [dana, other, third] = [await newOwner(api), await newOwner(api), await newOwner(api)];
const fixed = (await third.make()).id;

const word = () => uniqueName().toLowerCase().replace(' ', '-');
const changeAddress = (owner: TestOwner, id: number, body: object) =>
  owner.send('PUT', `/api/profiles/${id}/address`, body);
const check = async (owner: TestOwner, value: string, kind = 'custom', profileId?: number) =>
  (
    await owner.send(
      'GET',
      `/api/profiles/address-check?value=${encodeURIComponent(value)}&kind=${kind}${profileId ? `&profileId=${profileId}` : ''}`,
    )
  ).body;

describe('changing an address', () => {
  test('updates the slug and the custom slug, and the custom one becomes the profile’s address', async () => {
    const { id } = await dana.make();
    const [slug, own] = [word(), word()];
    const { status, body } = await changeAddress(dana, id, { slug, customSlug: own });
    expect(status).toBe(200);
    expect(body).toMatchObject({ slug, customSlug: own, address: `/${own}` });
    expect((await changeAddress(dana, id, { customSlug: null })).body).toMatchObject({
      customSlug: null,
      address: `/p/${slug}`,
    });
    expect((await changeAddress(dana, id, { customSlug: own })).body.customSlug).toBe(own);
    expect((await changeAddress(dana, id, { customSlug: '' })).body.customSlug).toBe(null);
  });

  test('normalizes Hebrew with vowel points and invisible marks', async () => {
    const { id } = await dana.make();
    const { body } = await changeAddress(dana, id, { customSlug: '\u200fדָּנָה לֵוִי\u200f' });
    expect(body).toMatchObject({ customSlug: 'דנה-לוי', address: `/${encodeURIComponent('דנה-לוי')}` });
  });

  test.each([
    ['admin', 'customSlug'],
    ['../etc', 'customSlug'],
    ['123', 'slug'],
  ])('rejects %s as %s with a validation error naming the field', async (value, field) => {
    const { status, body } = await changeAddress(third, fixed, { [field]: value });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test('changes nothing if one of two addresses is invalid, and returns 409 for a taken one', async () => {
    const [mine, theirs] = [await dana.make(), await other.make()];
    const { status, body } = await changeAddress(dana, mine.id, { slug: word(), customSlug: 'admin' });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['customSlug']]);
    expect((await dana.get('GET', `/api/profiles/${mine.id}`)).slug).toBe(mine.slug);
    const conflict = await changeAddress(dana, mine.id, { slug: theirs.slug });
    expect([...statusAndCode(conflict), Object.keys(conflict.body.fields)]).toEqual([409, 'conflict', ['slug']]);
  });

  test('a released address is reserved for 90 days and then free; a printed one is never released', async () => {
    const [mine, theirs] = [await dana.make(), await other.make()];
    const old = mine.slug;
    await changeAddress(dana, mine.id, { slug: word() });
    expect((await changeAddress(other, theirs.id, { slug: old })).status).toBe(409);
    expect(await check(other, old, 'slug')).toMatchObject({ available: false, reason: 'taken' });
    const row = await api.row('select free_at from profile_addresses where name = $1', [old]);
    expect(Math.round((row.free_at - Date.now()) / 86_400_000)).toBe(90);
    await api.pool.query(`update profile_addresses set free_at = now() - interval '1 second' where name = $1`, [old]);
    expect(await check(other, old, 'slug')).toMatchObject({ available: true });
    await api.pool.query('update profile_addresses set is_printed = true where name = $1', [old]);
    expect(await check(other, old, 'slug')).toMatchObject({ available: false });
    await api.pool.query('update profile_addresses set is_printed = false where name = $1', [old]);
    expect((await changeAddress(other, theirs.id, { slug: old })).status).toBe(200);
  });

  test('an owner may reclaim their former address for any of their profiles', async () => {
    const owner = await newOwner(api);
    const [one, two] = [await owner.make(), await owner.make()];
    await changeAddress(owner, one.id, { slug: word() });
    expect(await check(owner, one.slug, 'slug')).toMatchObject({ available: true });
    expect((await changeAddress(owner, two.id, { slug: one.slug })).status).toBe(200);
    expect((await changeAddress(owner, one.id, { slug: one.slug })).status).toBe(409);
  });
});

describe('checking the availability of an address', () => {
  test.each([
    ['a', 'short'],
    ['wallet', 'reserved'],
  ])('%s: %s', async (value, reason) => {
    expect(await check(dana, value)).toMatchObject({ available: false, reason });
  });

  test('returns the normalized form of an available address', async () => {
    expect(await check(dana, ' Dana  Levi-Free ')).toEqual({ available: true, value: 'dana-levi-free' });
  });

  test('a newly reserved address stays with the profile that has it and is unavailable to others', async () => {
    const owner = await newOwner(api);
    const { id } = await owner.make();
    const conflict = { slug: `login${id}`, customSlug: `secure-login-${id}` };
    await api.pool.query('update profiles set slug = $2, custom_slug = $3 where id = $1', [
      id,
      ...Object.values(conflict),
    ]);
    await api.pool.query(
      `insert into profile_addresses (kind, name, profile_id) values ('slug', $2, $1), ('custom', $3, $1)`,
      [id, ...Object.values(conflict)],
    );
    expect(await owner.get('PUT', `/api/profiles/${id}/address`, conflict)).toMatchObject(conflict);
    expect(await check(owner, conflict.slug, 'slug', id)).toMatchObject({ available: true });
    expect(await check(owner, conflict.slug, 'slug')).toMatchObject({ available: false, reason: 'reserved' });
    expect(await check(owner, 'secure-login', 'custom', id)).toMatchObject({ available: false, reason: 'reserved' });
    const refused = await owner.send('PUT', `/api/profiles/${id}/address`, { customSlug: 'bank-leumi' });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['customSlug']]);
  });

  test('the current address of a profile is available to that profile only', async () => {
    const owner = await newOwner(api);
    const { id, slug } = await owner.make();
    expect(await check(owner, slug, 'slug', id)).toMatchObject({ available: true });
    expect(await check(owner, slug, 'slug')).toMatchObject({ available: false, reason: 'taken' });
  });
});

test('of 1,000 concurrent claims for one address exactly one succeeds', async () => {
  const people = 1_000;
  const crowdApi = await startTestApi({
    features: [profilesFeature],
    settings: { RATE_LIMITS: 'off' },
    identify: async (_, { authorization }) => ({
      identity: identityOf({ id: Number(authorization), role: 'subscriber' }),
      acceptsCsrf: () => true,
    }),
  });
  await seedPackages(crowdApi.services.db);
  const document = { version: 1, language: 'he', identity: { name: { he: 'דנה' } }, design: { template: 'shore' } };
  await crowdApi.pool.query(
    `insert into users (username, username_key, display_name, email, email_key, trial_ends_at)
     select 'u' || n, 'u' || n, 'u', 'u' || n, 'u' || n, now() + interval '1 day' from generate_series(1, $1) n`,
    [people],
  );
  const { rows } = await crowdApi.pool.query(
    `insert into profiles (owner_id, slug, draft, created_at, updated_at)
     select id, 's' || id, $1, now(), now() from users returning id, owner_id`,
    [document],
  );
  const answers = await Promise.all(
    rows.map(({ id, owner_id }) => {
      const headers = { authorization: String(owner_id), 'csrf-token': 'x' };
      return crowdApi.send('PUT', `/api/profiles/${id}/address`, { customSlug: 'wanted' }, headers);
    }),
  );
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(people - 1);
  const { rows: claimed } = await crowdApi.pool.query(`select id from profiles where custom_slug = 'wanted'`);
  expect(claimed).toEqual([{ id: won[0]?.body.id }]);
});
