import { afterEach, describe, expect, test } from 'vitest';
import { endTrial, statusAndCode } from '#features/profiles/server/testing/own-profiles.ts';
import { order as orderShape, type Quote, quote as quoteShape } from '../contract.ts';
import { checkoutExport } from './index.ts';
import { type CheckoutSite, charged, newBuyer, newKey, ordersOf, startCheckout } from './testing/checkout-site.ts';

const site = await startCheckout();
const other = await newBuyer(site);

const paidUntil = (id: number) => site.row('select paid_package, paid_until from users where id = $1', [id]);

describe('a payment', () => {
  test('buys the item at the price of the server, with its invoice', async () => {
    const buyer = await newBuyer(site);
    const { status, body } = await buyer.pay();
    expect(status).toBe(200);
    expect(orderShape.parse(body)).toMatchObject({
      hasConsent: false,
      status: 'paid',
      next: null,
      type: 'package',
      itemId: site.advanced,
      cycle: 'yearly',
      amount: 30_000,
      currency: 'ILS',
      reason: null,
      invoiceId: expect.any(Number),
      invoiceNumber: expect.any(Number),
    });
    expect(await charged(site, buyer.id)).toEqual([30_000]);
    expect(await paidUntil(buyer.id)).toMatchObject({ paid_package: 'advanced' });
    const again = await buyer.send('GET', `/api/checkout/${body.orderId}`);
    expect(again.body).toEqual(body);
  });

  test('is returned in the language of the reader, whichever it was made in', async () => {
    const buyer = await newBuyer(site);
    const { body } = await buyer.pay();
    const english = await buyer.send('GET', `/api/checkout/${body.orderId}`, undefined, { 'accept-language': 'en' });
    expect(body.title).toMatch(/[א-ת]/);
    expect(english.body.title).not.toMatch(/[א-ת]/);
  });

  test('stores the consent text that the owner agreed to, and none without consent', async () => {
    const [agreed, plain] = [await newBuyer(site), await newBuyer(site)];
    expect((await agreed.pay({ consent: true })).body.hasConsent).toBe(true);
    await plain.pay();
    const [order] = await ordersOf(site, agreed.id);
    const { body } = await site.send('GET', `/api/checkout/quote?type=package&id=${site.advanced}&cycle=yearly`);
    expect(order.details.consent).toMatchObject({ locale: 'he', at: expect.any(String) });
    expect(order.details.consent.text.slice(0, 30)).toBe(body.renewal.consent.slice(0, 30));
    expect((await ordersOf(site, plain.id))[0].details.consent).toBeNull();
    const rows = (id: number) => site.rows('select status, consent from subscriptions where user_id = $1', [id]);
    expect(await rows(agreed.id)).toEqual([{ status: 'active', consent: order.details.consent }]);
    expect(await rows(plain.id)).toEqual([{ status: 'cancelled', consent: null }]);
  });

  test('ignores prices and amounts sent by the browser', async () => {
    const buyer = await newBuyer(site);
    const forged = { price: 1, amount: 1, currency: 'USD', quantity: 3, lines: [], status: 'paid', userId: other.id };
    const { body } = await buyer.pay(forged);
    expect([body.amount, body.currency]).toEqual([30_000, 'ILS']);
    expect(await charged(site, buyer.id)).toEqual([30_000]);
    expect(await ordersOf(site, other.id)).toEqual([]);
  });

  test('of an upgrade charges the difference', async () => {
    const buyer = await newBuyer(site);
    await endTrial(site, buyer);
    await buyer.pay({ cycle: 'monthly' });
    const { body } = await buyer.pay({ id: site.pro, cycle: 'monthly' });
    expect(body.status).toBe('paid');
    expect(body.amount).toBeLessThan(7_000 - 3_900);
    expect(await charged(site, buyer.id)).toEqual([4_000, body.amount]);
  });

  test('is included in the data export of its owner', async () => {
    const buyer = await newBuyer(site);
    const { body } = await buyer.pay({ consent: true });
    expect(await checkoutExport.read(site.services.db, buyer.id)).toEqual([
      expect.objectContaining({ orderId: body.orderId, status: 'paid', amount: 30_000, title: body.title }),
    ]);
  });
});

describe('no order is stored and nothing is charged', () => {
  const refused = async (body: object) => {
    const answer = await other.pay(body);
    expect(await ordersOf(site, other.id)).toEqual([]);
    expect(await charged(site, other.id)).toEqual([]);
    return answer;
  };

  test('when the price differs from the expected one: returns 409 with the new quote', async () => {
    const { status, body } = await refused({ expected: 29_999 });
    expect([status, body.code, body.quote.amount]).toEqual([409, 'conflict', 30_000]);
    expect(body.message).toContain('המחיר השתנה');
  });

  test('without a payment method, with one of another user, or with a removed one', async () => {
    const none = await refused({ methodId: undefined });
    expect([none.status, none.body.fields.methodId]).toEqual([400, expect.stringContaining('בחרו כרטיס')]);
    const buyer = await newBuyer(site);
    await buyer.send('DELETE', `/api/payment-methods/${buyer.methodId}`);
    for (const methodId of [(await newBuyer(site)).methodId, 2_000_000_000])
      expect(statusAndCode(await refused({ methodId }))).toEqual([404, 'not_found']);
    expect(statusAndCode(await buyer.pay())).toEqual([404, 'not_found']);
  });

  test.each([{ type: 'physical-card' }, { id: site.basic }, { id: 2_000_000 }])(
    'for an item that is not sold: %j',
    async (item) => {
      expect(statusAndCode(await refused(item))).toEqual([404, 'not_found']);
    },
  );

  test.each([
    [{ type: 'house' }, 'type'],
    [{ id: 'x' }, 'id'],
    [{ cycle: 'weekly' }, 'cycle'],
    [{ quantity: 0 }, 'quantity'],
    [{ methodId: 'x' }, 'methodId'],
    [{ expected: 'much' }, 'expected'],
    [{ consent: 'yes' }, 'consent'],
  ])('for an invalid request: %j', async (body, field) => {
    const answer = await refused(body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  });

  test('for an account that waits for its deletion, until its owner keeps it', async () => {
    const leave = (at: string) => site.pool.query(`update users set deletes_at = ${at} where id = $1`, [other.id]);
    await leave("now() + interval '30 days'");
    const { status, body } = await refused({});
    expect([status, body.code, body.message]).toEqual([409, 'conflict', expect.stringContaining('מחכה למחיקה')]);
    await leave('null');
  });

  test('for a token without its session', async () => {
    const purchase = { type: 'package', id: site.advanced, methodId: other.methodId };
    const { token } = (await other.send('GET', '/api/auth/current-user')).body;
    const headers = { 'idempotency-key': newKey(), authorization: `Bearer ${token}` };
    expect((await site.send('POST', '/api/checkout', purchase, headers)).status).toBe(401);
    expect(await ordersOf(site, other.id)).toEqual([]);
  });
});

describe('a payment card that is declined', () => {
  test.each([
    ['declined', 'declined'],
    ['no_funds', 'no_funds'],
    ['declines_later', 'declined'],
  ] as const)('because it is %s', async (behaviour, reason) => {
    const buyer = await newBuyer(site, { behaviour });
    const { body } = await buyer.pay();
    expect(body).toMatchObject({ status: 'declined', reason, next: null, invoiceId: null });
    expect(await charged(site, buyer.id)).toEqual([]);
    expect(await paidUntil(buyer.id)).toEqual({ paid_package: null, paid_until: null });
    // Another payment card is a new payment, and nothing blocks it.
    const { id: methodId } = await buyer.addPaymentMethod();
    expect((await buyer.pay({ methodId })).body.status).toBe('paid');
  });

  test('because it expired in the meantime', async () => {
    const buyer = await newBuyer(site);
    await site.pool.query(
      'update bank_payment_cards set exp_year = 2020 where customer is not null and token in (select ref from payment_methods where id = $1)',
      [buyer.methodId],
    );
    expect((await buyer.pay()).body).toMatchObject({ status: 'declined', reason: 'expired_card' });
  });
});

describe('the same idempotency key', () => {
  test('returns the same order, also a declined one', async () => {
    const buyer = await newBuyer(site, { behaviour: 'declined' });
    const key = newKey();
    const first = await buyer.pay({}, key);
    const second = await buyer.pay({}, key);
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(await ordersOf(site, buyer.id)).toHaveLength(1);
  });

  test('for another purchase request returns 409 with the existing order', async () => {
    const buyer = await newBuyer(site);
    const key = newKey();
    const { body } = await buyer.pay({}, key);
    const changes = [{ id: site.pro }, { cycle: 'monthly' }, { consent: true }, { methodId: 5 }, { expected: 1 }];
    for (const change of changes) {
      const answer = await buyer.pay(change, key);
      expect([...statusAndCode(answer), answer.body.orderId]).toEqual([409, 'conflict', body.orderId]);
    }
    expect(await charged(site, buyer.id)).toEqual([30_000]);
  });

  test('of two owners creates two orders', async () => {
    const [one, two] = [await newBuyer(site), await newBuyer(site)];
    const key = newKey();
    const answers = [await one.pay({}, key), await two.pay({}, key)];
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(2);
  });
});

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
      arrival: null,
      renewal: {
        cycle: 'yearly',
        monthlyPrice: 4_000,
        yearlyPrice: 30_000,
        saving: 38,
        freeDaysLeft: 0,
        startsAfter: null,
        cycles: ['monthly', 'yearly'],
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
    expect([renewal?.freeDaysLeft, renewal?.startsAfter]).toEqual([14, 'trial']);
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

test('the demo account sees the prices of an owner with its plan, and cannot pay', async () => {
  const demo = await newBuyer(site);
  await site.pool.query(
    `update users set demo_ends_at = now() + interval '1 hour', trial_ends_at = null, created_at = now() - interval '80 days'
     where id = $1`,
    [demo.id],
  );
  const upgrade = await quoteOf(`type=package&id=${site.pro}&cycle=yearly`, demo);
  expect(upgrade.renewal?.isUpgrade).toBe(true);
  expect(upgrade.lines.map(({ amount }) => Math.sign(amount))).toEqual([1, -1]);
  const current = await requestQuote(`type=package&id=${site.pro}&cycle=monthly`, demo);
  expect([current.status, current.body.code]).toEqual([409, 'conflict']);
  expect((await demo.pay({ id: site.pro })).status).toBe(403);
  expect(await ordersOf(site, demo.id)).toEqual([]);
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
