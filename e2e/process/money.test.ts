import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { findLedgerErrors } from '#features/payments/server/index.ts';
import { compareWithProvider } from '#features/payments/server/testing/compare-with-bank.ts';
import { subscriptionsFeature } from '#features/subscriptions/server/index.ts';
import { createLog } from '#server-kit/log/index.ts';
import { openDatabase } from '../../src/server-kit/db/database.ts';
import { collectExtensions } from '../../src/server-kit/services/services.ts';
import { type Buyer, callingBuyer, testCardNumbers } from '../support/buyer.ts';
import { type Product, removeFolder, type StartOptions, startProduct, temporaryFolder } from '../support/product.ts';
import { databaseUrlOf, rowsOf } from '../support/product-database.ts';

/** For a longer run: `KILLS=50 npx vitest run --config vitest.process.config.ts e2e/process/money.test.ts`. */
const kills = Number(process.env.KILLS ?? 4);

const running = new Set<Product>();
const start = async (options: StartOptions): Promise<Product> => {
  const environment = { RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...options.environment };
  const product = await startProduct({ ...options, environment });
  running.add(product);
  return product;
};
const stop = async (product: Product, signal: NodeJS.Signals): Promise<void> => {
  await product.end(signal);
  running.delete(product);
};
afterEach(async () => {
  const folders = new Set([...running].map(({ dataDir }) => dataDir));
  for (const product of running) await stop(product, 'SIGTERM');
  for (const folder of folders) await removeFolder(folder);
});

/** Compares our ledger with the bank's records and returns the inconsistencies. */
async function ledgerProblems(dataDir: string): Promise<unknown[]> {
  const log = createLog('silent', { write: () => undefined });
  const { db, pool, close } = openDatabase(await databaseUrlOf(dataDir), log, { connections: 2 });
  try {
    const extensions = collectExtensions(subscriptionsFeature.extensions);
    return [...(await findLedgerErrors({ db, extensions })), ...(await compareWithProvider({ pool }))];
  } finally {
    await close();
  }
}

const waiting = async (dataDir: string): Promise<number> =>
  (
    await rowsOf(
      dataDir,
      `select (select count(*) from payments where status in ('created', 'processing', 'challenge'))::int
         + (select count(*) from refunds where status = 'created')::int as count`,
    )
  )[0].count;

/** Runs the product's own recovery job, as the scheduler would. */
async function recovered(dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: await databaseUrlOf(dataDir) });
  await client.connect();
  // Ages the rows so that recovery looks for them.
  await client.query(`update payments set created_at = created_at - interval '2 hours' where settled_at is null`);
  await client.query(`update payment_attempts set started_at = started_at - interval '2 hours'`);
  await client.query(`update refunds set created_at = created_at - interval '2 hours' where settled_at is null`);
  for (let tries = 0; tries < 60 && (await waiting(dataDir)) > 0; tries += 1) {
    for (const name of ['recover-payments', 'recover-refunds'])
      await client.query(`select graphile_worker.add_job($1, '{}'::json, job_key := $1 || '-now')`, [name]);
    await wait(1_000);
  }
  await client.end();
}

describe('1,000 requests with one idempotency key', () => {
  test('over two processes make one charge and one order, with the same response to all', async () => {
    const product = await start({ environment: { WORKERS: '2' } });
    const buyer = await callingBuyer(product.url);
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => buyer.pay('press-0000001')));
    const [{ status, body }] = answers as [(typeof answers)[number]];
    expect([status, body]).toMatchObject([200, { status: 'paid', amount: 4_000 }]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveProperty('size', 1);
    expect(await rowsOf(product.dataDir, 'select count(*)::int from orders')).toEqual([{ count: 1 }]);
    const charged = `select count(*)::int, sum(amount)::int from bank_payments where state = 'paid'`;
    expect(await rowsOf(product.dataDir, charged)).toEqual([{ count: 1, sum: 4_000 }]);
    expect(await ledgerProblems(product.dataDir)).toEqual([]);
    // The bank's webhooks are also delivered over HTTP, signed, and each is applied once.
    const undelivered = 'select count(*)::int from bank_events where delivered_at is null';
    await expect.poll(() => rowsOf(product.dataDir, undelivered), { timeout: 30_000 }).toEqual([{ count: 0 }]);
    const applied = `select count(*)::int from webhook_events where applied_at is not null`;
    expect(await rowsOf(product.dataDir, applied)).toEqual([{ count: 1 }]);
  });
});

describe('killed during payments', () => {
  test(`${kills} times, charges each buyer at most once and loses no payment`, { timeout: 900_000 }, async () => {
    const dataDir = await temporaryFolder();
    /** Orders that the product reported as paid. */
    const acknowledged = new Map<string, number>();
    let pending: { buyer: Buyer; key: string }[] = [];
    let product = await start({ dataDir });
    const { port } = product;
    for (let round = 0; round < kills; round += 1) {
      const cardNumbers = [
        testCardNumbers.pays,
        testCardNumbers.pays,
        testCardNumbers.pays,
        testCardNumbers.declined,
        testCardNumbers.pays,
      ];
      const buyers = await Promise.all(cardNumbers.map((cardNumber) => callingBuyer(product.url, cardNumber)));
      let answers = 0;
      const pay = async ({ buyer, key }: (typeof pending)[number]) => {
        const answer = await buyer.pay(key).catch(() => undefined);
        const body = answer?.body as { orderId: number; status: string } | undefined;
        answers += 1;
        if (body?.status === 'paid') acknowledged.set(`${buyer.username} ${key}`, body.orderId);
        return body?.status === 'paid' || body?.status === 'declined';
      };
      const attempts = [...pending, ...buyers.map((buyer, index) => ({ buyer, key: `key-${round}-${index}-0000` }))];
      const paying = Promise.all(attempts.map(async (one) => ((await pay(one)) ? [] : [one])));
      // Kills between the first click and the first responses: before any of them, or after one, two or three.
      await wait(10 + ((round * 37) % 160));
      for (let tries = 0; tries < 600 && answers < round % 4; tries += 1) await wait(5);
      await stop(product, 'SIGKILL');
      pending = (await paying).flat();
      product = await start({ dataDir, port });
    }
    for (const { buyer, key } of pending) {
      const { body } = await buyer.pay(key);
      expect(['paid', 'declined', 'processing']).toContain((body as { status: string }).status);
    }
    await recovered(dataDir);
    expect(await waiting(dataDir)).toBe(0);
    expect(await ledgerProblems(dataDir)).toEqual([]);
    const twice = `select user_id from payments where status = 'paid' group by user_id having count(*) > 1`;
    expect(await rowsOf(dataDir, twice)).toEqual([]);
    const lostOrders = `select id from orders where id = any($1) and status <> 'paid'`;
    expect(acknowledged.size).toBeGreaterThan(0);
    expect(await rowsOf(dataDir, lostOrders, [[...acknowledged.values()]])).toEqual([]);
  });
});

/** Finds any run of digits that could be a payment card number, with or without spaces and hyphens. */
function paymentCardNumbersIn(text: string): string[] {
  const runs = text.match(/(?<![\w.])\d(?:[ -]?\d){12,18}(?![\w.])/g) ?? [];
  const isLuhn = (digits: string): boolean =>
    [...digits].reverse().reduce((sum, digit, index) => {
      const doubled = Number(digit) * (index % 2 ? 2 : 1);
      return sum + (doubled > 9 ? doubled - 9 : doubled);
    }, 0) %
      10 ===
    0;
  const starts = Object.values(testCardNumbers).map((number) => number.slice(0, 6));
  return runs.filter((run) => {
    const digits = run.replace(/\D/g, '');
    return isLuhn(digits) && starts.some((start) => digits.startsWith(start));
  });
}

test('no payment card number appears in the database, a file, the log or a response', async () => {
  const product = await start({ environment: { LOG_LEVEL: 'debug' } });
  const { dataDir, url } = product;
  const answers: unknown[] = [];
  for (const number of Object.values(testCardNumbers)) {
    const buyer = await callingBuyer(url, number);
    answers.push(await buyer.pay(`key-${number.slice(-4)}-0001`));
    for (const path of ['/api/payment-methods', '/api/payments', '/api/invoices', '/api/subscription'])
      answers.push(await buyer.get('GET', path));
  }
  // Card numbers that a malicious or faulty client sends in the wrong place are not stored either.
  const buyer = await callingBuyer(url);
  for (const body of [{ token: testCardNumbers.pays }, { token: { number: testCardNumbers.pays } }])
    answers.push(await buyer.call('POST', '/api/payment-methods', body));
  answers.push(await buyer.call('POST', '/api/checkout', { type: 'package', id: 2, number: testCardNumbers.pays }));
  await wait(2_000);
  const tables = await rowsOf(
    dataDir,
    `select quote_ident(schemaname) || '.' || quote_ident(relname) as name from pg_stat_user_tables`,
  );
  const rows: string[] = [];
  for (const { name } of tables)
    rows.push(...(await rowsOf(dataDir, `select to_jsonb(t)::text as row from ${name} t`)).map(({ row }) => row));
  const outbox = join(dataDir, 'outbox');
  const mails = await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')));
  expect(rows.length).toBeGreaterThan(50);
  expect(paymentCardNumbersIn(`x ${testCardNumbers.pays} y 4000 0025 0000 3155`)).toHaveLength(2);
  for (const [index, text] of [rows.join('\n'), product.output(), JSON.stringify(answers), mails.join('\n')].entries())
    expect([index, paymentCardNumbersIn(text)]).toEqual([index, []]);
});
