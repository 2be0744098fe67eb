import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addJob, job } from '#server-kit/jobs/jobs.ts';
import { startTestApi } from '#server-kit/testing/test-api.ts';
import type { BackgroundJob } from '../contract.ts';
import { countFailedJobs, jobsFeature } from './index.ts';

const api = await startTestApi({ features: [jobsFeature] });
const mail = job({ name: 'some-mail', payload: z.object({ to: z.string() }), work: async () => undefined });

beforeEach(async () => {
  api.signIn({ id: 1, role: 'admin' });
  await api.pool.query('delete from graphile_worker._private_jobs');
});

const list = async (query = ''): Promise<BackgroundJob[]> =>
  (await api.send('GET', `/api/admin/jobs${query}`)).body.rows;

/** A job in a state that a worker leaves behind. */
async function add(set: Record<string, unknown> = {}): Promise<number> {
  await addJob(api.services.db, mail, { to: 'dana@cards.example' });
  const { rows } = await api.pool.query('select max(id)::int as id from graphile_worker._private_jobs');
  for (const [column, value] of Object.entries(set))
    await api.pool.query(`update graphile_worker._private_jobs set ${column} = $2 where id = $1`, [rows[0].id, value]);
  return rows[0].id;
}
const failed = { attempts: 25, last_error: 'Failed query: select 1 where email = $1\nparams: dana@cards.example' };

test('jobs are listed newest first, with their state, without their payload or the values of a query', async () => {
  await add();
  await add({ attempts: 3, last_error: 'connect ECONNREFUSED' });
  await add({ locked_at: new Date(), attempts: 1 });
  const id = await add(failed);
  const rows = await list();
  expect(rows.map(({ state }) => state)).toEqual(['failed', 'running', 'retrying', 'waiting']);
  expect(rows[0]).toEqual({
    id,
    name: 'some-mail',
    state: 'failed',
    attempts: 25,
    maxAttempts: 25,
    error: 'Failed query: select 1 where email = $1',
    createdAt: expect.any(String),
    runAt: expect.any(String),
  });
  expect(JSON.stringify(rows)).not.toContain('dana@');
  expect(await countFailedJobs(api.services.db)).toBe(1);
});

test('jobs are filtered by state and searched by name, error and number', async () => {
  const id = await add(failed);
  await add({ attempts: 3, last_error: 'connect ECONNREFUSED' });
  const found = async (query: string) => (await list(query)).map((one) => one.state);
  expect(await found('?state=failed')).toEqual(['failed']);
  expect(await found('?q=econnref')).toEqual(['retrying']);
  expect(await found('?q=some-mail')).toHaveLength(2);
  expect(await found(`?q=${id}`)).toEqual(['failed']);
  expect(await found('?q=%25')).toEqual([]);
});

test('pages follow each other', async () => {
  for (let count = 0; count < 51; count += 1) await add();
  const { body } = await api.send('GET', '/api/admin/jobs');
  expect(body.rows).toHaveLength(50);
  expect(await list(`?after=${body.next}`)).toHaveLength(1);
});

test('a failed job is tried again at once, with all its attempts', async () => {
  const id = await add({ ...failed, run_at: '2099-01-01' });
  expect((await api.send('PUT', `/api/admin/jobs/${id}/retry`, {})).status).toBe(200);
  const [row] = await list();
  expect([row?.attempts, row?.state]).toEqual([0, 'retrying']);
  expect(Date.parse(row?.runAt ?? '')).toBeLessThanOrEqual(Date.now());
});

test('a job that is given up is gone', async () => {
  const id = await add(failed);
  expect((await api.send('DELETE', `/api/admin/jobs/${id}`)).status).toBe(200);
  expect(await list()).toEqual([]);
});

test('a running job is left to its worker, and a missing one is not found', async () => {
  const id = await add({ locked_at: new Date(), locked_by: 'worker' });
  const missing = 2_000_000_000;
  for (const [method, path, status] of [
    ['PUT', `${id}/retry`, 409],
    ['DELETE', `${id}`, 409],
    ['PUT', `${missing}/retry`, 404],
    ['DELETE', `${missing}`, 404],
  ] as const) {
    const answer = await api.send(method, `/api/admin/jobs/${path}`, method === 'PUT' ? {} : undefined);
    expect(answer.status).toBe(status);
    if (status === 409) expect(answer.body.message).toBe('המשימה רצה עכשיו. נסו שוב עוד רגע.');
  }
  expect(await list()).toHaveLength(1);
});
