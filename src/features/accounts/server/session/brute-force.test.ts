import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createHttpServer } from '#server-kit/http/http-server.ts';
import { mountRoutes } from '#server-kit/http/mount-routes.ts';
import { createLimits } from '#server-kit/limits/limits.ts';
import { sendTo, type TestAnswer } from '#server-kit/testing/test-api.ts';
import { demoEmail, demoPassword } from '../../demo-account.ts';
import { accountsRoutes } from '../feature.ts';
import { identify, seedDemo } from '../index.ts';
import {
  countByStatus,
  createBrowser,
  newGuest,
  newOwner,
  newPerson,
  startAccounts,
  type TestBrowser,
} from '../testing/test-browser.ts';

/** Brute-force tests with production rate limits, over two servers on one database. */
const api = await startAccounts();
await seedDemo(api.services.db);
const services = { ...api.services, limits: createLimits(api.pool, true) };
const second = await createHttpServer({ services, texts: [], isReady: async () => true, errorPage: () => '' });
mountRoutes(second, accountsRoutes, { services, identify });
const there = await second.listen({ host: '127.0.0.1', port: 0 });
afterAll(async () => {
  await second.close();
});
beforeEach(() => api.pool.query('truncate rate_limits'));

let lastAddress = 0;
const nextAddress = () => ({ 'x-forwarded-for': `198.51.100.${(lastAddress++ % 250) + 1}` });
const guess = (browser: TestBrowser, email: string, index: number, headers = nextAddress()) =>
  browser.send('POST', '/api/auth/login', { email, password: `wrong-guess-${index}` }, headers);

async function bruteForce(email: string, times: number): Promise<TestAnswer[]> {
  const here = createBrowser(api);
  const alsoThere = createBrowser({
    send: (method, path, body, headers) => sendTo(there + path, method, body, headers),
  });
  await Promise.all([here, alsoThere].map((browser) => browser.send('GET', '/api/csrf-token')));
  return Promise.all(Array.from({ length: times }, (_, index) => guess(index % 2 ? here : alsoThere, email, index)));
}

const owner = async () => {
  const signedIn = await newOwner(api);
  await signedIn.browser.logout();
  return signedIn;
};

describe('a brute-force attack from forged IP addresses over two processes', () => {
  test('reaches the password hash twenty times an hour, then gets 429', async () => {
    const { person } = await owner();
    expect(countByStatus(await bruteForce(person.email, 200))).toEqual({ 401: 20, 429: 180 });
    expect(await api.rows(`select points from rate_limits where key like 'login:%'`)).toHaveLength(1);
  });

  test('does not lock the owner out of a known browser', async () => {
    const { browser, person } = await owner();
    await bruteForce(person.email, 60);
    expect((await createBrowser(api).login(person)).status).toBe(429);
    expect((await browser.login(person)).status).toBe(200);
    expect((await browser.login(person)).status).toBe(200);
  });

  test('cannot be bypassed with the device cookie of another account', async () => {
    const [victim, attacker] = [await owner(), await owner()];
    await bruteForce(victim.person.email, 30);
    await attacker.browser.send('GET', '/api/csrf-token');
    expect((await guess(attacker.browser, victim.person.email, 1)).status).toBe(429);
  });

  test('from a known browser is limited too: thirty attempts an hour in total', async () => {
    const { browser, person } = await owner();
    const before = await bruteForce(person.email, 40);
    await browser.send('GET', '/api/csrf-token');
    const own = await Promise.all(Array.from({ length: 14 }, (_, index) => guess(browser, person.email, index)));
    expect(countByStatus([...before, ...own])[401]).toBe(30);
  });

  test('gets the retry time in the message and the header, also for an unknown email', async () => {
    const { person } = await owner();
    for (const email of [person.email, 'nobody-at-all@cards.example']) {
      await bruteForce(email, 21);
      const browser = await newGuest(api);
      const { status, body, headers } = await guess(browser, email, 1);
      expect([status, body.code]).toEqual([429, 'rate_limited']);
      expect(body.message).toMatch(
        /^היו יותר מדי ניסיונות כניסה לחשבון הזה\. נסו שוב בעוד \d+ דקות, או אפסו את הסיסמה$/,
      );
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_000);
    }
  });

  test('is counted by email, in any spelling', async () => {
    const { person } = await owner();
    await bruteForce(person.email.toUpperCase(), 15);
    expect(countByStatus(await bruteForce(` ${person.email}`, 15))[401]).toBe(5);
  });
});

test('successful sign-ins are not counted: forty an hour are allowed', async () => {
  const { person } = await owner();
  for (let round = 0; round < 40; round += 1) {
    const browser = await newGuest(api);
    expect((await browser.send('POST', '/api/auth/login', person, nextAddress())).status).toBe(200);
  }
});

test('one IP address is limited whatever emails it tries', async () => {
  const browser = await newGuest(api);
  const from = { 'x-forwarded-for': '203.0.113.7' };
  const answers: TestAnswer[] = [];
  for (let index = 0; index < 65; index += 1)
    answers.push(await guess(browser, `nobody-${index}@cards.example`, 1, from));
  expect(countByStatus(answers.slice(0, 60))).toEqual({ 401: 60 });
  expect(countByStatus(answers.slice(60))).toEqual({ 429: 5 });
});

test('wrong passwords for the demo account lock no one out of it', async () => {
  await bruteForce(demoEmail, 40);
  expect((await createBrowser(api).login({ email: demoEmail, password: demoPassword })).status).toBe(200);
});

test('registrations from one IP address are limited', async () => {
  const browser = await newGuest(api);
  const from = { 'x-forwarded-for': '203.0.113.8' };
  const register = () => browser.send('POST', '/api/auth/register', { ...newPerson(), username: '' }, from);
  for (let round = 0; round < 20; round += 1) expect((await register()).status).toBe(400);
  expect((await register()).status).toBe(429);
});

test('password confirmations of one account are limited', async () => {
  const { browser, person } = await owner();
  await browser.login(person);
  const confirm = () => browser.send('POST', '/api/auth/confirm', { password: 'wrong-guess-1' });
  for (let round = 0; round < 20; round += 1) await confirm();
  expect((await confirm()).status).toBe(429);
});
