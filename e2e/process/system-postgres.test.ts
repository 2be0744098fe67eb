import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeFolder, startProduct } from '../support/product.ts';
import { findSystemPostgres, startSystemPostgres } from '../support/system-postgres.ts';

const bin = findSystemPostgres();
if (!bin)
  process.stdout.write(
    '\nSKIPPED: no PostgreSQL 15 or newer on this machine; install `postgresql` to try DATABASE_URL\n\n',
  );

describe.skipIf(!bin)(`DATABASE_URL of a system PostgreSQL (${bin})`, () => {
  let postgres: Awaited<ReturnType<typeof startSystemPostgres>>;
  beforeAll(async () => {
    postgres = await startSystemPostgres(bin ?? '');
  });
  afterAll(() => postgres?.stop());

  test('migrates, seeds, serves, stops and starts again', async () => {
    for (const isFirst of [true, false]) {
      const product = await startProduct({ environment: { DATABASE_URL: postgres.url } });
      expect(product.output().includes('password (shown only now)')).toBe(isFirst);
      expect(await (await fetch(`${product.url}/api/home-products`)).json()).toHaveLength(3);
      const body = JSON.stringify({ errorType: 'Outside', errorMessage: 'kept', path: '/' });
      const headers = { 'content-type': 'application/json' };
      expect(await (await fetch(`${product.url}/api/errors/report`, { method: 'POST', body, headers })).json()).toEqual(
        { received: true },
      );
      expect(readdirSync(product.dataDir)).not.toContain('postgres');
      expect(await product.end()).toBe(0);
      await removeFolder(product.dataDir);
    }
  });

  test('two servers on one database can start together', async () => {
    const both = await Promise.all([1, 2].map(() => startProduct({ environment: { DATABASE_URL: postgres.url } })));
    for (const product of both) {
      expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
      expect(await product.end()).toBe(0);
      await removeFolder(product.dataDir);
    }
  });

  test('a lost database returns 503 with Retry-After while pages still load, and recovers without a restart', async () => {
    const product = await startProduct({ environment: { DATABASE_URL: postgres.url, LOG_LEVEL: 'error' } });
    await postgres.kill();
    const during = await fetch(`${product.url}/api/products`);
    expect(during.status).toBe(503);
    expect(Number(during.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await during.json()).toMatchObject({ code: 'unavailable' });
    expect((await fetch(`${product.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    const page = await fetch(`${product.url}/`);
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain('id="pricing"');

    await wait(3_000);
    await postgres.restart();
    for (let tries = 0; tries < 100 && (await fetch(`${product.url}/readyz`)).status !== 200; tries += 1)
      await wait(100);
    expect(await (await fetch(`${product.url}/api/products`)).json()).toHaveLength(3);

    const client = new pg.Client({ connectionString: postgres.url });
    client.on('error', () => undefined);
    await client.connect();
    await client.query("select graphile_worker.add_job('sweep-rate-limits', '{}')");
    const waiting = async () => {
      const jobs = await client.query(
        "select 1 from graphile_worker.jobs where task_identifier = 'sweep-rate-limits' and key is null",
      );
      return jobs.rowCount;
    };
    for (let tries = 0; tries < 400 && (await waiting()); tries += 1) await wait(100);
    expect(await waiting()).toBe(0);
    await client.end();
    expect(await product.end()).toBe(0);
    await removeFolder(product.dataDir);
  });
});
