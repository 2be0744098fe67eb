import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { RateLimit } from '#base/endpoint.ts';
import { createTestServices } from '#server-kit/testing/test-services.ts';
import { openDatabase } from '../db/database.ts';
import { limitsJobs } from './jobs.ts';
import { createLimits } from './limits.ts';

const limit: RateLimit = { points: 20, seconds: 60, by: 'address' };

const kit = await createTestServices();
const other = openDatabase(kit.url, kit.services.log);
const here = createLimits(kit.pool, true);
const there = createLimits(other.pool, true);
afterAll(async () => {
  await other.close();
});
beforeEach(() => kit.pool.query('truncate rate_limits'));

const passed = async (tries: Promise<boolean>[]) => (await Promise.all(tries)).filter(Boolean).length;

describe('a rate limit', () => {
  test('allows exactly its number, also with concurrent requests on two processes', async () => {
    const tries = Array.from({ length: 100 }, (_, index) => (index % 2 ? here : there).tryConsume('login', 'a', limit));
    expect(await passed(tries)).toBe(20);
  });

  test('is counted separately for each key and name', async () => {
    const one: RateLimit = { ...limit, points: 1 };
    expect(await here.tryConsume('login', 'a', one)).toBe(true);
    expect(await here.tryConsume('login', 'b', one)).toBe(true);
    expect(await here.tryConsume('register', 'a', one)).toBe(true);
    expect(await here.tryConsume('login', 'a', one)).toBe(false);
  });

  test('returns the retry time in whole seconds, up to its window', async () => {
    const short: RateLimit = { points: 1, seconds: 30, by: 'address' };
    await here.consume('short', 'a', short);
    const refusal = await there.consume('short', 'a', short).catch((error) => error);
    expect(refusal).toMatchObject({ name: 'AppError', code: 'rate_limited', status: 429 });
    const { retryAfterSeconds } = refusal.options;
    expect(Number.isInteger(retryAfterSeconds) && retryAfterSeconds >= 1 && retryAfterSeconds <= 30).toBe(true);
  });

  test('resets when its window is over', async () => {
    const one: RateLimit = { ...limit, points: 1 };
    await here.consume('again', 'a', one);
    expect(await here.tryConsume('again', 'a', one)).toBe(false);
    await kit.pool.query('update rate_limits set expire = expire - 60000');
    expect(await here.tryConsume('again', 'a', one)).toBe(true);
  });

  test('applies the number passed, even under a name used with another', async () => {
    expect(await passed([1, 2, 3].map(() => here.tryConsume('two', 'a', { ...limit, points: 2 })))).toBe(2);
    expect(await here.tryConsume('two', 'b', { ...limit, points: 5 })).toBe(true);
    expect(await passed([1, 2, 3, 4, 5].map(() => here.tryConsume('two', 'b', { ...limit, points: 5 })))).toBe(4);
  });

  test.each([
    ['a very long one', 'x'.repeat(5_000)],
    ['a long one in Hebrew', 'דנה'.repeat(300)],
    ['one with a NUL and half a pair', 'a\u0000b\ud800'],
    ['an empty one', ''],
  ])('accepts any key: %s', async (_, key) => {
    const one: RateLimit = { ...limit, points: 1 };
    expect([await here.tryConsume('key', key, one), await there.tryConsume('key', key, one)]).toEqual([true, false]);
    expect(await here.tryConsume('key', `${key}.`, one)).toBe(true);
  });

  test('can be disabled for testing', async () => {
    const off = createLimits(kit.pool, false);
    expect(await passed(Array.from({ length: 30 }, () => off.tryConsume('login', 'a', limit)))).toBe(30);
    expect((await kit.pool.query('select * from rate_limits')).rowCount).toBe(0);
  });

  test('throws instead of refusing when the database is unreachable', async () => {
    const lost = openDatabase('postgres://negia@127.0.0.1:1/negia', kit.services.log);
    const blind = createLimits(lost.pool, true);
    await expect(blind.tryConsume('login', 'a', limit)).rejects.toThrow('ECONNREFUSED');
    await lost.close();
  });
});

describe('an in-memory limit', () => {
  const light: RateLimit = { points: 3, seconds: 60, by: 'address', store: 'memory' };

  test('counts in this process only, without the database', async () => {
    expect(await passed([1, 2, 3, 4, 5].map(() => here.tryConsume('events', 'a', light)))).toBe(3);
    expect(await passed([1, 2, 3, 4].map(() => there.tryConsume('events', 'a', light)))).toBe(3);
    expect(await here.tryConsume('events', 'b', light)).toBe(true);
    expect((await kit.pool.query('select * from rate_limits')).rowCount).toBe(0);
  });

  test('refuses like the others, and works without the database', async () => {
    const lost = openDatabase('postgres://negia@127.0.0.1:1/negia', kit.services.log);
    const blind = createLimits(lost.pool, true);
    const one: RateLimit = { ...light, points: 1 };
    expect(await blind.consume('events', 'a', one)).toBe(1);
    const refusal = await blind.consume('events', 'a', one).catch((error) => error);
    expect(refusal).toMatchObject({ name: 'AppError', code: 'rate_limited', status: 429 });
    await blind.reward('events', 'a', one);
    await blind.reward('events', 'a', one);
    expect(await blind.tryConsume('events', 'a', one)).toBe(true);
    await lost.close();
  });
});

test('the cleanup deletes expired entries only', async () => {
  await here.consume('old', 'a', limit);
  await kit.pool.query('update rate_limits set expire = 1');
  await here.consume('new', 'a', limit);
  for (const { work } of limitsJobs) await work(kit.services, {});
  const { rows } = await kit.pool.query<{ key: string }>('select key from rate_limits');
  expect(rows.map(({ key }) => key)).toEqual([expect.stringContaining('new')]);
});
