import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint, type RateLimit } from '#base/endpoint.ts';
import { createLimits } from '#server-kit/limits/limits.ts';
import { closeAfterwards } from '#server-kit/testing/close-afterwards.ts';
import { createTestServer, identityOf, startTestApi } from '#server-kit/testing/test-api.ts';
import { openDatabase } from '../db/database.ts';
import { mountRoutes } from './mount-routes.ts';
import { route } from './route.ts';

const limited = (by: RateLimit['by']) =>
  endpoint({
    method: 'POST',
    path: `/api/by-${by}`,
    access: 'public',
    summary: 'x',
    limit: { points: 3, seconds: 60, by },
    answer: z.object({ ok: z.boolean() }),
  });
const routes = [limited('address'), limited('account')].map((one) => route(one, async () => ({ ok: true })));

let account = 1;

const first = await startTestApi({ routes });
const database = openDatabase(first.url, first.services.log);
closeAfterwards(() => database.close());
const services = { ...first.services, db: database.db, limits: createLimits(database.pool, true) };
const second = await createTestServer(services);
const identify = async () => ({ identity: identityOf({ id: account, role: 'user' }), acceptsCsrf: () => true });
mountRoutes(second, routes, { services, identify });
beforeEach(() => first.pool.query('truncate rate_limits'));

const here = async (path: string, headers = {}) => (await first.send('POST', path, undefined, headers)).status;
const there = async (path: string, headers = {}) =>
  (await second.inject({ method: 'POST', url: path, headers: { 'csrf-token': 'any', ...headers } })).statusCode;

test('requests from one address are counted across two servers on one database', async () => {
  const path = '/api/by-address';
  const statuses = await Promise.all([here(path), there(path), here(path), there(path), here(path), there(path)]);
  expect(statuses.sort()).toEqual([200, 200, 200, 429, 429, 429]);
  expect(await here(path, { 'x-forwarded-for': '203.0.113.9' })).toBe(200);
});

test('a rate-limited response has a Retry-After of at most 60 seconds', async () => {
  for (let count = 0; count < 3; count += 1) await here('/api/by-address');
  const answer = await first.send('POST', '/api/by-address');
  expect(answer.body).toEqual({ code: 'rate_limited', message: 'יותר מדי בקשות. נסו שוב בעוד כמה דקות' });
  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
});

test('requests of one account are counted across addresses, and separately from others', async () => {
  const path = '/api/by-account';
  first.signIn({ id: 1, role: 'user', hasSession: true });
  account = 1;
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const mine = [await here(path, from('203.0.113.1')), await there(path, from('203.0.113.2')), await here(path)];
  expect(mine).toEqual([200, 200, 200]);
  expect(await there(path, from('203.0.113.3'))).toBe(429);
  account = 2;
  expect(await there(path, from('203.0.113.3'))).toBe(200);
});
