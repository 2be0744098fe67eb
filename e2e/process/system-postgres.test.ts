import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeFolder, startProduct } from '../support/product.ts';
import { findSystemPostgres, startSystemPostgres } from '../support/system-postgres.ts';

const bin = findSystemPostgres();
if (!bin)
  process.stdout.write(
    '\nSKIPPED: no PostgreSQL 15 or newer on this machine; install `postgresql` to try DATABASE_URL\n\n',
  );

describe.skipIf(!bin)(`DATABASE_URL on the machine's own PostgreSQL (${bin})`, () => {
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

  test('two servers on one database start together', async () => {
    const both = await Promise.all([1, 2].map(() => startProduct({ environment: { DATABASE_URL: postgres.url } })));
    for (const product of both) {
      expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
      expect(await product.end()).toBe(0);
      await removeFolder(product.dataDir);
    }
  });
});
