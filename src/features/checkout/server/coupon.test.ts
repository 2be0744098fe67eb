import { afterEach, describe, expect, test } from 'vitest';
import type { CouponTerms } from '#features/coupons/domain.ts';
import { newCoupon } from '#features/coupons/server/testing/new-coupon.ts';
import { findLedgerErrors } from '#features/payments/server/index.ts';
import { compareWithProvider } from '#features/payments/server/testing/compare-with-bank.ts';
import { doJob, later, queued } from '#features/payments/server/testing/paying.ts';
import { endTrial } from '#features/profiles/server/testing/own-profiles.ts';
import { renewDue } from '#features/subscriptions/server/index.ts';
import { quote as quoteShape } from '../contract.ts';
import { checkoutExport } from './index.ts';
import {
  type Buyer,
  bankOf,
  charged,
  doOrders,
  newBuyer,
  newKey,
  ordersOf,
  startCheckout,
} from './testing/checkout-site.ts';

const site = await startCheckout();
afterEach(async () => {
  site.setTime(undefined);
  await bankOf(site).setSwitch('dropBeforeCharge', 0);
  expect(await findLedgerErrors(site.services)).toEqual([]);
  expect(await compareWithProvider(site)).toEqual([]);
});

const quoteWith = (buyer: Pick<Buyer, 'send'>, coupon: string, more = '', language = 'he') =>
  buyer.send(
    'GET',
    `/api/checkout/coupon?type=package&id=${site.advanced}&cycle=yearly&coupon=${coupon}${more}`,
    undefined,
    { 'accept-language': language },
  );
const couponOf = (id: number) => site.row('select used from coupons where id = $1', [id]);
const usesOf = (couponId: number) =>
  site.rows('select state, user_id, discount, amount from coupon_redemptions where coupon_id = $1 order by id', [
    couponId,
  ]);
const paidBuyer = async (terms: Partial<CouponTerms> = {}, more: object = {}) => {
  const buyer = await newBuyer(site);
  await endTrial(site, buyer);
  const coupon = await newCoupon(site, { discountValue: 50, ...terms });
  const { body } = await buyer.pay({ coupon: coupon.code, consent: true, ...more });
  expect(body.status).toBe('paid');
  return { buyer, coupon, body };
};

describe('a quote with a coupon', () => {
  test('has its line, the new sum and its VAT, and the full price for the renewal', async () => {
    const buyer = await newBuyer(site);
    const { code } = await newCoupon(site, { code: 'SPRING26', discountValue: 20 });
    const { status, body } = await quoteWith(buyer, 'spring-26');
    expect(status).toBe(200);
    expect(quoteShape.parse(body)).toMatchObject({
      amount: 24_000,
      net: 20_339,
      vat: 3_661,
      coupon: { code, discount: 6_000 },
      lines: [{ amount: 30_000 }, { text: 'קופון SPRING26 (20%)', quantity: 1, amount: -6_000 }],
      renewal: { nextCharge: { amount: 30_000 }, yearlyPrice: 30_000 },
    });
    expect((await quoteWith(buyer, 'spring-26', '', 'en')).body.lines[1].text).toBe('Coupon SPRING26 (20%)');
    expect(await couponOf((await site.row('select id from coupons where code = $1', [code])).id)).toEqual({ used: 0 });
  });

  test('is refused beside the field, each reason in its own words', async () => {
    const buyer = await newBuyer(site);
    const made = async (terms: Parameters<typeof newCoupon>[1]) => (await newCoupon(site, terms)).code;
    const cases: [string, string][] = [
      ['NOSUCHCODE', 'אין קופון כזה'],
      ['', 'אין קופון כזה'],
      [await made({ stoppedAt: new Date() }), 'כבר לא פעיל'],
      [await made({ validUntil: '2020-01-01' }), 'התוקף של הקופון הזה נגמר'],
      [await made({ validFrom: '2090-01-15' }), 'ייכנס לתוקף ב־15 בינואר 2090'],
      [await made({ scope: 'physical-card' }), 'לא מתאים לרכישה הזאת'],
      [await made({ packages: ['pro'] }), 'לא מתאים לרכישה הזאת'],
      [await made({ minAmount: 30_001 }), '₪300.01'],
      [await made({ discountKind: 'amount', discountValue: 29_600 }), 'פחות מ־\u2066₪5'],
      [await made({ discountValue: 100 }), 'פחות מ־\u2066₪5'],
    ];
    for (const [code, words] of cases) {
      const { status, body } = await quoteWith(buyer, code);
      expect([status, body.fields?.coupon]).toEqual([400, expect.stringContaining(words)]);
      if (!code) continue;
      const paid = await buyer.pay({ coupon: code });
      expect([paid.status, paid.body.fields?.coupon]).toEqual([400, expect.stringContaining(words)]);
    }
    expect(await ordersOf(site, buyer.id)).toEqual([]);
    expect(await charged(site, buyer.id)).toEqual([]);
  });

  test('is for signed-in owners, and not for the demo', async () => {
    const { code } = await newCoupon(site);
    expect((await quoteWith(site, code)).status).toBe(401);
    const demo = await newBuyer(site);
    await site.pool.query(`update users set demo_ends_at = now() + interval '1 hour' where id = $1`, [demo.id]);
    expect([(await quoteWith(demo, code)).status, (await demo.pay({ coupon: code })).status]).toEqual([403, 403]);
  });

  test('cannot be guessed', async () => {
    const limited = await startCheckout({ RATE_LIMITS: 'on' });
    const buyer = await newBuyer(limited);
    const answers: number[] = [];
    for (let guess = 0; guess < 31; guess += 1) answers.push((await quoteWith(buyer, `GUESS${guess}`)).status);
    expect([answers.indexOf(429), new Set(answers.slice(0, 30))]).toEqual([30, new Set([400])]);
  });
});

describe('a payment with a coupon', () => {
  test('charges, books and invoices what is paid, and counts one use', async () => {
    const { buyer, coupon, body } = await paidBuyer({ maxUses: 3 });
    expect(body).toMatchObject({ amount: 15_000, coupon: { code: coupon.code, discount: 15_000 } });
    expect(await charged(site, buyer.id)).toEqual([15_000]);
    expect(await couponOf(coupon.id)).toEqual({ used: 1 });
    expect(await usesOf(coupon.id)).toEqual([
      { state: 'redeemed', user_id: buyer.id, discount: 15_000, amount: 15_000 },
    ]);
    const invoice = await site.row('select gross, net, vat, lines from invoices where user_id = $1', [buyer.id]);
    expect([invoice.gross, invoice.net, invoice.vat]).toEqual([15_000, 12_712, 2_288]);
    expect(invoice.lines.map(({ amount }: { amount: number }) => amount)).toEqual([30_000, -15_000]);
    expect(invoice.lines[1].text.en).toBe(`Coupon ${coupon.code} (50%)`);
    const ledger = await site.rows(
      `select l.account, l.amount from ledger_lines l join ledger_entries e on e.id = entry_id
       join payments p on p.id = e.payment_id where p.user_id = $1 order by l.account`,
      [buyer.id],
    );
    expect(ledger.map(({ amount }) => amount)).toEqual([15_000, -12_712, -2_288]);
    const { payments } = (await buyer.send('GET', '/api/payments')).body;
    expect(payments).toMatchObject([{ amount: 15_000, title: body.title }]);
    expect(await checkoutExport.read(site.services.db, buyer.id)).toMatchObject([
      { coupon: { code: coupon.code, discount: 15_000 }, amount: 15_000 },
    ]);
  });

  test('renews at the full price', async () => {
    const { buyer } = await paidBuyer({}, { cycle: 'monthly' });
    expect(await charged(site, buyer.id)).toEqual([2_000]);
    const subscription = await site.row('select price, period_paid from subscriptions where user_id = $1', [buyer.id]);
    expect(subscription).toEqual({ price: 4_000, period_paid: 2_000 });
    later(site, 33 * 86_400);
    await renewDue(site.services);
    expect(await charged(site, buyer.id)).toEqual([2_000, 4_000]);
  });

  test('is refunded and credited by what was paid, not by the price', async () => {
    const { buyer } = await paidBuyer();
    const upgrade = `/api/checkout/quote?type=package&id=${site.pro}&cycle=yearly`;
    const credit = (await buyer.send('GET', upgrade)).body.lines[1].amount;
    expect(credit).toBeGreaterThanOrEqual(-15_000);
    expect(credit).toBeLessThan(-14_900);
    const { cancelling } = (await buyer.send('GET', '/api/subscription')).body;
    expect(cancelling.refund + cancelling.fee + cancelling.used).toBe(15_000);
    await buyer.send('PUT', '/api/subscription/cancel');
    for (const payload of await queued(site, 'run-refund')) await doJob(site, 'run-refund', payload);
    const { refunded } = await site.row('select refunded from payments where user_id = $1', [buyer.id]);
    expect(refunded).toBe(cancelling.refund);
  });

  test('keeps its use when it is refunded', async () => {
    const { buyer, coupon } = await paidBuyer();
    await buyer.send('PUT', '/api/subscription/cancel');
    for (const payload of await queued(site, 'run-refund')) await doJob(site, 'run-refund', payload);
    expect(await couponOf(coupon.id)).toEqual({ used: 1 });
    const again = await buyer.pay({ coupon: coupon.code });
    expect(again.body.fields.coupon).toContain('כבר השתמשתם');
  });

  test('of an upgrade lowers the difference', async () => {
    const { buyer } = await paidBuyer({ discountValue: 10 }, { cycle: 'monthly' });
    const { code } = await newCoupon(site, { discountKind: 'amount', discountValue: 1_000 });
    const list = (await buyer.send('GET', `/api/checkout/quote?type=package&id=${site.pro}&cycle=monthly`)).body;
    const { body } = await buyer.pay({ id: site.pro, cycle: 'monthly', coupon: code, expected: list.amount - 1_000 });
    expect(body).toMatchObject({ status: 'paid', amount: list.amount - 1_000 });
    const [row] = await site.rows('select price, period_paid from subscriptions where user_id = $1', [buyer.id]);
    expect(row).toEqual({ price: 7_000, period_paid: 6_000 });
  });

  test('for a first purchase is refused to whoever has bought before', async () => {
    const { buyer } = await paidBuyer({ isFirstPurchaseOnly: true });
    const { code } = await newCoupon(site, { isFirstPurchaseOnly: true });
    const { body } = await buyer.pay({ id: site.pro, coupon: code });
    expect(body.fields.coupon).toContain('לרכישה הראשונה');
  });

  test('at another price than expected is refused with the new quote, and reserves nothing', async () => {
    const buyer = await newBuyer(site);
    const { id, code } = await newCoupon(site);
    const { status, body } = await buyer.pay({ coupon: code, expected: 30_000 });
    expect([status, body.quote.amount, body.quote.coupon]).toEqual([409, 27_000, { code, discount: 3_000 }]);
    expect(await couponOf(id)).toEqual({ used: 0 });
  });

  test('repeated by its key is one use, however the code is written; with another code it is another request', async () => {
    const buyer = await newBuyer(site);
    const coupon = await newCoupon(site, { code: 'REPEAT1', maxPerOwner: 5 });
    const key = newKey();
    const first = await buyer.pay({ coupon: 'REPEAT1' }, key);
    expect(await buyer.pay({ coupon: 're-peat1' }, key)).toMatchObject({ status: 200, body: first.body });
    for (const other of [{}, { coupon: 'OTHER1' }]) expect((await buyer.pay(other, key)).status).toBe(409);
    expect(await couponOf(coupon.id)).toEqual({ used: 1 });
    expect(await charged(site, buyer.id)).toEqual([27_000]);
  });
});

describe('a use is given back', () => {
  test('when the card is declined, and serves the next card', async () => {
    const buyer = await newBuyer(site, { behaviour: 'declined' });
    const { id, code } = await newCoupon(site, { maxUses: 1 });
    expect((await buyer.pay({ coupon: code })).body).toMatchObject({ status: 'declined', coupon: { code } });
    expect(await couponOf(id)).toEqual({ used: 0 });
    const { id: methodId } = await buyer.addPaymentMethod();
    expect((await buyer.pay({ coupon: code, methodId })).body.status).toBe('paid');
    expect((await usesOf(id)).map(({ state }) => state)).toEqual(['released', 'redeemed']);
  });

  test('when the holder does not answer the bank in time; a late approval is refunded and takes no use', async () => {
    const buyer = await newBuyer(site, { behaviour: 'asks_holder' });
    const { id, code } = await newCoupon(site, { maxUses: 1 });
    expect((await buyer.pay({ coupon: code })).body.status).toBe('challenge');
    expect(await couponOf(id)).toEqual({ used: 1 });
    const other = await newBuyer(site);
    expect((await other.pay({ coupon: code })).body.fields.coupon).toContain('כבר נוצלו');
    later(site, 31 * 60);
    await doOrders(site);
    expect(await couponOf(id)).toEqual({ used: 0 });
    await site.pool.query(
      `update bank_payments set state = 'paid', settled_at = now()
       where ref in (select provider_ref from payments where user_id = $1)`,
      [buyer.id],
    );
    await doJob(site, 'recover-payments');
    for (const payload of await queued(site, 'run-refund')) await doJob(site, 'run-refund', payload);
    expect(await couponOf(id)).toEqual({ used: 0 });
    expect((await usesOf(id)).map(({ state }) => state)).toEqual(['released']);
  });

  test('when a charge never happened', async () => {
    const buyer = await newBuyer(site);
    const { id, code } = await newCoupon(site, { maxUses: 1 });
    await bankOf(site).setSwitch('dropBeforeCharge', 1);
    expect((await buyer.pay({ coupon: code })).body.status).toBe('processing');
    await bankOf(site).setSwitch('dropBeforeCharge', 0);
    expect((await usesOf(id)).map(({ state }) => state)).toEqual(['reserved']);
    later(site, 180);
    await doJob(site, 'recover-payments');
    expect(await couponOf(id)).toEqual({ used: 0 });
  });
});
