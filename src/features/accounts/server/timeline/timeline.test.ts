import { expect, test } from 'vitest';
import { newAdmin } from '../testing/run-jobs.ts';
import { newOwner, startAccounts } from '../testing/test-browser.ts';
import { pageOfMoments, type TimelineSource, timelineSources } from './timeline.ts';

/** As many entries as asked for, a minute apart, every third at the same time as those of the other. */
const source = (kind: string, group: TimelineSource['group'], area: TimelineSource['area']): TimelineSource => ({
  kind,
  group,
  area,
  read: async (_, page) => {
    const moments = Array.from({ length: 50 }, (_one, index) => ({
      id: index + 1,
      at: new Date(Date.UTC(2020, 0, 1, 0, Math.floor(index / 3))),
      text: `${kind} ${index + 1}`,
    }));
    return pageOfMoments(moments, page);
  },
});

const api = await startAccounts({ RATE_LIMITS: 'off' }, [
  timelineSources.with(source('payments', 'money', 'money')),
  timelineSources.with(source('cards', 'profiles', 'profiles')),
]);
const admin = await newAdmin(api);
const owner = await newOwner(api);
const read = (query = '', caller = admin) =>
  caller.browser.send('GET', `/api/admin/users/${owner.id}/timeline${query}`);

interface Entry {
  readonly kind: string;
  readonly id: number;
  readonly at: string;
  readonly text: string;
}

async function readAll(query = '?'): Promise<Entry[]> {
  const found: Entry[] = [];
  let after = '';
  do {
    const { body } = await read(`${query}${after && `&after=${after}`}`);
    expect(body.rows.length).toBeLessThanOrEqual(30);
    found.push(...body.rows);
    after = body.next ?? '';
  } while (after);
  return found;
}

test('merges what all features tell, newest first, without gaps or repeats, also at one time', async () => {
  const entries = await readAll();
  expect(entries.map(({ at }) => at)).toEqual(
    entries
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  const names = entries.map(({ kind, id }) => `${kind} ${id}`);
  expect(new Set(names).size).toBe(names.length);
  for (const kind of ['payments', 'cards']) expect(entries.filter((one) => one.kind === kind)).toHaveLength(50);
});

test('tells when the owner registered and signed in', async () => {
  const texts = (await readAll('?group=account')).map(({ text }) => text);
  expect(texts).toContain('ההרשמה');
  expect((await read('?group=money')).body.rows[0].text).toBe('payments 50');
});

test.each([
  ['support', ['account', 'cards', 'payments']],
  ['content', []],
  ['finance', ['account', 'payments']],
])('%s sees only what the role may read', async (role, kinds) => {
  const staff = await newAdmin(api);
  await api.pool.query('update users set staff_role = $2 where id = $1', [staff.id, role]);
  const { body } = await read('', staff);
  if (kinds.length === 0) expect(body.code).toBe('forbidden');
  else {
    const { rows } = body as { rows: Entry[] };
    expect(rows.every(({ kind }) => kinds.includes(kind) || kind === 'security')).toBe(true);
    expect((await read('?group=money', staff)).body.rows).toHaveLength(30);
  }
});

test('an unknown user, a wrong group and a wrong cursor are refused', async () => {
  expect((await admin.browser.send('GET', '/api/admin/users/999999/timeline')).status).toBe(404);
  expect((await read('?group=gone')).body.fields).toHaveProperty('group');
  const cursor = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');
  for (const after of ['x', cursor(['1', 'x']), cursor(['999999999999999999', 'x', '1']), cursor(['-1', 'x', '1'])])
    expect((await read(`?after=${after}`)).body.fields, after).toHaveProperty('after');
});
