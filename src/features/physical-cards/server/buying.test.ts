import { afterEach, describe, expect, test } from 'vitest';
import { charged, doOrders } from '#features/checkout/server/testing/checkout-site.ts';
import { newCoupon } from '#features/coupons/server/testing/new-coupon.ts';
import { beginRefund, findLedgerErrors, refundPayment, runRefund } from '#features/payments/server/index.ts';
import { compareWithProvider } from '#features/payments/server/testing/compare-with-bank.ts';
import { doJob, later, queued } from '#features/payments/server/testing/paying.ts';
import { endTrial, statusAndCode } from '#features/profiles/server/testing/own-profiles.ts';
import { transitionOrder } from './index.ts';
import { type Customer, paidOrder, startPhysicalCards } from './testing/physical-card-site.ts';

const site = await startPhysicalCards();
const owner = await site.newCustomer();
afterEach(async () => {
  site.setTime(undefined);
  expect(await findLedgerErrors(site.services)).toEqual([]);
});

const quote = (customer: { send: Customer['send'] }, id: number, more = '', language = 'he') =>
  customer.send('GET', `/api/checkout/quote?type=physical-card&id=${id}${more}`, undefined, {
    'accept-language': language,
  });
const cancel = (customer: Customer, id: number) => customer.send('PUT', `/api/physical-orders/${id}/cancel`);
const paymentsOf = (userId: number) =>
  site.rows('select amount, refunded from payments where user_id = $1 order by id', [userId]);
const rowOf = (id: number) => site.row('select * from physical_orders where id = $1', [id]);
const expire = (id: number) =>
  site.pool.query(`update physical_orders set expires_at = now() - interval '1 second' where id = $1`, [id]);

/** A customer with a paid order. */
async function newBuyer(): Promise<{ buyer: Customer; id: number }> {
  const buyer = await site.newCustomer();
  return { buyer, id: (await paidOrder(buyer)).id };
}

/** Runs the queued refund jobs. */
async function runRefunds(): Promise<void> {
  for (const payload of await queued(site, 'run-refund')) await doJob(site, 'run-refund', payload);
}

describe('a quote', () => {
  test('has a line item for the cards and one for delivery, with the plan’s discount', async () => {
    const { id } = await owner.order({ quantity: 3, delivery: 'express' });
    const { body } = await quote(owner, id);
    expect(body).toMatchObject({
      type: 'physical-card',
      id,
      title: 'כרטיס NFC מ־PVC',
      amount: 26_260,
      net: 22_254,
      vat: 4_006,
      renewal: null,
      takesQuantity: false,
      deliveries: [],
      currency: 'ILS',
      lines: [
        { text: 'כרטיס NFC מ־PVC', quantity: 3, amount: 26_700 },
        { text: 'הנחת החבילה, 20%', quantity: 1, amount: -5_340 },
        { text: 'משלוח מהיר עד הבית', quantity: 1, amount: 4_900 },
      ],
    });
    expect((await quote(owner, id, '', 'en')).body).toMatchObject({
      title: 'NFC card, PVC',
      lines: [{ text: 'NFC card, PVC' }, { text: 'Plan discount, 20%' }, { text: 'Express delivery to your door' }],
    });
  });

  test('promises the days of the delivery that was chosen', async () => {
    const { id } = await owner.order({ quantity: 1, delivery: 'express' });
    const { promises } = (await owner.send('GET', '/api/physical-orders/prices')).body;
    for (const { delivery, from, to } of promises)
      expect([delivery, (await quote(owner, id, `&delivery=${delivery}`)).body.arrival]).toEqual([
        delivery,
        { from, to },
      ]);
  });

  test('uses the quantity and delivery of the request over those of the order', async () => {
    const { id } = await owner.order({ quantity: 1, delivery: 'express' });
    expect((await quote(owner, id)).body.amount).toBe(7_120 + 4_900);
    expect((await quote(owner, id, '&quantity=10&delivery=post')).body.amount).toBe(71_200 + 2_500);
  });

  test.each([
    ['&quantity=51', 'quantity', 'עד 50 כרטיסים'],
    ['&delivery=pigeon', 'delivery', 'בחרו איך הכרטיסים יגיעו'],
  ])('%s returns 400 naming the field', async (more, field, sentence) => {
    const { status, body } = await quote(owner, (await owner.order()).id, more);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect(body.fields[field]).toContain(sentence);
  });

  test('needs an address that suits the delivery', async () => {
    const address = { recipient: 'דנה', phone: '0505550123', city: 'חיפה' };
    const { id } = await owner.order({ delivery: 'pickup', pointId: 1, address });
    expect((await quote(owner, id, '&delivery=post')).body.fields).toEqual({ delivery: 'מה מספר הבית?' });
  });

  test('is only for the owner of an order awaiting payment', async () => {
    const stranger = await site.newCustomer();
    const { id, expiresAt } = await owner.order();
    const unknown = [404, 'not_found'];
    expect(statusAndCode(await quote(stranger, id))).toEqual(unknown);
    expect(statusAndCode(await quote(site, id))).toEqual(unknown);
    expect(statusAndCode(await quote(owner, await site.placeOrder(owner, 'paid')))).toEqual(unknown);
    site.setTime(new Date(expiresAt ?? ''));
    const late = await quote(owner, id);
    expect([...statusAndCode(late), late.body.message]).toEqual([...unknown, expect.stringContaining('לא מצאנו')]);
  });
});

describe('paying', () => {
  test('promises delivery dates that skip a non-working day, and retains that promise', async () => {
    const buyer = await site.newCustomer();
    const { id } = await buyer.order();
    site.setTime(new Date('2026-11-18T22:30:00Z'));
    await site.pool.query(`update physical_orders set expires_at = '2027-01-01' where id = $1`, [id]);
    const days = [{ day: '2026-11-23', isWorked: false, note: '' }];
    await site.pool.query(`insert into settings (key, value, version, updated_at) values ('holidays', $1, 1, now())`, [
      { days },
    ]);
    const postponed = { from: '2026-11-25', to: '2026-11-29' };
    expect((await buyer.readOrder(id)).promise).toEqual(postponed);
    expect((await buyer.send('GET', '/api/physical-orders/prices')).body.promises[0]).toMatchObject(postponed);
    await buyer.pay(id);
    // The promised delivery dates stay fixed after payment.
    await site.pool.query(`delete from settings where key = 'holidays'`);
    expect((await buyer.readOrder(id)).promise).toEqual(postponed);
    // A Friday within them: the earliest day that is still ahead is Sunday.
    site.setTime(new Date('2026-11-27T08:00:00Z'));
    expect((await buyer.readOrder(id)).promise).toEqual({ from: '2026-11-29', to: '2026-11-29' });
    site.setTime(new Date('2026-11-18T22:30:00Z'));
  });

  test('marks the order as paid, with its amount, promise and invoice', async () => {
    const buyer = await site.newCustomer();
    const { id } = await buyer.order();
    // Thursday 00:30 in Israel, still Wednesday in UTC.
    site.setTime(new Date('2026-11-18T22:30:00Z'));
    await site.pool.query(`update physical_orders set expires_at = '2027-01-01' where id = $1`, [id]);
    const { body } = await buyer.pay(id);
    expect(body).toMatchObject({
      status: 'paid',
      title: 'שני כרטיסי NFC מ־PVC',
      type: 'physical-card',
      itemId: id,
      amount: 16_740,
      invoiceId: expect.any(Number),
    });
    const order = await buyer.readOrder(id);
    expect(order).toMatchObject({
      state: 'paid',
      amount: 16_740,
      refundOnCancel: 16_740,
      checkoutOrderId: body.orderId,
      expiresAt: null,
      paidAt: '2026-11-18T22:30:00.000Z',
      promise: { from: '2026-11-24', to: '2026-11-26' },
    });
    expect(await site.pathOf(id)).toEqual(['order by owner: pending_payment', 'pay by system: paid']);
    const rows = await site.rows(`select message, "values" from notifications where user_id = $1 and kind = 'order'`, [
      buyer.id,
    ]);
    expect(rows).toEqual([
      { message: 'cardsPaid', values: { number: String(id), to: Date.parse('2026-11-26T12:00:00Z') } },
    ]);
    // The price stays fixed when the package ends.
    await endTrial(site, buyer);
    expect((await buyer.readOrder(id)).amount).toBe(16_740);
  });

  test('stores the changed quantity and delivery', async () => {
    const { id } = await owner.order({ quantity: 1 });
    expect((await owner.pay(id, { quantity: 4, delivery: 'express' })).body.amount).toBe(4 * 7_120 + 4_900);
    expect(await owner.readOrder(id)).toMatchObject({ quantity: 4, delivery: 'express', amount: 4 * 7_120 + 4_900 });
  });

  test('that is declined leaves the order unpaid, and can be retried', async () => {
    const buyer = await site.newCustomer({ behaviour: 'declined' });
    const { id } = await buyer.order();
    expect((await buyer.pay(id)).body.status).toBe('declined');
    expect(await site.stateOf(id)).toBe('pending_payment');
    const { id: methodId } = await buyer.addPaymentMethod();
    expect((await buyer.pay(id, { methodId })).body.status).toBe('paid');
  });

  test('six times concurrently under six keys charges once', async () => {
    const buyer = await site.newCustomer();
    const { id } = await buyer.order();
    const answers = await Promise.all(Array.from({ length: 6 }, () => buyer.pay(id)));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 404, 409]).toContain(status);
    expect(await paymentsOf(buyer.id)).toEqual([{ amount: 16_740, refunded: 0 }]);
    expect(await charged(site, buyer.id)).toEqual([16_740]);
    expect(await compareWithProvider(site)).toEqual([]);
  });

  test('for two orders concurrently creates two payments', async () => {
    const buyer = await site.newCustomer();
    const ids = [(await buyer.order()).id, (await buyer.order()).id];
    const answers = await Promise.all(ids.map((id) => buyer.pay(id)));
    expect(answers.map(({ body }) => body.status)).toEqual(['paid', 'paid']);
  });

  test('for a paid order returns 404 before any charge', async () => {
    const { id } = await paidOrder(owner);
    expect(statusAndCode(await owner.pay(id))).toEqual([404, 'not_found']);
  });
});

describe('a payment that arrives too late', () => {
  /** A payment that is pending the cardholder's approval. */
  const requestPurchase = async () => {
    const buyer = await site.newCustomer({ behaviour: 'asks_holder' });
    const { id } = await buyer.order();
    const { body } = await buyer.pay(id);
    expect(body.status).toBe('challenge');
    return { buyer, id, orderId: body.orderId as number };
  };
  const approveByHolder = async ({ buyer, orderId }: { buyer: Customer; orderId: number }) => {
    await site.pool.query(
      `update bank_payments set state = 'paid', settled_at = now()
       where ref in (select p.provider_ref from payments p join orders o on o.payment_id = p.id where o.id = $1)`,
      [orderId],
    );
    return (await buyer.send('PUT', `/api/checkout/${orderId}/settle`)).body.status;
  };

  test('for an expired order is refunded automatically', async () => {
    const purchase = await requestPurchase();
    await expire(purchase.id);
    await site.doJobs();
    expect(await approveByHolder(purchase)).toBe('refunded');
    await runRefunds();
    expect(await paymentsOf(purchase.buyer.id)).toEqual([{ amount: 16_740, refunded: 16_740 }]);
    expect(await purchase.buyer.readOrder(purchase.id)).toMatchObject({ state: 'expired', refunded: 0, paidAt: null });
    expect(await compareWithProvider(site)).toEqual([]);
  });

  test('for an order cancelled meanwhile is refunded automatically', async () => {
    const purchase = await requestPurchase();
    expect((await cancel(purchase.buyer, purchase.id)).body).toMatchObject({ state: 'cancelled', refunded: 0 });
    expect(await approveByHolder(purchase)).toBe('refunded');
    await runRefunds();
    expect(await paymentsOf(purchase.buyer.id)).toEqual([{ amount: 16_740, refunded: 16_740 }]);
    expect(await site.stateOf(purchase.id)).toBe('cancelled');
  });

  test('as a second one for the same order is refunded automatically, and the order retains the first', async () => {
    const purchase = await requestPurchase();
    const { id: methodId } = await purchase.buyer.addPaymentMethod();
    const early = await purchase.buyer.pay(purchase.id, { methodId });
    expect([...statusAndCode(early), early.body.orderId]).toEqual([409, 'conflict', purchase.orderId]);
    // The challenge expires after half an hour without an answer; another payment method can then be used.
    later(site, 31 * 60);
    await doOrders(site);
    expect((await purchase.buyer.pay(purchase.id, { methodId })).body.status).toBe('paid');
    await approveByHolder(purchase);
    await doJob(site, 'recover-payments');
    expect((await purchase.buyer.send('GET', `/api/checkout/${purchase.orderId}`)).body.status).toBe('refunded');
    await runRefunds();
    expect(await paymentsOf(purchase.buyer.id)).toEqual([
      { amount: 16_740, refunded: 16_740 },
      { amount: 16_740, refunded: 0 },
    ]);
    expect(await purchase.buyer.readOrder(purchase.id)).toMatchObject({
      state: 'paid',
      refunded: 0,
      refundOnCancel: 16_740,
    });
    expect(await site.pathOf(purchase.id)).toHaveLength(2);
  });

  test('but before the expiry job runs is accepted', async () => {
    const purchase = await requestPurchase();
    await expire(purchase.id);
    expect(await approveByHolder(purchase)).toBe('paid');
    await site.doJobs();
    expect(await site.stateOf(purchase.id)).toBe('paid');
  });
});

describe('cancelling a paid order', () => {
  test('refunds everything, and marks the order as refunded once the money is back', async () => {
    const { buyer, id } = await newBuyer();
    expect((await cancel(buyer, id)).body).toMatchObject({ state: 'cancelled', refunded: 0, can: [] });
    await runRefunds();
    expect(await buyer.readOrder(id)).toMatchObject({ state: 'refunded', refunded: 16_740, amount: 16_740 });
    expect((await site.pathOf(id)).slice(2)).toEqual(['cancel by owner: cancelled', 'refund by system: refunded']);
    const rows = await site.rows(
      `select message, "values" from notifications where user_id = $1 and kind = 'order' order by id desc limit 1`,
      [buyer.id],
    );
    expect(rows).toEqual([{ message: 'cardsRefunded', values: { number: String(id), amount: 167.4 } }]);
    expect(await compareWithProvider(site)).toEqual([]);
  });

  test('refunds once, for any number of concurrent requests', async () => {
    const { buyer, id } = await newBuyer();
    const byAdmin = () =>
      transitionOrder(site.services, { orderId: id, event: 'cancel', role: 'admin', actorId: null }).then(
        () => 200,
        () => 409,
      );
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, async () => (await cancel(buyer, id)).status),
      ...Array.from({ length: 5 }, byAdmin),
    ]);
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter((status) => status === 409)).toHaveLength(14);
    await Promise.all([runRefunds(), runRefunds(), runRefunds()]);
    await runRefunds();
    expect((await cancel(buyer, id)).status).toBe(409);
    expect(await paymentsOf(buyer.id)).toEqual([{ amount: 16_740, refunded: 16_740 }]);
    expect(await buyer.readOrder(id)).toMatchObject({ state: 'refunded', refunded: 16_740 });
  });

  test('while it is being paid ends refunded or unpaid', async () => {
    const buyer = await site.newCustomer();
    for (let time = 0; time < 8; time += 1) {
      const { id } = await buyer.order();
      await Promise.all([buyer.pay(id), cancel(buyer, id)]);
      await runRefunds();
      expect(['cancelled', 'refunded']).toContain(await site.stateOf(id));
    }
    for (const { amount, refunded } of await paymentsOf(buyer.id)) expect(refunded).toBe(amount);
  }, 60_000);

  test('stores the workshop’s reason', async () => {
    const { buyer, id } = await newBuyer();
    await transitionOrder(site.services, {
      orderId: id,
      event: 'cancel',
      role: 'admin',
      actorId: null,
      note: 'אין עץ',
    });
    await runRefunds();
    expect(await buyer.readOrder(id)).toMatchObject({ state: 'refunded', reason: 'אין עץ' });
  });

  test('refunds the rest after a partial refund', async () => {
    const { buyer, id } = await newBuyer();
    const { payment_id: paymentId } = await rowOf(id);
    await refundPayment(site.services, { paymentId, amount: 740, reason: 'by_us', key: `goodwill-${id}` });
    expect(await buyer.readOrder(id)).toMatchObject({ state: 'paid', refunded: 740, refundOnCancel: 16_000 });
    await cancel(buyer, id);
    await runRefunds();
    expect(await buyer.readOrder(id)).toMatchObject({ state: 'refunded', refunded: 16_740 });
    expect(await paymentsOf(buyer.id)).toEqual([{ amount: 16_740, refunded: 16_740 }]);
  });

  test('during a partial refund refunds the rest, and ends once everything is back', async () => {
    const buyer = await site.newCustomer();
    for (let time = 0; time < 5; time += 1) {
      const { id } = await paidOrder(buyer);
      const { payment_id: paymentId } = await rowOf(id);
      const some = { paymentId, amount: 740, reason: 'by_us', key: `some-${id}` } as const;
      const refundId = await site.services.db.transaction((tx) => beginRefund(site.services, tx, some));
      await Promise.all([cancel(buyer, id), runRefund(site.services, refundId)]);
      expect(await buyer.readOrder(id)).toMatchObject({ state: 'cancelled', refunded: 740 });
      await runRefunds();
      expect(await buyer.readOrder(id)).toMatchObject({ state: 'refunded', refunded: 16_740 });
    }
  }, 60_000);
});

describe('returning cards', () => {
  const sent = async () => {
    const { buyer, id } = await newBuyer();
    const transition = (event: Parameters<typeof transitionOrder>[1]['event'], more: object = {}) =>
      transitionOrder(site.services, { orderId: id, event, role: 'admin', actorId: null, ...more });
    await transition('approve');
    await transition('start');
    await site.writeTags(id);
    await transition('encode');
    await transition('ship', { ship: { carrier: 'own', trackingNumber: null, trackingLink: null } });
    return { buyer, id, transition };
  };

  test.each([
    ['all of it where nothing is said', undefined, 16_740, 'refunded'],
    ['as much as was agreed on', 10_000, 10_000, 'refunded'],
    ['nothing', 0, 0, 'returned'],
  ])('refunds %s', async (_, refund, refunded, state) => {
    const { buyer, id, transition } = await sent();
    expect((await transition('take_back', { refund })).state).toBe('returned');
    await runRefunds();
    expect(await buyer.readOrder(id)).toMatchObject({ state, refunded });
    expect(await paymentsOf(buyer.id)).toEqual([{ amount: 16_740, refunded }]);
  });

  test('never refunds more than was paid', async () => {
    const { id, transition } = await sent();
    await expect(transition('take_back', { refund: 16_741 })).rejects.toMatchObject({
      code: 'conflict',
      options: { message: 'physicalCards.refund.tooMuch' },
    });
    expect(await site.stateOf(id)).toBe('shipped');
    const rows = await site.rows(`select state from tags where order_id = $1`, [id]);
    expect(rows.map(({ state }) => state)).toEqual(['active', 'active']);
  });
});

test('without a response from the bank, the order stays cancelled until the money is back', async () => {
  const { buyer, id } = await newBuyer();
  await cancel(buyer, id);
  expect(await site.stateOf(id)).toBe('cancelled');
  later(site, 600);
  await doJob(site, 'recover-refunds');
  expect(await site.stateOf(id)).toBe('refunded');
});

test('orders that do not match their payments are reported', async () => {
  const { id } = await paidOrder(owner);
  const { payment_id: paymentId } = await rowOf(id);
  await site.pool.query('update physical_orders set amount = 1, refunded = 7 where id = $1', [id]);
  expect(await findLedgerErrors(site.services)).toEqual([
    `cards ${id} of 1 are paid by payment ${paymentId}, which is paid 16740`,
    `cards ${id} say that 7 is back, their payment says 0`,
  ]);
  await site.pool.query('update physical_orders set amount = 16740, refunded = 0 where id = $1', [id]);
});

describe('a coupon', () => {
  const quoteWith = (id: number, code: string) =>
    owner.send('GET', `/api/checkout/coupon?type=physical-card&id=${id}&coupon=${code}`);

  test('comes after the discount of the package, and leaves the delivery as it is', async () => {
    const { id } = await owner.order({ quantity: 1, delivery: 'post' });
    const { code } = await newCoupon(site, { code: 'FREECARD', discountValue: 100, scope: 'physical-card' });
    const { body } = await quoteWith(id, code);
    expect(body.lines.map(({ amount }: { amount: number }) => amount)).toEqual([8_900, -1_780, 2_500, -7_120]);
    expect([body.amount, body.renewal, body.coupon]).toEqual([2_500, null, { code, discount: 7_120 }]);
    const half = await newCoupon(site, { discountValue: 50 });
    expect((await quoteWith(id, half.code)).body.amount).toBe(3_560 + 2_500);
    const packages = await newCoupon(site, { scope: 'package' });
    expect((await quoteWith(id, packages.code)).body.fields.coupon).toContain('לא מתאים');
  });

  test('makes an order cost what was paid, and no more comes back', async () => {
    const customer = await site.newCustomer();
    const { code, id: couponId } = await newCoupon(site, { discountKind: 'amount', discountValue: 2_000 });
    const { id } = await customer.order({ quantity: 1, delivery: 'post' });
    expect((await customer.pay(id, { coupon: code })).body).toMatchObject({ status: 'paid', amount: 7_620 });
    expect(await customer.readOrder(id)).toMatchObject({ amount: 7_620, refundOnCancel: 7_620 });
    await cancel(customer, id);
    await runRefunds();
    expect(await paymentsOf(customer.id)).toEqual([{ amount: 7_620, refunded: 7_620 }]);
    expect(await site.row('select used from coupons where id = $1', [couponId])).toEqual({ used: 1 });
  });
});
