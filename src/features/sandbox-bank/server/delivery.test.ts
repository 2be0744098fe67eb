import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { AppError } from '#base/app-error.ts';
import { createTestServices } from '#server-kit/testing/test-services.ts';
import { bankSwitches } from '../domain.ts';
import { createBank } from './bank.ts';
import { deliverEvent } from './deliver.ts';
import type { BankEventBody } from './table.ts';
import { newPaymentCard, signedEvent } from './testing/bank-kit.ts';

interface ReceivedEvent {
  readonly path: string;
  readonly bytes: Buffer;
  readonly headers: Record<string, string | undefined>;
}

let received: ReceivedEvent[] = [];
let status = 200;

const shop = createServer(async (request, response) => {
  const bytes = Buffer.concat(await request.toArray());
  received.push({ path: request.url ?? '', bytes, headers: request.headers as ReceivedEvent['headers'] });
  response.writeHead(status).end('{}');
});
await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
const kit = await createTestServices({ PUBLIC_URL: `http://127.0.0.1:${(shop.address() as AddressInfo).port}` });
const bank = createBank(kit.services);
afterAll(async () => {
  shop.closeAllConnections();
  shop.close();
});
beforeEach(async () => {
  received = [];
  status = 200;
  for (const name of bankSwitches) await bank.setSwitch(name, 0);
});

let count = 0;
async function paid(merchant: 'shop' | 'demo' = 'shop'): Promise<string> {
  count += 1;
  const { ref } = await bank.openPayment({ key: `k${count}`, merchant, amount: 900, currency: 'ILS' });
  await bank.charge(ref, { token: await newPaymentCard(kit.services), isOffSession: false });
  return ref;
}

const eventsOf = (ref: string): Promise<{ id: string; tries: number; delivered_at: Date | null }[]> =>
  kit.rows('select * from bank_events where payment_ref = $1 order by created_at, id', [ref]);

/** The remaining delay in seconds of the queue's jobs for these events. */
const waitingOf = async (ref: string): Promise<number[]> => {
  const rows = await kit.rows(
    `select extract(epoch from run_at - now()) as wait from graphile_worker.jobs
     where key in (select 'sandbox-bank.deliver:' || id from bank_events where payment_ref = $1)`,
    [ref],
  );
  return rows.map(({ wait }) => Number(wait));
};

const deliverAll = async (ref: string) => {
  for (const { id } of await eventsOf(ref)) await deliverEvent(kit.services, id);
};

const read = ({ bytes, headers }: ReceivedEvent): BankEventBody =>
  bank.verifyEvent(bytes, headers, kit.services.clock.now());

const isRefused = (one: ReceivedEvent): boolean => {
  try {
    read(one);
    return false;
  } catch (error) {
    return error instanceof AppError && error.code === 'forbidden';
  }
};

test('stores a signed event with the payment and delivers it to the shop once', async () => {
  const ref = await paid();
  expect(await waitingOf(ref)).toHaveLength(1);
  await deliverAll(ref);
  const [one] = received;
  expect(one?.path).toBe('/api/payments/webhook/sandbox');
  expect(one && read(one)).toMatchObject({ type: 'payment.paid', payment: ref, amount: 900, currency: 'ILS' });
  expect((await eventsOf(ref))[0]?.delivered_at).not.toBeNull();
  await deliverAll(ref);
  expect(received).toHaveLength(1);
});

test('the demo merchant gets no events', async () => {
  expect(await eventsOf(await paid('demo'))).toEqual([]);
});

test('retries a failed delivery with growing delays and logs nothing', async () => {
  const ref = await paid();
  status = 503;
  const waits: number[] = [];
  for (let tries = 0; tries < 3; tries += 1) {
    await deliverAll(ref);
    waits.push(...(await waitingOf(ref)));
  }
  expect(received).toHaveLength(3);
  expect(waits).toHaveLength(3);
  expect(waits.toSorted((one, other) => one - other)).toEqual(waits);
  expect(await eventsOf(ref)).toMatchObject([{ tries: 3, delivered_at: null }]);
  status = 200;
  await deliverAll(ref);
  expect((await eventsOf(ref))[0]?.delivered_at).not.toBeNull();
  expect(kit.logged.filter((line) => /"level":"(error|warn)"/.test(line))).toEqual([]);
});

test('gives up after the last attempt and logs it once', async () => {
  const ref = await paid();
  await kit.pool.query('delete from graphile_worker._private_jobs');
  await kit.pool.query('update bank_events set tries = 23 where payment_ref = $1', [ref]);
  status = 500;
  await deliverAll(ref);
  expect(await waitingOf(ref)).toEqual([]);
  expect(kit.logged.filter((line) => line.includes('stopped delivering'))).toHaveLength(1);
});

test('an unreachable shop counts as a failed attempt', async () => {
  const unreachable = { ...kit.services, config: { ...kit.services.config, publicUrl: 'http://127.0.0.1:9' } };
  const ref = await paid();
  const [event] = await eventsOf(ref);
  await deliverEvent(unreachable, event?.id ?? '');
  expect(await eventsOf(ref)).toMatchObject([{ tries: 1, delivered_at: null }]);
});

test('with doubled events delivers the same event twice', async () => {
  await bank.setSwitch('doubleEvents', 1);
  await deliverAll(await paid());
  expect(received.map((one) => read(one).id)).toHaveLength(2);
  expect(new Set(received.map((one) => read(one).id)).size).toBe(1);
});

test('with late events delays the delivery by some seconds', async () => {
  await bank.setSwitch('lateEvents', 1);
  const [wait = 0] = await waitingOf(await paid());
  expect(wait).toBeGreaterThan(1);
});

test('with reordered events delivers the refund before the payment', async () => {
  await bank.setSwitch('reorderedEvents', 1);
  const ref = await paid();
  await bank.refund({ key: `r-${ref}`, ref, amount: 400 });
  await deliverAll(ref);
  expect(received.map((one) => read(one).type)).toEqual(['refund.done', 'payment.paid']);
});

test('with forged events also sends a forged event, which fails verification', async () => {
  await bank.setSwitch('forgedEvents', 1);
  await deliverAll(await paid());
  expect(received.map(isRefused)).toEqual([true, false]);
  expect(kit.logged.filter((line) => line.includes('forged'))).toHaveLength(1);
});

test('rejects events that are unsigned, modified or old', async () => {
  const event = { id: 'event_1', type: 'payment.paid', payment: 'pay_1', amount: 1, currency: 'ILS', createdAt: '' };
  const now = kit.services.clock.now();
  const { body, headers } = await signedEvent(kit.services, event, now);
  const bytes = Buffer.from(body);
  const seconds = (more: number) => new Date(now.getTime() + more * 1000);
  expect(bank.verifyEvent(bytes, headers, now)).toEqual(event);
  expect(bank.verifyEvent(bytes, headers, seconds(299))).toEqual(event);
  const mac = headers['bank-signature'] ?? '';
  const refused: [Buffer, Record<string, string | undefined>, Date][] = [
    [Buffer.from(body.replace('pay_1', 'pay_2')), headers, now],
    [bytes, {}, now],
    [bytes, { 'bank-signature': '' }, now],
    [bytes, { 'bank-signature': mac.replace(/t=\d+/, `t=${Math.floor(now.getTime() / 1000) + 1}`) }, now],
    [bytes, { 'bank-signature': mac.slice(0, -1) }, now],
    [bytes, { 'bank-signature': mac.replace(/.$/, (last) => (last === '0' ? '1' : '0')) }, now],
    [bytes, { 'bank-signature': `${mac},v1=${'0'.repeat(64)}` }, now],
    [bytes, headers, seconds(302)],
    [bytes, headers, seconds(-302)],
    [Buffer.alloc(0), headers, now],
  ];
  for (const one of refused) expect(() => bank.verifyEvent(...one)).toThrow(AppError);
});
