import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createBrowser } from '#features/accounts/server/testing/test-browser.ts';
import { newCoupon } from '#features/coupons/server/testing/new-coupon.ts';
import { findLedgerErrors } from '#features/payments/server/index.ts';
import { compareWithProvider } from '#features/payments/server/testing/compare-with-bank.ts';
import { newToken } from '#features/payments/server/testing/paying.ts';
import { csrfTokenOf } from '#server-kit/http/security/csrf.ts';
import type { TestAnswer } from '#server-kit/testing/test-api.ts';
import { newKey, startCheckout } from './testing/checkout-site.ts';

const site = await startCheckout();

/** An owner with a payment card: without a password, whose hash would take most of the test. */
async function newBuyer() {
  const name = randomBytes(6).toString('hex');
  const email = `${name}@cards.example`;
  const names = { username: name, username_key: name, display_name: name, email, email_key: email };
  const { id } = await site.insert('users', names);
  const cookie = randomBytes(32).toString('base64url');
  await site.pool.query(
    `insert into sessions (user_id, cookie_hash, token_key, is_remembered, is_strong, user_agent, created_at, last_seen_at,
       expires_at, authenticated_at)
     values ($1, $2, $3, true, false, '', now(), now(), now() + interval '1 hour', now())`,
    [id, createHash('sha256').update(cookie).digest(), randomBytes(32)],
  );
  const browser = createBrowser(site);
  browser.cookies.set('session', cookie);
  browser.cookies.set('XSRF-TOKEN', csrfTokenOf(cookie));
  const { body } = await browser.send('POST', '/api/payment-methods', { token: await newToken(site) });
  return { id, send: browser.send, methodId: body.id as number };
}

const newBuyers = async (count: number) => {
  const buyers: Awaited<ReturnType<typeof newBuyer>>[] = [];
  while (buyers.length < count) buyers.push(...(await Promise.all(Array.from({ length: 10 }, newBuyer))));
  return buyers;
};

const payWith = ({ send, methodId }: Awaited<ReturnType<typeof newBuyer>>, coupon: string): Promise<TestAnswer> =>
  send(
    'POST',
    '/api/checkout',
    { type: 'package', id: site.advanced, cycle: 'yearly', methodId, coupon },
    { 'idempotency-key': newKey() },
  );

const outcomesOf = (answers: readonly TestAnswer[]) => ({
  paid: answers.filter(({ status, body }) => status === 200 && body.status === 'paid').length,
  usedUp: answers.filter(({ status, body }) => status === 400 && body.fields.coupon.includes('כבר נוצלו')).length,
});

const afterwards = async (couponId: number) => {
  expect(await findLedgerErrors(site.services)).toEqual([]);
  expect(await compareWithProvider(site)).toEqual([]);
  return site.row(
    `select used, (select count(*)::int from coupon_redemptions where coupon_id = coupons.id and state = 'redeemed') as redeemed,
       (select count(*)::int from orders where details -> 'coupon' ->> 'id' = coupons.id::text) as orders
     from coupons where id = $1`,
    [couponId],
  );
};

test('of 500 owners who use a one-use coupon at once, exactly one does', async () => {
  const buyers = await newBuyers(500);
  const { id, code } = await newCoupon(site, { maxUses: 1, discountValue: 50 });
  const answers = await Promise.all(buyers.map((buyer) => payWith(buyer, code)));
  expect(outcomesOf(answers)).toEqual({ paid: 1, usedUp: 499 });
  expect(await afterwards(id)).toEqual({ used: 1, redeemed: 1, orders: 1 });
  const { rows } = await site.pool.query(`select amount from bank_payments where state = 'paid'`);
  expect(rows).toEqual([{ amount: 15_000 }]);
}, 180_000);

test('of a coupon with a few uses, each is used once', async () => {
  const buyers = await newBuyers(40);
  const { id, code } = await newCoupon(site, { maxUses: 7 });
  const answers = await Promise.all(buyers.map((buyer) => payWith(buyer, code)));
  expect(outcomesOf(answers)).toEqual({ paid: 7, usedUp: 33 });
  expect(await afterwards(id)).toEqual({ used: 7, redeemed: 7, orders: 7 });
}, 60_000);
