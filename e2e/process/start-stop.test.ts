import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { isPostgres } from '../../src/server-kit/embedded-postgres/postmaster.ts';
import { callingOwner } from '../support/calling-owner.ts';
import {
  failToStart,
  freePort,
  type Product,
  removeFolder,
  startProduct,
  temporaryFolder,
} from '../support/product.ts';
import { rowsOf } from '../support/product-database.ts';
import { createSaver } from '../support/saver.ts';

const running = new Set<Product>();

const start = async (...parameters: Parameters<typeof startProduct>): Promise<Product> => {
  const product = await startProduct(...parameters);
  running.add(product);
  return product;
};

afterEach(async () => {
  for (const { child, end } of running) if (child.exitCode === null && child.signalCode === null) await end('SIGTERM');
  for (const { dataDir } of running) await removeFolder(dataDir);
  running.clear();
});

const postmasterOf = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

/** How often the single kind of error was counted. */
async function countOfReports(dataDir: string): Promise<number> {
  const rows = await rowsOf(dataDir, 'select count from error_reports');
  expect(rows).toHaveLength(1);
  return Number(rows[0].count);
}

const visitor = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0.0.0 Mobile Safari/537.36' };

describe('starting', () => {
  test('the first start prints the address and the admin password, the second only the address', async () => {
    const first = await start();
    expect(first.output()).toContain(`Negia is at http://localhost:${first.port}`);
    expect(first.output()).toMatch(/Admin: admin@negia\.example, password \(shown only now\): \S{20}/);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    expect(await first.end('SIGINT')).toBe(0);
    const second = await start({ dataDir: first.dataDir });
    expect(second.output()).not.toContain('password');
  });

  test('secrets and data are readable only by their owner, and the password is hashed at full cost', async () => {
    const { dataDir } = await start();
    const mode = async (path: string) => ((await stat(join(dataDir, path))).mode & 0o777).toString(8);
    expect(await mode('secrets/database-password')).toBe('600');
    expect(await mode('postgres')).toBe('700');
    expect(await mode('postgres.log')).toBe('600');
    const [{ password_hash: hash }] = await rowsOf(dataDir, 'select password_hash from users');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('a taken port fails with a one-line error', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    const { code, output } = await failToStart({ port });
    other.close();
    expect({ code, output }).toEqual({ code: 1, output: `Port ${port} is taken: stop what uses it, or set PORT` });
  });

  test('a second server on the same data is refused and does not affect the first', async () => {
    const first = await start();
    const { code, output } = await failToStart({ dataDir: first.dataDir });
    expect({ code, output }).toEqual({ code: 1, output: `Negia already runs on DATA_DIR ${first.dataDir}` });
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  test('a DATA_DIR that cannot be written fails with a one-line error', async () => {
    const folder = await temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    const dataDir = join(folder, 'file', 'data');
    const { code, output } = await failToStart({ dataDir });
    await removeFolder(folder);
    expect({ code, output }).toEqual({ code: 1, output: `DATA_DIR ${dataDir} cannot be written to` });
  });

  test.each([
    ['nobody listens', 'postgres://negia:s3cret@127.0.0.1:1/negia', 'ECONNREFUSED'],
    ['no such host', 'postgres://negia:s3cret@nowhere.invalid/negia', 'nowhere.invalid'],
  ])('a wrong DATABASE_URL (%s) fails with a one-line error without the password', async (_, url, hint) => {
    const { code, output } = await failToStart({ environment: { DATABASE_URL: url } });
    expect(code).toBe(1);
    expect(output).toMatch(/^DATABASE_URL does not lead to a usable database: [^\n]+$/);
    expect(output).toContain(hint);
    expect(output).not.toContain('s3cret');
  });

  test('an unknown value of a setting fails with a one-line error', async () => {
    const answer = await failToStart({ environment: { SEED: 'lots' } });
    expect(answer).toEqual({ code: 1, output: 'SEED must be demo or none; it is "lots"' });
  });
});

describe('stopping', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('%s stops the server and its PostgreSQL cleanly', async (signal) => {
    const product = await start();
    const postmaster = await postmasterOf(product.dataDir);
    expect(await product.end(signal)).toBe(0);
    expect(await isPostgres(postmaster)).toBe(false);
    expect(product.output()).toContain('"msg":"stopped"');
  });

  test('breaks no response under load', async () => {
    const product = await start({ environment: { RATE_LIMITS: 'off', LOG_LEVEL: 'error' } });
    let isStopping = false;
    const outcomes = { good: 0, refused: 0, broken: [] as string[] };
    const client = async () => {
      for (;;) {
        try {
          const answer = await fetch(`${product.url}/api/home-products`);
          if (answer.status === 200) JSON.parse(await answer.text());
          else if (answer.status !== 503) outcomes.broken.push(`status ${answer.status}`);
          outcomes.good += 1;
        } catch (error) {
          const code =
            error instanceof Error && error.cause instanceof Error && 'code' in error.cause
              ? String(error.cause.code)
              : String(error);
          // A connection that was never accepted may be refused; an accepted one must get a response.
          if (isStopping && ['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'].includes(code)) outcomes.refused += 1;
          else outcomes.broken.push(code);
          if (isStopping) return;
        }
      }
    };
    const clients = Array.from({ length: 16 }, client);
    await wait(1_500);
    // Waits for enough traffic, so that the stop happens under load even on a slow machine.
    await expect.poll(() => outcomes.good, { timeout: 30_000 }).toBeGreaterThan(100);
    isStopping = true;
    expect(await product.end('SIGTERM')).toBe(0);
    await Promise.all(clients);
    expect(outcomes.broken).toEqual([]);
  });
});

describe('after a crash', () => {
  test('the next start reuses the PostgreSQL that a killed server left running', async () => {
    const first = await start();
    const postmaster = await postmasterOf(first.dataDir);
    await first.end('SIGKILL');
    expect(await isPostgres(postmaster)).toBe(true);
    const second = await start({ dataDir: first.dataDir });
    expect(await postmasterOf(second.dataDir)).toBe(postmaster);
    await expect.poll(async () => (await fetch(`${second.url}/readyz`)).status, { timeout: 30_000 }).toBe(200);
  });

  test('the next start recovers when PostgreSQL was killed too', async () => {
    const first = await start();
    const postmaster = await postmasterOf(first.dataDir);
    await first.end('SIGKILL');
    process.kill(postmaster, 'SIGKILL');
    const second = await start({ dataDir: first.dataDir });
    expect(await postmasterOf(second.dataDir)).not.toBe(postmaster);
    const products = async () => (await (await fetch(`${second.url}/api/products`)).json()).length;
    await expect.poll(products, { timeout: 30_000 }).toBe(3);
  });

  test('ten kills in a row under load lose no acknowledged report or save', async () => {
    const dataDir = await temporaryFolder();
    let acknowledged = 0;
    const saver = createSaver();
    for (let round = 0; round < 10; round += 1) {
      const product = await start({ dataDir, environment: { RATE_LIMITS: 'off', LOG_LEVEL: 'error' } });
      if (round === 0) await saver.begin(product.url);
      const isOver = new AbortController();
      const senders = Array.from({ length: 4 }, async () => {
        while (!isOver.signal.aborted) {
          const body = JSON.stringify({ errorType: 'Crash', errorMessage: 'counted', path: '/' });
          const answer = await fetch(`${product.url}/api/errors/report`, {
            method: 'POST',
            body,
            headers: { 'content-type': 'application/json' },
          }).catch(() => undefined);
          const { received } = (await answer?.json().catch(() => ({}))) ?? {};
          if (received) acknowledged += 1;
          if (!answer) return;
        }
      });
      const saving = (async () => {
        while (!isOver.signal.aborted && (await saver.save(product.url)));
      })();
      await wait(250 + 60 * round);
      // Waits for enough saves and reports, so that the kill happens under load even on a slow machine.
      const enough = () => saver.acknowledged() > 2 * (round + 1) && acknowledged > 10 * (round + 1);
      await expect.poll(enough, { timeout: 60_000, interval: 20 }).toBe(true);
      if (round % 3 === 2) process.kill(await postmasterOf(dataDir), 'SIGKILL');
      await product.end('SIGKILL');
      isOver.abort();
      await Promise.all([...senders, saving]);
      running.delete(product);
    }
    const last = await start({ dataDir });
    const stored = await countOfReports(dataDir);
    expect(acknowledged).toBeGreaterThan(100);
    // A report may be stored without its response having arrived, never the other way round.
    expect(stored).toBeGreaterThanOrEqual(acknowledged);
    const saves = await saver.compare(last.url);
    expect(saves.acknowledged).toBeGreaterThan(20);
    expect(saves.saved).toBeGreaterThanOrEqual(saves.acknowledged);
    expect(last.output()).toContain('Negia is at');
  });

  test('the server restarts its PostgreSQL after a crash and loses nothing acknowledged', async () => {
    const product = await start({ environment: { RATE_LIMITS: 'off', LOG_LEVEL: 'error' } });
    const report = (path: string) => {
      const body = JSON.stringify({ errorType: 'Crash', errorMessage: 'kept', path });
      return fetch(`${product.url}/api/errors/report`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      });
    };
    let acknowledged = 0;
    for (let round = 0; round < 5; round += 1) {
      for (let count = 0; count < 20; count += 1) if ((await (await report('/')).json()).received) acknowledged += 1;
      const old = await postmasterOf(product.dataDir);
      process.kill(old, 'SIGKILL');
      const isBack = async () =>
        (await postmasterOf(product.dataDir).catch(() => old)) !== old &&
        (await fetch(`${product.url}/readyz`)).status === 200;
      for (let tries = 0; tries < 200 && !(await isBack()); tries += 1) await wait(50);
    }
    expect(acknowledged).toBe(100);
    expect(await countOfReports(product.dataDir)).toBe(100);
    expect((await fetch(`${product.url}/`)).status).toBe(200);
    expect(await product.end()).toBe(0);
  });

  test.each([
    ['whose starter was killed', 'node', ['scripts/start.mjs'], 'SIGKILL'],
    ['whose npm was asked to stop', 'npm', ['start'], 'SIGTERM'],
  ] as const)('a server %s stops its PostgreSQL by itself', async (_, program, parameters, signal) => {
    const folder = await temporaryFolder();
    const environment = { ...process.env, PORT: String(await freePort()), DATA_DIR: folder, NODE_ENV: 'production' };
    const starter = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'inherit'], env: environment });
    await new Promise<void>((resolve) =>
      starter.stdout.on('data', (chunk) => String(chunk).includes('Negia is at') && resolve()),
    );
    const postmaster = await postmasterOf(folder);
    starter.kill(signal);
    for (let tries = 0; tries < 100 && (await isPostgres(postmaster)); tries += 1) await wait(100);
    expect(await isPostgres(postmaster)).toBe(false);
    await removeFolder(folder);
  });
});

test.each(['1', '2'])(
  'stopped under load, %s processes have counted all requests that they answered',
  async (workers) => {
    const environment = { RATE_LIMITS: 'off', LOG_LEVEL: 'error', WORKERS: workers };
    const product = await start({ environment });
    const owner = await callingOwner(product.url);
    const created = await owner.get('POST', '/api/profiles', { name: 'Dana', phone: '0505550101' });
    const { id, address } = await owner.get('PUT', `/api/profiles/${created.id}/publish`);
    const answered = { views: 0, clicks: 0, saves: 0 };
    const click = { method: 'POST', body: JSON.stringify({ kind: 'click', target: 'call' }) };
    const visits = [
      ['views', address, {}],
      ['clicks', `/api/profiles/${id}/events`, click],
      ['saves', `${address}.vcf`, {}],
    ] as const;
    const client = async (_: unknown, index: number) => {
      for (let turn = index; ; turn += 1) {
        const [kind, path, init] = visits[turn % 3] ?? visits[0];
        // A different client IP for each visit, because that many views by one visitor would not be counted.
        const forwarded = `198.18.${index}.${turn % 256}`;
        const headers = { ...visitor, 'content-type': 'application/json', 'x-forwarded-for': forwarded };
        const answer = await fetch(product.url + path, { ...init, headers }).catch(() => undefined);
        const isComplete = await answer?.arrayBuffer().then(
          () => true,
          () => false,
        );
        if (!answer || !isComplete) return;
        if (answer.ok) answered[kind] += 1;
      }
    };
    const clients = Array.from({ length: 12 }, client);
    while (answered.clicks < 60) await wait(50);
    expect(await product.end('SIGTERM')).toBe(0);
    await Promise.all(clients);
    const again = await start({ dataDir: product.dataDir, environment: { LOG_LEVEL: 'error' } });
    const cookie = [...owner.cookies].map((pair) => pair.join('=')).join('; ');
    const stats = await (await fetch(`${again.url}/api/stats/${id}`, { headers: { cookie } })).json();
    expect(stats.totals).toMatchObject(answered);
  },
);
