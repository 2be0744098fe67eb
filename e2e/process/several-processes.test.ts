import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Profile } from '../../src/features/profiles/contract.ts';
import { callingOwner } from '../support/calling-owner.ts';
import { type Product, removeFolder, startProduct } from '../support/product.ts';

let product: Product;

beforeAll(async () => {
  product = await startProduct({ environment: { WORKERS: '2' } });
});
afterAll(async () => {
  await product.end();
  await removeFolder(product.dataDir);
});

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => {
      try {
        return (
          Number(readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]) === pid &&
          readFileSync(`/proc/${one}/cmdline`, 'utf8').includes('server.js')
        );
      } catch {
        return false;
      }
    });

test('login attempts on one account from forged IP addresses are counted across both processes', async () => {
  const first = await fetch(`${product.url}/api/csrf-token`);
  const { csrfToken } = (await first.json()) as { csrfToken: string };
  const cookie = first.headers.getSetCookie().map((header) => header.split(';')[0]);
  const guess = (index: number) =>
    fetch(`${product.url}/api/auth/login`, {
      method: 'POST',
      body: JSON.stringify({ email: 'admin@negia.example', password: `wrong-guess-${index}` }),
      headers: {
        'content-type': 'application/json',
        'csrf-token': csrfToken,
        cookie: cookie.join('; '),
        'x-forwarded-for': `198.51.100.${index}`,
        connection: 'close',
      },
    });
  const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => guess(index + 1)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(80);
});

test('two processes serve, share their rate limits, and a process that dies is replaced', async () => {
  const body = JSON.stringify({ errorType: 'Shared', errorMessage: 'limit', path: '/' });
  const send = () =>
    fetch(`${product.url}/api/errors/report`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', connection: 'close' },
    });
  const statuses = (await Promise.all(Array.from({ length: 40 }, send))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 202)).toHaveLength(30);

  const [first, second] = childrenOf(product.child.pid ?? 0);
  expect(second).toBeDefined();
  process.kill(first ?? 0, 'SIGKILL');
  // A connection in the dead process's queue is reset at once and may be retried; none may hang.
  const read = () =>
    fetch(`${product.url}/api/products`, { headers: { connection: 'close' } }).then(({ status }) => status);
  const answers = await Promise.all(Array.from({ length: 20 }, () => read().catch(read)));
  expect(answers.every((status) => status === 200)).toBe(true);
  for (let tries = 0; tries < 60 && childrenOf(product.child.pid ?? 0).length < 2; tries += 1) await wait(100);
  const replaced = childrenOf(product.child.pid ?? 0);
  expect(replaced).toHaveLength(2);
  expect(replaced).not.toContain(first);
});

test('a published change is visible in three processes within a second', async () => {
  const three = await startProduct({ environment: { WORKERS: '3', LOG_LEVEL: 'error' } });
  try {
    const owner = await callingOwner(three.url);
    const created = await owner.get('POST', '/api/profiles', { name: 'Dana' });
    const publish = (profile: Profile, title: string) =>
      owner.publish(profile, { ...created.document, identity: { ...created.document.identity, title: { en: title } } });
    // Successive connections are distributed round-robin; this many reach each process several times.
    const titles = async (address: string): Promise<Set<string>> => {
      const pids = new Set<string>();
      for (let visit = 0; visit < 12; visit += 1) {
        const answer = await fetch(three.url + address, { headers: { connection: 'close' } });
        pids.add(/class="role">.*?Title (\w+)/.exec(await answer.text())?.[1] ?? `none (${answer.status})`);
      }
      return pids;
    };
    const first = await publish(created, 'Title before');
    await expect.poll(() => titles(first.address), { timeout: 5_000, interval: 50 }).toEqual(new Set(['before']));
    const second = await publish(first, 'Title after');
    await expect.poll(() => titles(second.address), { timeout: 1_000, interval: 20 }).toEqual(new Set(['after']));
  } finally {
    await three.end();
    await removeFolder(three.dataDir);
  }
});
