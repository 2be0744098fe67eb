import { describe, expect, test } from 'vitest';
import { pictureWork } from './picture-work.ts';
import { createResultCache, createTimedCache } from './result-cache.ts';
import { createThread } from './thread.ts';

const later = () => new Promise((resolve) => setTimeout(resolve, 1));

describe('images', () => {
  test('are rendered one at a time, and requests beyond the queue are refused', async () => {
    let running = 0;
    let peak = 0;
    const draw = async () => {
      running += 1;
      peak = Math.max(peak, running);
      await later();
      running -= 1;
    };
    const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => pictureWork.run(draw)));
    expect(peak).toBe(1);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(outcomes.length - refused.length).toBe(25);
    for (const { reason } of refused as PromiseRejectedResult[])
      expect(reason).toMatchObject({ code: 'unavailable', options: { retryAfterSeconds: 5 } });
    await expect(pictureWork.run(async () => 'next')).resolves.toBe('next');
  });

  test('that belong to running work wait without being refused', async () => {
    const drawn = await Promise.all(
      Array.from({ length: 60 }, (_, name) => pictureWork.join(() => later().then(() => name))),
    );
    expect(drawn).toHaveLength(60);
  });
});

describe('cached results', () => {
  const make = () => {
    const calls: string[] = [];
    const cache = createResultCache<string>({ maxSize: 10, sizeOf: ({ length }) => length });
    const get = (name: string, result = name) =>
      cache.get(name, async () => {
        calls.push(name);
        await later();
        return result;
      });
    return { calls, get, cache };
  };

  test('are computed once, even for concurrent requests', async () => {
    const { calls, get } = make();
    expect(await Promise.all([get('aaaa'), get('aaaa'), get('bbbb')])).toEqual(['aaaa', 'aaaa', 'bbbb']);
    expect(await get('aaaa')).toBe('aaaa');
    expect(calls).toEqual(['aaaa', 'bbbb']);
  });

  test('are evicted for newer ones, least recently used first', async () => {
    const { calls, get } = make();
    for (const name of ['aaaa', 'bbbb', 'aaaa', 'cccc', 'aaaa', 'bbbb']) await get(name);
    expect(calls).toEqual(['aaaa', 'bbbb', 'cccc', 'bbbb']);
    await get('huge', 'x'.repeat(11));
    await get('huge', 'x'.repeat(11));
    expect(calls.filter((name) => name === 'huge')).toHaveLength(2);
  });

  test('do not include failures', async () => {
    const { cache, get } = make();
    await expect(cache.get('aaaa', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await get('aaaa')).toBe('aaaa');
  });
});

describe('a worker thread', () => {
  const source = `const { parentPort } = require('node:worker_threads');
    parentPort.on('message', ({ id, work }) => {
      if (work === 'die') process.exit(1);
      parentPort.postMessage(work === 'fail' ? { id, error: new Error('failed there') } : { id, value: work + '!' });
    });`;
  const open = () =>
    createThread<string, string>({
      name: 'testing',
      file: new URL(
        `data:text/javascript,${encodeURIComponent(source.replace("require('node:worker_threads')", "await import('node:worker_threads')"))}`,
      ),
      waiting: 3,
      message: 'files.errors.busy',
      heapMegabytes: 32,
    });

  test('returns each call its own result or error', async () => {
    const work = open();
    const outcomes = await Promise.allSettled([work('a'), work('fail'), work('b')]);
    expect(outcomes).toMatchObject([{ value: 'a!' }, { reason: { message: 'failed there' } }, { value: 'b!' }]);
  });

  test('refuses when too many calls wait', async () => {
    const work = open();
    const results = ['a', 'b', 'c'].map(work);
    await expect(work('d')).rejects.toMatchObject({
      code: 'unavailable',
      options: { message: 'files.errors.busy', retryAfterSeconds: 5 },
    });
    expect(await Promise.all(results)).toEqual(['a!', 'b!', 'c!']);
    expect(await work('d')).toBe('d!');
  });

  test('that ended rejects its pending call, and the next call starts another', async () => {
    const work = open();
    await expect(work('die')).rejects.toThrow('has ended');
    expect(await work('a')).toBe('a!');
  });
});

describe('figures that may be a little old', () => {
  let now = 0;
  const services = { db: {}, clock: { now: () => new Date(now) } };

  test('are computed once in their time for each name, and concurrent readers share the result', async () => {
    const cache = createTimedCache<number>(1_000);
    let made = 0;
    const get = (name: string) => cache.get(services, name, async () => (made += 1));
    expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual([1, 1, 2]);
    now += 999;
    expect(await get('a')).toBe(1);
    now += 1;
    expect(await get('a')).toBe(3);
    cache.forget(services.db);
    expect(await get('b')).toBe(4);
    expect(await cache.get({ ...services, db: {} }, 'a', async () => 9)).toBe(9);
  });

  test('are computed again after a failure', async () => {
    const cache = createTimedCache<string>(1_000);
    await expect(cache.get(services, 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.get(services, 'a', async () => 'yes')).toBe('yes');
  });
});
