import { describe, expect, test } from 'vitest';
import { openList } from '#server-kit/db/keyset.ts';
import { codeAlphabet, readCode } from '../domain.ts';
import {
  findTag,
  forgetTagOwners,
  historyOf,
  listTagsOfBatch,
  listTagsOfOrders,
  makeTags,
  markWritten,
  tagsExport,
  tagsSource,
} from './index.ts';
import { makeCodes } from './make.ts';
import { startTagSite } from './testing/tag-site.ts';

const site = await startTagSite();
const owner = await site.addOwner();

const db = () => site.services.db;
const input = { ownerId: null, profileId: null, orderId: null, batch: null, actorId: null, at: new Date() };

describe('tag codes', () => {
  test('have eight characters of the unambiguous alphabet and are unique', () => {
    const codes = makeCodes(5_000);
    expect(new Set(codes).size).toBe(5_000);
    expect(codes.every((code) => readCode(code) === code)).toBe(true);
    // Every character must occur at every position; otherwise the code space is smaller than it seems.
    for (let index = 0; index < 8; index += 1)
      expect(new Set(codes.map((code) => code[index])).size).toBe(codeAlphabet.length);
  });

  test('are generated again when they repeat', () => {
    const made = ['A', 'A', 'B', 'A', 'C'];
    expect(makeCodes(3, () => made.shift() ?? '')).toEqual(['A', 'B', 'C']);
  });
});

describe('new tags', () => {
  test('of an order do not include those of a demo order with the same number', async () => {
    const codes = await site.makeTags({ orderId: 1_184, count: 2 });
    await site.makeTags({ orderId: 1_184, isDemo: true });
    expect((await listTagsOfOrders(db(), [1_184])).map(({ code }) => code)).toEqual(codes.toSorted());
  });

  test('are active with an owner, unassigned without one, and have a "made" event', async () => {
    const own = await site.addTag(owner, { orderId: 3, actorId: 99 });
    expect(await findTag(db(), own)).toMatchObject({
      state: 'active',
      ownerId: owner.id,
      profileId: owner.profile.id,
      orderId: 3,
      writtenAt: null,
      name: '',
    });
    expect(await historyOf(db(), own)).toMatchObject([{ event: 'made', by: 'admin', note: null }]);
    const blank = await site.addUnassigned();
    expect(await findTag(db(), blank)).toMatchObject({ state: 'unassigned', ownerId: null, batch: 'spring' });
    expect(await historyOf(db(), blank)).toMatchObject([{ event: 'made', by: 'system', note: 'spring' }]);
  });

  test('can be made a thousand at once, each with its "made" event', async () => {
    const codes = await site.makeTags({ batch: 'thousand', count: 1_000 });
    expect(new Set(codes).size).toBe(1_000);
    const row = await site.row(
      `select count(*)::int from tags join tag_events using (code) where batch = 'thousand' and event = 'made'`,
    );
    expect(row.count).toBe(1_000);
    expect(await listTagsOfBatch(db(), 'thousand')).toHaveLength(1_000);
  });

  test('never reuse an existing code', async () => {
    const assigned = await site.addTag(owner);
    const rounds = [[assigned, 'ABCDEFGH'], ['ABCDEFGJ']];
    const codes = await db().transaction((tx) => makeTags(tx, { ...input, count: 2 }, () => rounds.shift() ?? []));
    expect(codes).toEqual(['ABCDEFGH', 'ABCDEFGJ']);
    expect((await findTag(db(), assigned))?.ownerId).toBe(owner.id);
  });

  test('are rolled back with their transaction', async () => {
    let made: string[] = [];
    const failing = db().transaction(async (tx) => {
      made = await makeTags(tx, { ...input, count: 1 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await findTag(db(), made[0] ?? '')).toBeUndefined();
  });
});

test('slugs of a profile with a tag are never released to another user (409)', async () => {
  const customSlug = `own-${owner.profile.id}`;
  await owner.get('PUT', `/api/profiles/${owner.profile.id}/address`, { customSlug });
  await site.addTag(owner);
  const { slug } = owner.profile;
  await owner.get('PUT', `/api/profiles/${owner.profile.id}/address`, { slug: `${slug}-new`, customSlug: null });
  site.setTime(new Date(Date.now() + 10 * 366 * 86_400_000));
  await site.pool.query(`update sessions set expires_at = '2100-01-01'`);
  const other = await site.addOwner();
  for (const body of [{ slug }, { customSlug }]) {
    const { status, body: refusal } = await other.send('PUT', `/api/profiles/${other.profile.id}/address`, body);
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([409, Object.keys(body)]);
  }
  expect((await site.request(`/p/${slug}`)).headers.location).toBe(`/p/${slug}-new`);
  site.setTime(undefined);
});

test('a tag is marked written once and retains its first write date', async () => {
  const codes = await site.makeTags({ batch: 'written', count: 3 });
  const [first, second] = [new Date('2026-11-10T10:00:00Z'), new Date('2026-11-11T10:00:00Z')];
  const write = (which: string[], tagModel: string | null, at: Date) =>
    db().transaction((tx) => markWritten(tx, { codes: which, tagModel, actorId: 5, at }));
  await write(codes.slice(0, 1), 'NTAG213', first);
  await write(codes, null, second);
  await write([], null, second);
  const rows = await Promise.all(codes.map((code) => findTag(db(), code)));
  expect(rows.map((row) => [row?.model, row?.writtenAt])).toEqual([
    ['NTAG213', first],
    [null, second],
    [null, second],
  ]);
  expect(await historyOf(db(), codes[0] ?? '')).toMatchObject([
    { event: 'made' },
    { event: 'written', by: 'admin', note: 'NTAG213' },
  ]);
});

test('tag events cannot be updated, deleted or truncated', async () => {
  const code = await site.addTag(owner);
  for (const statement of [
    `update tag_events set event = 'x' where code = '${code}'`,
    `delete from tag_events where code = '${code}'`,
    'truncate tag_events',
  ])
    await expect(site.pool.query(statement)).rejects.toThrow('stays as it is');
});

const codeOf = ({ tag }: { tag: { code: string } }) => tag.code;

test('tags are found by order and searched newest first, with pagination', async () => {
  const day = (date: number) => new Date(Date.UTC(2026, 0, date));
  const make = (date: number, more: object) => site.makeTags({ batch: 'search', at: day(date), ...more });
  const [old] = await make(1, { orderId: 901 });
  const [middle, other] = await make(2, { orderId: 900, count: 2 });
  const [young] = await make(3, { ownerId: owner.id });
  await site.pool.query(`update tags set name = '50% off_x' where code = $1`, [young]);
  const open = (search: object) => openList(tagsSource, site.services, { batch: 'search', ...search });
  const codesOf = async (search: object) => (await (await open(search)).page(undefined, 50)).rows.map(codeOf);
  const both = [middle, other].sort().reverse();
  expect(await codesOf({})).toEqual([young, ...both, old]);
  const { page } = await open({});
  const first = await page(undefined, 2);
  expect(first.rows.map(codeOf)).toEqual([young, both[0]]);
  expect((await page(first.next ?? '', 2)).rows.map(codeOf)).toEqual([both[1], old]);
  expect(await codesOf({ state: 'active' })).toEqual([young]);
  expect(await codesOf({ q: (old ?? '').toLowerCase().slice(0, 7) })).toEqual([old]);
  expect(await codesOf({ q: '50% off_' })).toEqual([young]);
  expect(await codesOf({ q: '_' })).toEqual([]);
  expect(await codesOf({ q: 'of' })).toEqual([young]);
  expect(await codesOf({ owner: owner.id })).toEqual([young]);
  expect(await codesOf({ q: '\\' })).toEqual([]);
  const ofOrders = await listTagsOfOrders(db(), [901, 900]);
  expect(ofOrders.map(({ code }) => code)).toEqual([...[middle, other].sort(), old]);
  expect(await listTagsOfOrders(db(), [])).toEqual([]);
});

describe('when the owner deletes the account', () => {
  test('the export contains their tags with the tag history', async () => {
    const of = await site.addOwner();
    const code = await site.addTag(of);
    await of.tag('PUT', `/api/tags/${code}`, { name: 'Desk' });
    expect(await tagsExport.read(db(), of.id)).toMatchObject([
      { code, name: 'Desk', state: 'active', history: [{ event: 'made' }, { event: 'renamed', note: 'Desk' }] },
    ]);
    expect(await tagsExport.read(db(), 987_654)).toEqual([]);
  });

  test('their tags are retired and a tap redirects to the tag page', async () => {
    const [of, stays] = [await site.addOwner(), await site.addTag(owner)];
    const code = await site.addTag(of);
    await of.send('POST', `/api/tags/${code}/offer`, {});
    await db().transaction(async (tx) => {
      await forgetTagOwners(tx, [of.id], new Date());
      await forgetTagOwners(tx, [], new Date());
    });
    await site.pool.query('delete from users where id = $1', [of.id]);
    expect(await findTag(db(), code)).toMatchObject({ state: 'retired', ownerId: null, profileId: null });
    expect(await site.events(code)).toEqual(['made', 'offered', 'retired']);
    expect(await site.endOf(code)).toBe(`/tags/${code}`);
    expect((await findTag(db(), stays))?.state).toBe('active');
  });
});
