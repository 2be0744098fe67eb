import { afterEach, describe, expect, test } from 'vitest';
import { endTrial, statusAndCode } from '#features/profiles/server/testing/own-profiles.ts';
import { type Quote, quote as quoteShape } from '../contract.ts';
import { type CheckoutSite, newBuyer, startCheckout } from './testing/checkout-site.ts';

const site = await startCheckout();
afterEach(() => site.setTime(undefined));

type Sender = Pick<CheckoutSite, 'send'>;
const requestQuote = (query: string, user: Sender = site, language = 'he') =>
  user.send('GET', `/api/checkout/quote?${query}`, undefined, { 'accept-language': language });
const quoteOf = async (query: string, user: Sender = site, language = 'he'): Promise<Quote> =>
  quoteShape.parse((await requestQuote(query, user, language)).body);
const queryFor = (more = '') => `type=package&id=${site.advanced}${more}`;

describe('a visitor', () => {
  test('gets the list price, with its VAT and the yearly saving', async () => {
    const quote = await quoteOf(queryFor('&cycle=yearly'));
    expect(quote).toMatchObject({
      type: 'package',
      id: site.advanced,
      amount: 30_000,
      net: 25_424,
      vat: 4_576,
      vatRate: 1_800,
      currency: 'ILS',
      takesQuantity: false,
      deliveries: [],
      renewal: {
        cycle: 'yearly',
        monthlyPrice: 4_000,
        yearlyPrice: 30_000,
        saving: 38,
        trialDaysLeft: 0,
        isUpgrade: false,
        nextCharge: { amount: 30_000 },
      },
    });
    expect(quote.renewal?.nextCharge.at).toBe(quote.renewal?.periodEnd);
  });

  test('gets the monthly price without a cycle', async () => {
    expect(await quoteOf(queryFor())).toMatchObject({ amount: 4_000, renewal: { cycle: 'monthly', saving: 38 } });
  });

  test('pays the same for any quantity: an owner has one package', async () => {
    expect((await quoteOf(queryFor('&quantity=7'))).amount).toBe(4_000);
  });

  test('gets it in their own language', async () => {
    const [he, en] = [await quoteOf(queryFor()), await quoteOf(queryFor(), site, 'en')];
    for (const text of [he.title, he.lines[0]?.text, he.renewal?.consent]) expect(text).toMatch(/[א-ת]/);
    for (const text of [en.title, en.lines[0]?.text, en.renewal?.consent]) expect(text).not.toMatch(/[א-ת]/);
  });

  test('gets the VAT rate of the day', async () => {
    await site.pool.query(`insert into vat_rates (since, rate) values ('2031-01-01', 2000)`);
    site.setTime(new Date('2031-06-01T10:00:00Z'));
    expect(await quoteOf(queryFor())).toMatchObject({ vatRate: 2_000, net: 3_333, vat: 667, amount: 4_000 });
  });
});

describe('an owner', () => {
  test('retains the remaining trial days', async () => {
    const { renewal } = await quoteOf(queryFor(), await newBuyer(site));
    expect(renewal?.trialDaysLeft).toBe(14);
    expect(Date.parse(renewal?.periodStart ?? '')).toBeGreaterThan(Date.now() + 13 * 86_400_000);
  });

  test('pays the difference for an upgrade, and gets 409 for the current plan', async () => {
    const buyer = await newBuyer(site);
    await endTrial(site, buyer);
    expect((await buyer.pay({ cycle: 'yearly' })).body.status).toBe('paid');
    const upgrade = await quoteOf(`type=package&id=${site.pro}&cycle=yearly`, buyer);
    expect(upgrade.renewal?.isUpgrade).toBe(true);
    expect(upgrade.lines.map(({ amount }) => Math.sign(amount))).toEqual([1, -1]);
    expect(upgrade.amount).toBeLessThan(70_000 - 29_900);
    expect(upgrade.net + upgrade.vat).toBe(upgrade.amount);
    for (const cycle of ['yearly', 'monthly']) {
      const { status, body } = await requestQuote(queryFor(`&cycle=${cycle}`), buyer);
      expect([status, body.code]).toEqual([409, 'conflict']);
      expect(body.message).not.toContain('subscriptions.');
    }
  });
});

test('unknown, unsold and free items return 404 with a message', async () => {
  for (const query of ['type=package&id=2000000', `type=package&id=${site.basic}`]) {
    const answer = await requestQuote(query);
    expect(statusAndCode(answer)).toEqual([404, 'not_found']);
    expect(answer.body.message).toContain('בחרו חבילה');
  }
  const physicalCard = await requestQuote('type=physical-card&id=1');
  expect(statusAndCode(physicalCard)).toEqual([404, 'not_found']);
  expect(physicalCard.body.message).toContain('בקרוב');
});

test.each([
  ['id=1', 'type'],
  ['type=house&id=1', 'type'],
  ['type=package', 'id'],
  ['type=package&id=x', 'id'],
  ['type=package&id=0', 'id'],
  ['type=package&id=3000000000', 'id'],
  ['type=package&id=1&cycle=weekly', 'cycle'],
  ['type=package&id=1&quantity=0', 'quantity'],
  ['type=package&id=1&quantity=1.5', 'quantity'],
])('an invalid query is rejected at its field: %s', async (query, field) => {
  const { status, body } = await requestQuote(query);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});
