import { beforeEach, describe, expect, test } from 'vitest';
import { jobsDone } from '#server-kit/testing/test-services.ts';
import { mailsTo, startJobs } from '../testing/run-jobs.ts';
import { createBrowser, newGuest, newPerson, startAccounts } from '../testing/test-browser.ts';

const day = 86_400_000;
const start = new Date('2027-03-01T10:00:00Z');
const api = await startAccounts();
const runner = await startJobs(api);
beforeEach(async () => {
  api.setTime(start);
  await api.pool.query('delete from rate_limits');
});

const register = (email: string) => createBrowser(api).register(newPerson({ email }));
const noticesTo = async (email: string) => {
  await jobsDone(api);
  const subjects = (await mailsTo(api, email)).map(({ headers }) => headers.get('subject'));
  return subjects.filter((subject) => subject === 'ניסו להירשם לנגיעה עם הכתובת שלכם').length;
};

describe('registering an address that already has an account', () => {
  test('returns 409 five times an hour per client for any addresses, then 429; a free address still registers', async () => {
    const owners = [newPerson(), newPerson()];
    for (const one of owners) await createBrowser(api).register(one);
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await register(owners[count % 2]?.email ?? '')).status);
    expect(statuses).toEqual([409, 409, 409, 409, 409, 429, 429]);
    expect((await register(newPerson().email)).status).toBe(200);
  });

  test('is found by the check too, with the same limit; the check opens no account', async () => {
    const owner = newPerson();
    await createBrowser(api).register(owner);
    const guest = await newGuest(api);
    const check = async (person: object) => (await guest.send('POST', '/api/auth/register/check', person)).status;
    const [free, weak] = [newPerson(), newPerson({ password: '123456' })];
    expect([await check(free), await check(weak)]).toEqual([200, 400]);
    expect((await createBrowser(api).register(free)).status).toBe(200);
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1)
      statuses.push(await check(newPerson({ email: owner.email })), (await register(owner.email)).status);
    expect(statuses).toEqual([409, 409, 409, 409, 409, 429]);
  });

  test('by changing the address has the same limit', async () => {
    const owner = newPerson();
    await createBrowser(api).register(owner);
    const browser = createBrowser(api);
    await browser.register();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await browser.send('PUT', '/api/account/email', { email: owner.email })).status);
    expect(statuses).toEqual([409, 409, 409, 409, 409, 429]);
  });

  test('is reported to its owner by email, once a day, without details of the attempt', async () => {
    const owner = newPerson();
    await createBrowser(api).register(owner);
    const attempts = Array.from({ length: 4 }, () => register(owner.email.toUpperCase()));
    await Promise.all(attempts);
    expect(await noticesTo(owner.email)).toBe(1);
    api.setTime(new Date(start.getTime() + day - 1));
    await register(owner.email);
    expect(await noticesTo(owner.email)).toBe(1);
    api.setTime(new Date(start.getTime() + day + 1));
    await api.pool.query('delete from rate_limits');
    await register(owner.email);
    expect(await noticesTo(owner.email)).toBe(2);
    const mail = (await mailsTo(api, owner.email)).at(-1);
    expect(mail?.text).not.toContain('dana-');
    expect(mail?.text).not.toContain('#token=');
  });

  test('is not reported when only the username is taken', async () => {
    const owner = newPerson();
    await createBrowser(api).register(owner);
    for (let count = 0; count < 7; count += 1)
      expect((await createBrowser(api).register(newPerson({ username: owner.username }))).status).toBe(409);
    expect(await noticesTo(owner.email)).toBe(0);
  });
});

test('requesting a password reset does the same work for any address: one count and one job', async () => {
  const owner = newPerson();
  await createBrowser(api).register(owner);
  await jobsDone(api);
  await runner.stop();
  const queriesRun: string[][] = [];
  for (const email of [owner.email, newPerson().email]) {
    const browser = await newGuest(api);
    const queries: string[] = [];
    const original = api.pool.query.bind(api.pool);
    // biome-ignore lint/suspicious/noExplicitAny: every form of a query passes through
    (api.pool as any).query = (...queryArguments: any[]) => {
      queries.push(String(queryArguments[0]?.text ?? queryArguments[0]).replace(/\s+/g, ' '));
      return (original as (...all: unknown[]) => unknown)(...queryArguments);
    };
    expect((await browser.send('POST', '/api/auth/forgot-password', { email })).status).toBe(200);
    api.pool.query = original;
    queriesRun.push(queries);
  }
  expect(queriesRun[0]?.length).toBeGreaterThan(1);
  expect(queriesRun[1]).toEqual(queriesRun[0]);
  const rows = await api.rows('select task_identifier from graphile_worker.jobs');
  expect(rows).toEqual([{ task_identifier: 'forgot-password' }, { task_identifier: 'forgot-password' }]);
  await runner.resume();
  await jobsDone(api);
});
