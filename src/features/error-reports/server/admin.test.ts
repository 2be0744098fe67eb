import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi } from '#server-kit/testing/test-api.ts';
import { countOpenErrors, createServerErrorRecorder, errorReportsFeature, sourceMapFolders } from './index.ts';

const admin = { id: 1, role: 'admin' } as const;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

const folder = await mkdtemp(join(tmpdir(), 'negia-maps-'));
const api = await startTestApi({
  features: [errorReportsFeature],
  extensions: [sourceMapFolders.with(folder)],
  settings: { RATE_LIMITS: 'off' },
});
beforeEach(async () => {
  await api.pool.query('truncate error_reports cascade');
  api.signIn(admin);
  api.setTime(undefined);
});

const report = (errorType: string, more: object = {}) => {
  const body = { errorType, errorMessage: `${errorType} failed`, path: '/dashboard', ...more };
  return api.send('POST', '/api/errors/report', body, { 'user-agent': firefox });
};
const list = (query = '') => api.send('GET', `/api/admin/errors${query}`);
const types = async (query = '') => (await list(query)).body.rows.map(({ type }: { type: string }) => type);
const idOf = async (type: string): Promise<number> =>
  (await api.row('select id from error_reports where error_type = $1', [type])).id;
const at = (time: string) => api.setTime(new Date(time));

describe('the list of errors', () => {
  test('is grouped by kind, newest first, with the details of each', async () => {
    at('2026-11-15T10:00:00Z');
    await report('first');
    at('2026-11-15T11:00:00Z');
    await report('second');
    await report('second');
    const { body } = await list();
    expect(body.next).toBeNull();
    expect(body.rows).toMatchObject([
      { type: 'second', count: 2, countSince: 2, state: 'open', isServer: false },
      { type: 'first', count: 1, path: '/dashboard', browser: 'Firefox', system: 'Windows' },
    ]);
  });

  test('is sorted by count, in either direction', async () => {
    await report('often');
    await report('often');
    await report('seldom');
    expect(await types('?sort=count')).toEqual(['often', 'seldom']);
    expect(await types('?sort=count&direction=asc')).toEqual(['seldom', 'often']);
  });

  test('is filtered by state, text and id', async () => {
    await report('alpha', { errorMessage: '100% of_it' });
    await report('beta');
    await api.send('PUT', `/api/admin/errors/${await idOf('beta')}/mute`);
    expect(await types('?state=muted')).toEqual(['beta']);
    expect(await types('?q=OF_IT 100%25')).toEqual(['alpha']);
    expect(await types('?q=ofXit')).toEqual([]);
    expect(await types(`?q=%23${await idOf('beta')}`)).toEqual(['beta']);
  });

  test('is paginated without gaps or repeats, also for equal times', async () => {
    await api.pool.query(`
      insert into error_reports (fingerprint, error_type, error_message, path, first_seen_at, last_seen_at)
      select sha256(n::text::bytea), 'kind ' || n, '', '/', '2026-11-15', '2026-11-15'
      from generate_series(1, 120) as n`);
    const collected: string[] = [];
    let query: string | undefined = '';
    while (query !== undefined) {
      const { rows, next }: { rows: { type: string }[]; next: string | null } = (await list(query)).body;
      collected.push(...rows.map(({ type }) => type));
      query = next === null ? undefined : `?after=${next}`;
    }
    expect([collected.length, new Set(collected).size]).toEqual([120, 120]);
  });

  test.each([
    '?state=gone',
    '?sort=path',
    '?after=nonsense',
    `?after=${Buffer.from('["x","y"]').toString('base64url')}`,
  ])('%s returns a validation error', async (query) => {
    expect((await list(query)).body.code).toBe('invalid_input');
  });
});

describe('an admin’s actions', () => {
  test.each([
    ['resolve', 'resolved'],
    ['mute', 'muted'],
  ])('%s changes the state and is recorded in the audit log', async (action, state) => {
    await report('fault');
    const id = await idOf('fault');
    expect(await api.send('PUT', `/api/admin/errors/${id}/${action}`)).toMatchObject({ status: 200, body: { state } });
    const row = await api.row(`select * from audit_log where target_kind = 'error' order by id desc limit 1`);
    const change = { before: { state: 'open' }, after: { state } };
    expect(row).toMatchObject({ action: `errors.${action}`, target_id: String(id), ...change });
    expect(await countOpenErrors(api.services.db)).toBe(0);
  });

  test('a resolved error that recurs is reopened and counted anew', async () => {
    await report('fault');
    await report('fault');
    const id = await idOf('fault');
    await api.send('PUT', `/api/admin/errors/${id}/resolve`);
    at('2026-12-01T08:00:00Z');
    await report('fault');
    await report('fault');
    const { body } = await api.send('GET', `/api/admin/errors/${id}`);
    expect(body).toMatchObject({ state: 'open', returnedAt: '2026-12-01T08:00:00.000Z', count: 4, countSince: 2 });
  });

  test('a muted error stays muted when it recurs and is still counted', async () => {
    await report('noise');
    const id = await idOf('noise');
    await api.send('PUT', `/api/admin/errors/${id}/mute`);
    await report('noise');
    const { body } = await api.send('GET', `/api/admin/errors/${id}`);
    expect(body).toMatchObject({ state: 'muted', returnedAt: null, count: 2 });
    const reopened = await api.send('PUT', `/api/admin/errors/${id}/reopen`);
    expect(reopened.body).toMatchObject({ state: 'open', count: 2, countSince: 0 });
  });

  test('concurrent recurrences reopen it once and are all counted', async () => {
    await report('fault');
    await api.send('PUT', `/api/admin/errors/${await idOf('fault')}/resolve`);
    await Promise.all(Array.from({ length: 40 }, () => report('fault')));
    expect((await list()).body.rows).toMatchObject([{ state: 'open', count: 41, countSince: 40 }]);
  });

  test('return 404 for an unknown error', async () => {
    expect((await api.send('GET', '/api/admin/errors/999999')).status).toBe(404);
    for (const action of ['resolve', 'mute', 'reopen'])
      expect((await api.send('PUT', `/api/admin/errors/999999/${action}`)).status).toBe(404);
  });
});

describe('stack traces', () => {
  beforeAll(async () => {
    // One line of a built file: column 10 onwards maps to line 3, column 5 of the source.
    const map = {
      version: 3,
      sources: ['../../src/features/x.ts'],
      sourcesContent: ['a\nb\n    throw oops();\n'],
      names: ['oops'],
      mappings: 'UAEIA',
    };
    await writeFile(join(folder, 'main-abc1234.js.map'), JSON.stringify(map));
    await writeFile(join(folder, 'server.js.map'), JSON.stringify(map));
    await writeFile(join(folder, 'build'), 'one');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const errorDetail = async (type: string) => (await api.send('GET', `/api/admin/errors/${await idOf(type)}`)).body;
  const own = { file: 'src/features/x.ts', line: 3, column: 5, name: 'oops', code: 'throw oops();' };

  test.each([
    ['V8', 'Error: x\n    at f (https://x.example/assets/main-abc1234.js:1:15)'],
    ['Firefox', 'f@https://x.example/assets/main-abc1234.js:1:15'],
  ])('from %s are mapped to source lines', async (name, stack) => {
    await report(name, { errorDetails: JSON.stringify({ stack }) });
    expect((await errorDetail(name)).frames).toMatchObject([{ source: own }]);
  });

  test('frames of unknown files stay unmapped, and paths cannot leave the folder', async () => {
    const stack = 'at a (https://x.example/assets/gone-0000000.js:1:15)\nat b (../../etc/passwd.js:1:1)';
    await report('old', { errorDetails: { stack } });
    const { frames } = await errorDetail('old');
    expect(frames.map(({ source }: { source: unknown }) => source)).toEqual([null, null]);
    expect(frames[0].raw).toContain('gone-0000000.js');
  });

  test('a report without a stack shows its details', async () => {
    await report('bare', { errorDetails: 'it was late' });
    expect(await errorDetail('bare')).toMatchObject({ frames: [], details: 'it was late' });
  });

  const until = async (isDone: () => Promise<boolean>) => {
    while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const hasRows = async () => (await list()).body.rows.length > 0;

  test('of server errors are stored with their location and without personal data', async () => {
    const cause = new Error('duplicate key value violates "users_email"');
    const error = new Error('Failed query: insert into users\nparams: dana@cards.example,0501234567', { cause });
    error.stack = `${error.name}: ${error.message}\n    at save (file:///srv/dist/server/server.js:1:15)`;
    createServerErrorRecorder(api.services)(error, { method: 'POST', path: '/api/things/:id' });
    await until(hasRows);
    const [row] = await api.rows('select * from error_reports');
    expect(JSON.stringify(row)).not.toMatch(/dana@|0501234567/);
    const serverError = await errorDetail('server.Error');
    expect(serverError).toMatchObject({ isServer: true, path: 'POST /api/things/:id', frames: [{ source: own }] });
    // The same file of another build has different line numbers.
    await writeFile(join(folder, 'build'), 'two');
    expect((await errorDetail('server.Error')).frames).toMatchObject([{ source: null }]);
  });
});
