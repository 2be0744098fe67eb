import { expect, test } from 'vitest';
import { findLedgerErrors } from '#features/payments/server/index.ts';
import { compareWithProvider } from '#features/payments/server/testing/compare-with-bank.ts';
import { statusAndCode } from '#features/profiles/server/testing/own-profiles.ts';
import { sendTo } from '#server-kit/testing/test-api.ts';
import { type Buyer, charged, newBuyer, newKey, openSecond, ordersOf, startCheckout } from './testing/checkout-site.ts';

const site = await startCheckout({ RATE_LIMITS: 'on' });
const second = await openSecond(site);

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Sends the same payment request to one of two processes. */
async function payAt(address: string, buyer: Buyer, key: string): Promise<string> {
  const cookie = [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { 'idempotency-key': key, cookie, 'csrf-token': buyer.cookies.get('XSRF-TOKEN') ?? '' };
  const purchase = { type: 'package', id: site.pro, cycle: 'yearly', methodId: buyer.methodId, consent: true };
  const { status, body } = await sendTo(`${address}/api/checkout`, 'POST', purchase, headers);
  return `${status} ${JSON.stringify(body)}`;
}

const afterwards = async (buyer: Buyer) => {
  expect(await compareWithProvider(site)).toEqual([]);
  expect(await findLedgerErrors(site.services)).toEqual([]);
  const payments = await site.rows('select 1 from payments where user_id = $1', [buyer.id]);
  const orders = await ordersOf(site, buyer.id);
  return { orders: orders.length, payments: payments.length, charges: await charged(site, buyer.id) };
};

test('1,000 identical requests to two processes make one order, one charge and one response', async () => {
  const buyer = await newBuyer(site);
  const key = newKey();
  const answers = await times(1_000, (index) => payAt(index % 2 ? site.address : second.address, buyer, key));
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^200 .*"status":"paid"/);
  expect(await afterwards(buyer)).toEqual({ orders: 1, payments: 1, charges: [70_000] });
}, 120_000);

test('fifty requests of one owner with different idempotency keys buy one package', async () => {
  const buyer = await newBuyer(site);
  await site.pool.query('delete from rate_limits');
  const answers = await times(30, () => buyer.pay());
  const paid = answers.filter(({ status }) => status === 200);
  expect(paid).toHaveLength(1);
  for (const answer of answers) if (answer.status !== 200) expect(statusAndCode(answer)).toEqual([409, 'conflict']);
  // Requests beyond the rate limit get 429 instead of 409.
  for (const answer of await times(20, () => buyer.pay())) expect(statusAndCode(answer)).toEqual([429, 'rate_limited']);
  expect(await afterwards(buyer)).toEqual({ orders: 1, payments: 1, charges: [30_000] });
});

test('different owners pay concurrently, and each pays once', async () => {
  const buyers: Buyer[] = [];
  for (let index = 0; index < 15; index += 1) buyers.push(await newBuyer(site));
  const keys = buyers.map(() => newKey());
  const answers = await times(60, (index) => {
    const at = index % buyers.length;
    return payAt(index % 2 ? site.address : second.address, buyers[at] as Buyer, keys[at] as string);
  });
  expect(answers.every((answer) => /^200 .*"status":"paid"/.test(answer))).toBe(true);
  for (const buyer of buyers) expect(await afterwards(buyer)).toEqual({ orders: 1, payments: 1, charges: [70_000] });
});
