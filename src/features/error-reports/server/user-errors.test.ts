import { beforeEach, expect, test } from 'vitest';
import { addUser } from '#features/accounts/server/testing/run-jobs.ts';
import { startTestApi } from '#server-kit/testing/test-api.ts';
import { createServerErrorRecorder, errorReportsFeature } from './index.ts';
import { errorReportsJobs } from './jobs.ts';

const api = await startTestApi({ features: [errorReportsFeature], settings: { RATE_LIMITS: 'off' } });
const [owner, admin] = [await addUser(api), await addUser(api, { role: 'admin' })];
beforeEach(async () => {
  await api.pool.query('truncate error_reports cascade');
  api.setTime(undefined);
});

const report = (errorType: string) =>
  api.send('POST', '/api/errors/report', { errorType, errorMessage: `${errorType} failed`, path: '/dashboard' });

async function errorsOf(id: number, staffRole: 'owner' | 'support' = 'owner') {
  api.signIn({ id: admin, role: 'admin', staffRole });
  return (await api.send('GET', `/api/admin/users/${id}/errors`)).body;
}

test('support sees which errors a customer met, newest first, with how often', async () => {
  api.signIn({ id: owner, role: 'user' });
  await report('first');
  await report('second');
  await report('first');
  const errors = await errorsOf(owner, 'support');
  expect(errors.map(({ type, count }: { type: string; count: number }) => [type, count])).toEqual([
    ['first', 2],
    ['second', 1],
  ]);
  expect(errors[0]).toMatchObject({ message: 'first failed', path: '/dashboard', state: 'open' });
  expect(await errorsOf(admin)).toEqual([]);
});

test('an error of the server is the customer’s whose request failed', async () => {
  createServerErrorRecorder(api.services)(new Error('gone wrong'), { method: 'GET', path: '/api/x', userId: owner });
  await expect.poll(() => errorsOf(owner)).toHaveLength(1);
});

test.each([
  ['a visitor', undefined],
  ['staff who look at the account', { id: owner, role: 'user', impersonator: { id: admin, username: 'admin' } }],
  ['the demo', { id: owner, role: 'user', isDemo: true }],
  ['an account that is gone', { id: 999_999, role: 'user' }],
] as const)('of %s nothing is kept but the report', async (_, identity) => {
  api.signIn(identity as Parameters<typeof api.signIn>[0]);
  expect((await report('other')).body).toEqual({ received: true });
  expect(await api.rows('select * from error_report_users')).toEqual([]);
  expect(await api.rows('select * from error_reports')).toHaveLength(1);
});

test('who met it is forgotten with the account, and ninety days after it happened last', async () => {
  const leaving = await addUser(api);
  for (const id of [owner, leaving]) {
    api.signIn({ id, role: 'user' });
    await report('old');
  }
  await api.pool.query('delete from users where id = $1', [leaving]);
  expect(await errorsOf(leaving)).toEqual([]);
  expect(await errorsOf(owner)).toHaveLength(1);
  await api.pool.query(`update error_report_users set last_seen_at = now() - interval '91 days'`);
  for (const job of errorReportsJobs) await job.work(api.services, {} as never);
  expect(await errorsOf(owner)).toEqual([]);
  expect(await api.rows('select * from error_reports')).toHaveLength(1);
});
