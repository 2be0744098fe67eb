import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { startTestApi } from '#server-kit/testing/test-api.ts';
import { accountsFeature, identify } from '../index.ts';
import { newAdmin, sweep } from '../testing/run-jobs.ts';
import { createBrowser, newOwner, type TestUser } from '../testing/test-browser.ts';

const start = new Date('2027-03-01T10:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;
const stream = endpoint({
  method: 'GET',
  path: '/api/try-stream',
  access: 'user',
  summary: 'Says nothing',
  answer: z.unknown(),
  isStream: true,
});
const streamRoute: Route = route(stream, async () => ({ listen: () => () => undefined }));

const api = await startTestApi({
  features: [accountsFeature],
  routes: [streamRoute],
  identify,
  settings: { RATE_LIMITS: 'off' },
});
beforeEach(() => api.setTime(start));

const at = (milliseconds: number) => api.setTime(new Date(start.getTime() + milliseconds));
const statusOf = async ({ browser }: TestUser) => (await browser.send('GET', '/api/account')).status;
const sessionsOf = (id: number) => api.rows('select * from sessions where user_id = $1', [id]);

describe('an idle session', () => {
  test('of an admin ends after eight hours', async () => {
    const admin = await newAdmin(api);
    at(8 * hour - 1);
    expect(await statusOf(admin)).toBe(200);
    at(16 * hour - 2);
    expect(await statusOf(admin)).toBe(200);
    at(24 * hour - 2);
    expect(await statusOf(admin)).toBe(401);
    await sweep(api);
    expect(await sessionsOf(admin.id)).toEqual([]);
  });

  test('of an admin is not prolonged by their other session, nor listed among the active ones', async () => {
    const admin = await newAdmin(api);
    const otherBrowser = createBrowser(api);
    await otherBrowser.login(admin.person);
    at(7 * hour);
    expect(await statusOf(admin)).toBe(200);
    at(9 * hour);
    expect((await admin.browser.send('GET', '/api/account/sessions')).body).toHaveLength(1);
    expect((await otherBrowser.send('GET', '/api/account')).status).toBe(401);
  });

  test('of an owner remains valid, for thirty days at most', async () => {
    const owner = await newOwner(api);
    // Simulates a prolonged session: the idle limit applies independently of it.
    await api.pool.query(`update sessions set expires_at = $2 where user_id = $1`, [owner.id, new Date('2028-01-01')]);
    at(29 * day);
    expect(await statusOf(owner)).toBe(200);
    at(29 * day + 30 * day);
    expect(await statusOf(owner)).toBe(401);
    await sweep(api);
    expect(await sessionsOf(owner.id)).toEqual([]);
  });

  test('is not prolonged by an open stream or by a bare token', async () => {
    const admin = await newAdmin(api);
    const { token } = (await admin.browser.send('GET', '/api/auth/current-user')).body;
    at(14 * 60_000);
    const byToken = await api.send('GET', '/api/account', undefined, { authorization: `Bearer ${token}` });
    expect(byToken.status).toBe(200);
    const cookie = `session=${admin.browser.cookies.get('session')}`;
    const listening = new AbortController();
    const answer = await fetch(`${api.address}/api/try-stream`, { headers: { cookie }, signal: listening.signal });
    expect(answer.status).toBe(200);
    listening.abort();
    expect((await sessionsOf(admin.id))[0].last_seen_at).toEqual(start);
    at(8 * hour);
    expect(await statusOf(admin)).toBe(401);
  });
});

test('ending sessions requires recent authentication, one by one or all at once', async () => {
  const owner = await newOwner(api);
  await createBrowser(api).login(owner.person);
  const [other] = (await sessionsOf(owner.id)).slice(-1);
  at(11 * 60_000);
  for (const path of ['/api/account/sessions', `/api/account/sessions/${other.id}`]) {
    const { status, body } = await owner.browser.send('DELETE', path);
    expect([status, body.code]).toEqual([403, 'confirm_needed']);
  }
  expect(await sessionsOf(owner.id)).toHaveLength(2);
  await owner.browser.send('POST', '/api/auth/confirm', { password: owner.person.password });
  expect((await owner.browser.send('DELETE', `/api/account/sessions/${other.id}`)).body).toHaveLength(1);
});
