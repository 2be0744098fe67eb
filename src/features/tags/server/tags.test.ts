import { afterEach, describe, expect, test } from 'vitest';
import { nameOfProfile } from '#features/profiles/name-of-profile.ts';
import { statusAndCode } from '#features/profiles/server/testing/own-profiles.ts';
import { flushCounts } from '#features/stats/server/index.ts';
import type { Tag } from '../contract.ts';
import { startTagSite, type TagOwner } from './testing/tag-site.ts';

const site = await startTagSite();
const owner = await site.addOwner();
const other = await site.addOwner();
afterEach(() => site.setTime(undefined));

const dayMilliseconds = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMilliseconds).toISOString();
const listOf = async (of: TagOwner): Promise<Tag[]> => (await of.send('GET', '/api/tags')).body;

describe('the list of tags', () => {
  test('contains only the user’s tags, newest first, with the opened profile and the tap count', async () => {
    const of = await site.addOwner();
    const first = await site.addTag(of, { at: new Date(Date.now() - 60_000), orderId: 7 });
    const second = await site.addTag(of);
    await site.addTag(other);
    await site.tap(first);
    await site.tap(first);
    await flushCounts(site.services);
    const found = await listOf(of);
    expect(found.map(({ code, taps, orderId, isMade }) => [code, taps, orderId, isMade])).toEqual([
      [second, 0, null, true],
      [first, 2, 7, false],
    ]);
    expect(found[0]).toEqual({
      code: second,
      name: '',
      state: 'active',
      link: `http://localhost:3000/t/${second}`,
      profileId: of.profile.id,
      schedule: null,
      opensProfileId: of.profile.id,
      orderId: null,
      isMade: true,
      taps: 0,
      offer: null,
      createdAt: expect.any(String),
    });
  });

  test('counts taps of the last thirty days, on the user’s own profiles only', async () => {
    const of = await site.addOwner();
    const code = await site.addTag(of);
    const count = (profileId: number, days: number, taps: number) =>
      site.pool.query(
        `insert into stat_sums (profile_id, day, kind, dimension, key, count) values ($1, $2, 'tap', 'target', $3, $4)`,
        [profileId, inDays(-days).slice(0, 10), code, taps],
      );
    await count(of.profile.id, 1, 3);
    await count(of.profile.id, 28, 5);
    await count(of.profile.id, 31, 100);
    await count(other.profile.id, 1, 1_000);
    expect((await listOf(of))[0]?.taps).toBe(8);
  });

  test('names the profile opened instead of one that cannot be shown', async () => {
    const of = await site.addOwner();
    const second = await site.addProfile(of);
    const code = await site.addTag(of, { profileId: second.id });
    await of.send('DELETE', `/api/profiles/${second.id}`);
    expect(await of.tag('GET', `/api/tags/${code}`)).toMatchObject({
      profileId: second.id,
      opensProfileId: of.profile.id,
    });
    await of.get('PUT', `/api/profiles/${of.profile.id}/pause`);
    expect((await of.tag('GET', `/api/tags/${code}`)).opensProfileId).toBeNull();
  });
});

describe('access to a tag', () => {
  const calls: [string, string, object?][] = [
    ['GET', ''],
    ['PUT', '', { name: 'x' }],
    ['PUT', '/freeze'],
    ['PUT', '/unfreeze'],
    ['POST', '/offer', {}],
    ['DELETE', '/offer'],
  ];

  test.each(calls)('%s %s returns 404 to other users and changes nothing', async (method, path, body) => {
    const code = await site.addTag(owner);
    for (const named of [code, 'ABCDEFGH', 'nonsense!'])
      expect(statusAndCode(await other.send(method, `/api/tags/${named}${path}`, body))).toEqual([404, 'not_found']);
    expect(await site.events(code)).toEqual(['made']);
  });

  test('codes are case-insensitive', async () => {
    const code = await site.addTag(owner);
    expect((await owner.tag('GET', `/api/tags/${code.toLowerCase()}`)).code).toBe(code);
  });
});

describe('changing a tag', () => {
  test('records each actual change in the history, with its details', async () => {
    const second = await site.addProfile(owner);
    const code = await site.addTag(owner);
    const until = inDays(2);
    const body = { name: '  על המפתחות ', profileId: second.id, schedule: { profileId: owner.profile.id, until } };
    const changed = await owner.tag('PUT', `/api/tags/${code}`, body);
    expect(changed).toMatchObject({
      name: 'על המפתחות',
      profileId: second.id,
      schedule: { profileId: owner.profile.id, until },
      opensProfileId: owner.profile.id,
    });
    await owner.tag('PUT', `/api/tags/${code}`, { ...body, name: 'על המפתחות' });
    const { history } = await owner.tag('PUT', `/api/tags/${code}`, {});
    expect(history.map(({ event, by, note }) => [event, by, note])).toEqual([
      ['made', 'system', null],
      ['renamed', 'owner', 'על המפתחות'],
      ['pointed', 'owner', nameOfProfile(second)],
      ['scheduled', 'owner', nameOfProfile(owner.profile)],
    ]);
    await owner.send('DELETE', `/api/profiles/${second.id}`);
  });

  test('can end the schedule, which also ends by itself and is then no longer returned', async () => {
    const code = await site.addTag(owner);
    const plan = (days: number) => ({ schedule: { profileId: owner.profile.id, until: inDays(days) } });
    await owner.tag('PUT', `/api/tags/${code}`, plan(1));
    expect((await owner.tag('PUT', `/api/tags/${code}`, { schedule: null })).schedule).toBeNull();
    await owner.tag('PUT', `/api/tags/${code}`, plan(2));
    site.setTime(new Date(inDays(3)));
    expect((await owner.tag('GET', `/api/tags/${code}`)).schedule).toBeNull();
    await owner.tag('PUT', `/api/tags/${code}`, { schedule: null });
    expect(await site.events(code)).toEqual(['made', 'scheduled', 'unscheduled', 'scheduled']);
  });

  test.each([
    ['schedule.until', () => ({ schedule: { profileId: owner.profile.id, until: 'soon' } })],
    ['schedule.until', () => ({ schedule: { profileId: owner.profile.id, until: inDays(-1) } })],
    ['schedule.until', () => ({ schedule: { profileId: owner.profile.id, until: inDays(370) } })],
    ['schedule.profileId', () => ({ schedule: { profileId: 'x', until: inDays(1) } })],
    ['profileId', () => ({ profileId: 0 })],
    ['name', () => ({ name: 'x'.repeat(41) })],
  ])('returns 400 naming the invalid field: %s', async (field, body) => {
    const code = await site.addTag(owner);
    const answer = await owner.send('PUT', `/api/tags/${code}`, { name: 'y', ...body() });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    expect(answer.body.fields[field]).toMatch(/[א-ת]/);
    // Atomic: nothing is stored if one part fails.
    expect(await site.events(code)).toEqual(['made']);
  });

  test('to another user’s profile or a missing one returns 404 naming the field', async () => {
    const code = await site.addTag(owner);
    const bodies: [string, object][] = [
      ['profileId', { profileId: other.profile.id }],
      ['schedule.profileId', { schedule: { profileId: other.profile.id, until: inDays(1) } }],
      ['profileId', { profileId: 2_000_000_000 }],
    ];
    for (const [field, body] of bodies) {
      const answer = await owner.send('PUT', `/api/tags/${code}`, { name: 'y', ...body });
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([404, [field]]);
    }
    expect(await site.events(code)).toEqual(['made']);
  });
});

describe('freezing a tag', () => {
  test('persists through other changes until unfrozen, and is idempotent', async () => {
    const code = await site.addTag(owner);
    await owner.tag('PUT', `/api/tags/${code}/unfreeze`);
    expect(await owner.tag('PUT', `/api/tags/${code}/freeze`)).toMatchObject({ state: 'frozen', opensProfileId: null });
    await owner.tag('PUT', `/api/tags/${code}/freeze`);
    expect((await owner.tag('PUT', `/api/tags/${code}`, { name: 'lost' })).state).toBe('frozen');
    expect(await site.endOf(code)).toBe(`/tags/${code}`);
    expect(await owner.tag('PUT', `/api/tags/${code}/unfreeze`)).toMatchObject({
      state: 'active',
      opensProfileId: owner.profile.id,
    });
    expect(await site.events(code)).toEqual(['made', 'frozen', 'renamed', 'unfrozen']);
  });
});

test('a retired tag can be read, and every change returns 409', async () => {
  const code = await site.addTag(owner);
  await site.retire(code);
  await site.retire(code);
  const calls: [string, string, object?][] = [
    ['PUT', '', { name: 'x' }],
    ['PUT', '', { profileId: owner.profile.id }],
    ['PUT', '/freeze'],
    ['PUT', '/unfreeze'],
    ['POST', '/offer', {}],
    ['DELETE', '/offer'],
    ['PUT', '/activate', { profileId: owner.profile.id }],
  ];
  for (const [method, path, body] of calls)
    expect(statusAndCode(await owner.send(method, `/api/tags/${code}${path}`, body))).toEqual([409, 'conflict']);
  const tag = await owner.tag('GET', `/api/tags/${code}`);
  expect([tag.state, tag.history.map(({ event, by, note }) => [event, by, note])]).toEqual([
    'retired',
    [
      ['made', 'system', null],
      ['retired', 'admin', 'broken'],
    ],
  ]);
});

describe('activating a tag', () => {
  test('assigns the tag to the user, whose history of it starts there', async () => {
    const code = await site.addUnassigned();
    const tag = await owner.tag('PUT', `/api/tags/${code}/activate`, { profileId: owner.profile.id, name: 'Desk' });
    expect(tag).toMatchObject({ state: 'active', name: 'Desk', profileId: owner.profile.id });
    expect(tag.history.map(({ event, note }) => [event, note])).toEqual([['activated', nameOfProfile(owner.profile)]]);
    expect(await site.endOf(code)).toBe(`${owner.profile.address}?s=nfc`);
    expect(
      statusAndCode(await other.send('PUT', `/api/tags/${code}/activate`, { profileId: other.profile.id })),
    ).toEqual([409, 'conflict']);
  });

  test('succeeds for exactly one of fifty concurrent requests', async () => {
    const code = await site.addUnassigned();
    const people = [owner, other, await site.addOwner()];
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const person = people[index % people.length] ?? owner;
        const answer = await person.send('PUT', `/api/tags/${code}/activate`, { profileId: person.profile.id });
        return { person, answer };
      }),
    );
    const winners = answers.filter(({ answer }) => answer.status === 200);
    expect(winners).toHaveLength(1);
    expect(new Set(answers.map(({ answer }) => answer.status))).toEqual(new Set([200, 409]));
    expect((await site.row('select owner_id from tags where code = $1', [code])).owner_id).toBe(winners[0]?.person.id);
    expect(await site.events(code)).toEqual(['made', 'activated']);
  });

  test('requires an existing tag and a profile of the user', async () => {
    const code = await site.addUnassigned();
    const activate = (typed: string, body: object) => owner.send('PUT', `/api/tags/${typed}/activate`, body);
    expect((await activate('ABCDEFGH', { profileId: owner.profile.id })).status).toBe(404);
    const foreign = await activate(code, { profileId: other.profile.id });
    expect([foreign.status, Object.keys(foreign.body.fields)]).toEqual([404, ['profileId']]);
    const missing = await activate(code, {});
    expect([missing.status, Object.keys(missing.body.fields)]).toEqual([400, ['profileId']]);
    expect(await site.events(code)).toEqual(['made']);
  });
});

describe('the public state of a tag', () => {
  const stateOf = async (code: string, as?: TagOwner) =>
    (as ? await as.send('GET', `/api/tags/${code}/state`) : await site.send('GET', `/api/tags/${code}/state`)).body;

  test('is its state, and for its owner that it is theirs', async () => {
    const code = await site.addTag(owner);
    expect(await stateOf(code.toLowerCase())).toEqual({ code, state: 'active', isOwn: false });
    expect(await stateOf(code, other)).toEqual({ code, state: 'active', isOwn: false });
    expect(await stateOf(code, owner)).toEqual({ code, state: 'active', isOwn: true });
    const blank = await site.addUnassigned();
    expect(await stateOf(blank, owner)).toEqual({ code: blank, state: 'unassigned', isOwn: false });
  });

  test('is retired when its owner’s account is scheduled for deletion', async () => {
    const of = await site.addOwner();
    const code = await site.addTag(of);
    await site.pool.query(`update users set deletes_at = now() + interval '3 days' where id = $1`, [of.id]);
    expect(await stateOf(code)).toEqual({ code, state: 'retired', isOwn: false });
  });

  test.each(['ABCDEFGH', 'nonsense', '%00'])('returns 404 for %s', async (code) => {
    expect(statusAndCode(await site.send('GET', `/api/tags/${code}/state`))).toEqual([404, 'not_found']);
  });
});
