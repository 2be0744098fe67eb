import { describe, expect, test } from 'vitest';
import { csvLines } from '#base/testing/csv-lines.ts';
import { newAdmin, rowOf } from '../testing/run-jobs.ts';
import { enterDemo, newOwner, startAccounts, type TestUser } from '../testing/test-browser.ts';

const api = await startAccounts({ RATE_LIMITS: 'off' });
const admin = await newAdmin(api);

const get = (path: string) => admin.browser.send('GET', path);
const list = async (query: string) => (await get(`/api/admin/users?${query}`)).body;
const idsOf = async (query: string): Promise<number[]> => (await list(query)).rows.map(({ id }: { id: number }) => id);

/** Inserts directly into the table, because hundreds of registrations would be slow. */
async function addMany(count: number, name: string): Promise<number[]> {
  const rows = await api.rows(
    `insert into users (username, username_key, display_name, email, email_key, created_at)
     select $2 || n, $2 || n, $3, $2 || n || '@cards.example', $2 || n || '@cards.example', now()
     from generate_series(1, $1) n returning id`,
    [count, name, `קבוצה ${name}`],
  );
  return rows.map(({ id }) => id);
}
const set = (id: number, columns: string) => api.pool.query(`update users set ${columns} where id = $1`, [id]);

describe('the list of users', () => {
  test('is sorted newest first, in pages of fifty, each user once', async () => {
    const createdIds = await addMany(120, 'page');
    const seenIds: number[] = [];
    let query = 'q=page';
    for (;;) {
      const { rows, next } = await list(query);
      seenIds.push(...rows.map(({ id }: { id: number }) => id));
      if (!next) break;
      expect(rows).toHaveLength(50);
      query = `q=page&after=${next}`;
    }
    expect(seenIds).toEqual(createdIds.reverse());
  });

  test.each(['username', 'email'])('can be sorted by %s, in both directions', async (sort) => {
    const createdIds = await addMany(3, `sorted-${sort}-`);
    const q = `q=sorted-${sort}&sort=${sort}`;
    expect(await idsOf(`${q}&direction=asc`)).toEqual(createdIds);
    expect(await idsOf(`${q}&direction=desc`)).toEqual([...createdIds].reverse());
    const { rows } = await list(`${q}&direction=asc`);
    expect(rows[0]).toMatchObject({ planStatus: 'free', packageType: 'basic', until: null, isVerified: false });
  });

  test.each(['q=נועה', 'q=נועה לב', 'q=noa.levin', 'q=NOA.levin@cards.example', 'q=noa.le'])(
    'is searched by any word of a name or an email address: %s',
    async (query) => {
      const { id } = await newOwnerNamed();
      expect(await idsOf(query)).toContain(id);
    },
  );

  let named: Promise<TestUser> | undefined;
  function newOwnerNamed(): Promise<TestUser> {
    named ??= newOwner(api, { username: 'noa.levin', email: 'noa.levin@cards.example' }).then(async (noa) => {
      await set(noa.id, `display_name = 'נועה לבין'`);
      return noa;
    });
    return named;
  }

  test('is searched by id, and returns nothing for unknown ids and search operators', async () => {
    const { id } = await newOwnerNamed();
    expect(await idsOf(`q=${id}`)).toEqual([id]);
    expect(await idsOf('q=99999999999999')).toEqual([]);
    expect(await idsOf('q=%26%7C!')).toEqual([]);
    expect(await idsOf("q=no'one:*")).toEqual([]);
  });

  test('never contains copies of the demo account', async () => {
    const { browser, user } = await enterDemo(api);
    expect(await idsOf(`q=${user.id}`)).toEqual([]);
    expect(await idsOf('q=demo')).not.toContain(user.id);
    expect((await get(`/api/admin/users/${user.id}`)).status).toBe(404);
    expect((await admin.browser.send('PUT', `/api/admin/users/${user.id}/end-sessions`)).status).toBe(404);
    expect((await browser.send('GET', '/api/auth/current-user')).status).toBe(200);
  });

  test('can be filtered by role, state and day of registration', async () => {
    const [one, two, three] = (await addMany(3, 'narrow')) as [number, number, number];
    await set(one, `role = 'admin', created_at = '2026-03-01T21:59:59Z'`);
    await set(two, `suspended_at = now(), created_at = '2026-03-01T22:00:00Z'`);
    await set(three, `deletes_at = now(), created_at = '2026-03-02T22:00:00Z'`);
    const found = (query: string) => idsOf(`q=narrow&${query}&direction=asc`);
    expect(await found('role=admin')).toEqual([one]);
    expect(await found('role=user')).toEqual([two, three]);
    expect(await found('state=active')).toEqual([one]);
    expect(await found('state=suspended')).toEqual([two]);
    expect(await found('state=deleting')).toEqual([three]);
    // By Israel time, two hours ahead of UTC in winter.
    expect(await found('from=2026-03-02&to=2026-03-02')).toEqual([two]);
    expect(await found('to=2026-03-01')).toEqual([one]);
    expect(await found('from=2026-03-03')).toEqual([three]);
  });

  test('can be filtered by plan status, consistently with each row', async () => {
    const instants = ['null', `now() - interval '1 day'`, `now() + interval '1 day'`, `now() + interval '9 days'`];
    const createdIds = await addMany(64, 'stands');
    const packages = [`'advanced'`, `'pro'`, `'golden'`, 'null'];
    for (const [index, id] of createdIds.entries()) {
      const at = (base: number) => instants[Math.floor(index / base) % 4];
      const name = packages[index % 3];
      await set(id, `trial_ends_at = ${at(1)}, paid_until = ${at(4)}, complimentary_until = ${at(16)}`);
      await set(id, `paid_package = ${name}, complimentary_package = ${packages[(index * 7) % 4]}`);
    }
    const all = [
      ...(await list('q=stands')).rows,
      ...(await list(`q=stands&after=${(await list('q=stands')).next}`)).rows,
    ];
    expect(new Set(all.map(({ planStatus }) => planStatus))).toEqual(
      new Set(['trial', 'paying', 'complimentary', 'free']),
    );
    for (const planStatus of ['trial', 'paying', 'complimentary', 'free']) {
      const expected = all.filter((row) => row.planStatus === planStatus).map(({ id }) => id);
      const first = await list(`q=stands&planStatus=${planStatus}`);
      const remainingIds = first.next ? await idsOf(`q=stands&planStatus=${planStatus}&after=${first.next}`) : [];
      expect([...first.rows.map(({ id }: { id: number }) => id), ...remainingIds]).toEqual(expected);
    }
  });

  test.each([
    ['sort=password_hash', 'sort'],
    ['direction=sideways', 'direction'],
    ['role=subscriber', 'role'],
    ['planStatus=rich', 'planStatus'],
    ['state=asleep', 'state'],
    ['from=yesterday', 'from'],
    ['after=not-a-place', 'after'],
  ])('reports the invalid field: %s', async (query, field) => {
    const { status, body } = await get(`/api/admin/users?${query}`);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});

describe('one user', () => {
  test('is returned with the data an admin may see, and no secrets', async () => {
    const { id, person } = await newOwner(api);
    const { status, body } = await get(`/api/admin/users/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      username: person.username,
      email: person.email,
      role: 'user',
      language: 'he',
      planStatus: 'trial',
      packageType: 'pro',
      hasPassword: true,
      hasGoogle: false,
      hasSecondFactor: false,
      suspendedAt: null,
      suspendedReason: null,
      paidPackage: null,
      complimentaryPackage: null,
      deletesAt: null,
    });
    expect(body.until).toBe(body.trialEndsAt);
    expect(body.sessions).toHaveLength(1);
    const row = await rowOf(api, id);
    expect(JSON.stringify(body)).not.toContain(row.password_hash);
    expect(JSON.stringify(body)).not.toMatch(/hash|secret|token/i);
  });

  test('returns 404 for an unknown id and 400 for an invalid one', async () => {
    expect((await get('/api/admin/users/2000000000')).status).toBe(404);
    expect((await get('/api/admin/users/zero')).status).toBe(400);
  });
});

test('the CSV contains all matching users, with their count in a response header', async () => {
  const createdIds = await addMany(1_234, 'table');
  const english = { 'accept-language': 'en' };
  const path = '/api/admin/users.csv?q=table';
  const { status, body, headers } = await admin.browser.send('GET', path, undefined, english);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers.get('content-disposition')).toContain('users.csv');
  expect(headers.get('x-rows')).toBe('1234');
  const lines = csvLines(body);
  expect(lines[0]).toMatch(/^Number,Username,Name,Email,/);
  expect(lines.slice(1).map((line: string) => Number(line.split(',')[0]))).toEqual(createdIds.reverse());
  expect(lines[1]).toContain(',no,Owner,Basic,Free,,');
});
