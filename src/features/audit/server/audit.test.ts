import { beforeAll, describe, expect, test } from 'vitest';
import { csvLines } from '#base/testing/csv-lines.ts';
import { addUser } from '#features/accounts/server/testing/run-jobs.ts';
import { seedPackages } from '#features/packages/server/index.ts';
import { writeAudit } from '#server-kit/audit/index.ts';
import { startTestApi } from '#server-kit/testing/test-api.ts';
import { auditFeature } from './index.ts';

const api = await startTestApi({ features: [auditFeature] });
api.signIn({ id: 1, role: 'admin' });
const danaId = await addUser(api, { username: 'dana-k', display_name: 'דנה כהן', email: 'dana@cards.example' });
await writeEntry({ action: 'users.suspend', target: { kind: 'user', id: danaId } }, { at: '2026-11-10T21:59:00Z' });
await writeEntry({ action: 'users.restore', target: { kind: 'user', id: 900 } }, { at: '2026-11-10T22:00:00Z' });
await writeEntry({
  action: 'orders.move',
  target: { kind: 'order', id: 9 },
  before: { state: 'paid' },
  after: { state: 'approved' },
});
await writeEntry(
  { action: 'settings.change', target: { kind: 'setting', id: 'vat:rates' } },
  { actor: 'maya', actorId: 6 },
);
await writeEntry({ action: 'users.set-role', target: { kind: 'user', id: 90 } }, { actor: 'shell', actorId: null });

type AuditInput = Parameters<typeof writeAudit>[3];
interface By {
  readonly at?: string;
  readonly actor?: string;
  readonly actorId?: number | null;
}

async function writeEntry(entry: AuditInput, { at = '2026-11-12T10:00:00Z', actor = 'noa', actorId = 5 }: By = {}) {
  const by = { id: actorId, name: actor, address: '192.0.2.7', userAgent: 'Browser' };
  await writeAudit(api.services.db, by, new Date(at), entry);
}

const actionsOf = async (query: string): Promise<string[]> => {
  const { status, body } = await api.send('GET', `/api/admin/audit?${query}`);
  expect([status, body.code]).toEqual([200, undefined]);
  return body.rows.map(({ action }: { action: string }) => action);
};

const all = ['users.set-role', 'settings.change', 'orders.move', 'users.restore', 'users.suspend'];

test('an entry has the actor, action, target, address and previous values', async () => {
  expect((await api.send('GET', '/api/admin/audit?action=orders.move')).body).toEqual({
    rows: [
      {
        id: expect.any(Number),
        at: '2026-11-12T10:00:00.000Z',
        actor: { id: 5, name: 'noa' },
        action: 'orders.move',
        target: { kind: 'order', id: '9', name: null },
        before: { state: 'paid' },
        after: { state: 'approved' },
        address: '192.0.2.7',
        userAgent: 'Browser',
      },
    ],
    next: null,
  });
});

test('users are shown by their current names', async () => {
  const { body } = await api.send('GET', `/api/admin/audit?target=user:${danaId}`);
  expect(body.rows.map(({ target }: { target: object }) => target)).toEqual([
    { kind: 'user', id: String(danaId), name: 'דנה כהן' },
  ]);
});

describe('filtering the log', () => {
  test.each([
    ['', all],
    ['actor=5', all.slice(2)],
    ['actor=77', []],
    ['action=users', ['users.set-role', 'users.restore', 'users.suspend']],
    ['action=users.restore', ['users.restore']],
    ['action=user', []],
    ['target=user', ['users.set-role', 'users.restore', 'users.suspend']],
    ['target=user:90', ['users.set-role']],
    ['target=user:', ['users.set-role', 'users.restore', 'users.suspend']],
    ['target=setting:vat:rates', ['settings.change']],
    ['q=may', ['settings.change']],
    ['q=noa', all.slice(2)],
    ['q=dana', ['users.suspend']],
    [`q=${encodeURIComponent('כהן')}`, ['users.suspend']],
    ['q=90', ['users.set-role']],
    ['q=%27%3B%20drop', []],
    ['q=%26%7C!', []],
    ['from=2026-11-11', all.slice(0, 4)],
    ['to=2026-11-10', ['users.suspend']],
    ['from=2026-11-11&to=2026-11-11', ['users.restore']],
    ['from=2027-01-01', []],
    ['to=2020-01-01', []],
    ['action=users&actor=5&q=dana&from=2026-11-01', ['users.suspend']],
  ])('by "%s"', async (query, expected) => {
    expect(await actionsOf(query)).toEqual(expected);
  });

  test.each(['actor=x', 'action=A%20B', 'action=users.', 'target=%00', 'target=U', 'from=yesterday', 'after=xx'])(
    '"%s" is rejected at its field',
    async (query) => {
      const { status, body } = await api.send('GET', `/api/admin/audit?${query}`);
      expect([status, Object.keys(body.fields)]).toEqual([400, [query.split('=')[0]]]);
    },
  );
});

test('a package is named in the reader’s language', async () => {
  await seedPackages(api.services.db);
  const { id } = await api.row(`select id from packages where package_type = 'advanced'`, []);
  await writeEntry({ action: 'packages.price', target: { kind: 'package', id } }, { at: '2026-01-01T10:00:00Z' });
  const nameIn = async (language: string) => {
    const query = '/api/admin/audit?action=packages.price';
    const { body } = await api.send('GET', query, undefined, { 'accept-language': language });
    return body.rows[0].target.name;
  };
  expect([await nameIn('he'), await nameIn('en')]).toEqual(['מתקדם', 'Advanced']);
});

test('the available actions and actors are listed once each', async () => {
  expect((await api.send('GET', '/api/admin/audit/actions')).body).toEqual({
    actions: [...all, 'packages.price'].sort(),
    actors: [
      { id: 5, name: 'noa' },
      { id: 6, name: 'maya' },
    ],
  });
});

describe('many entries', () => {
  beforeAll(async () => {
    await api.pool.query(
      `insert into audit_log (at, actor_id, actor_name, action, target_kind, target_id, address, user_agent)
       select now(), 8, 'walker', 'tags.make', 'batch', 'b' || n, '', '' from generate_series(1, 2100) n`,
    );
  });

  test('are paginated, each entry once', async () => {
    const seenIds: number[] = [];
    let after = '';
    do {
      const { body } = await api.send('GET', `/api/admin/audit?action=tags${after && `&after=${after}`}`);
      seenIds.push(...body.rows.map(({ id }: { id: number }) => id));
      after = body.next ?? '';
    } while (after);
    expect(seenIds).toHaveLength(2_100);
    expect(seenIds).toEqual([...new Set(seenIds)].sort((a, b) => b - a));
  });

  test('are found by a name that occurs in thousands of them', async () => {
    expect(await actionsOf('q=walker&target=batch:b2100')).toEqual(['tags.make']);
    expect((await api.send('GET', '/api/admin/audit?q=walker')).body.next).not.toBeNull();
  });

  test('are exported as CSV, with the row count in a header', async () => {
    const answer = await api.send('GET', '/api/admin/audit.csv?action=tags');
    const [head = '', ...rows] = csvLines(answer.body);
    expect(head).toContain('מי');
    expect(rows).toHaveLength(2_100);
    expect(answer.headers.get('x-rows')).toBe('2100');
    expect(rows[0]).toContain('סדרה b2100');
    expect(rows[0]).toMatch(/,\d{4}-\d{2}-\d{2} \d{2}:\d{2},/);
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain('יומן פעולות.csv');
  });
});
