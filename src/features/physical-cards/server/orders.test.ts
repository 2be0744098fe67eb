import { afterEach, describe, expect, test } from 'vitest';
import { endTrial, statusAndCode } from '#features/profiles/server/testing/own-profiles.ts';
import { physicalCardPrices, physicalCardsApi } from '../contract.ts';
import type { PhysicalCardDesign } from '../design/design.ts';
import { exampleAddress, exampleDesign } from './testing/example-texts.ts';
import { type Customer, startPhysicalCards } from './testing/physical-card-site.ts';

const site = await startPhysicalCards();
const owner = await site.newCustomer();
const other = await site.newCustomer();
afterEach(() => site.setTime(undefined));

const base = '/api/physical-orders';
const input = (more: object = {}) => ({
  designId: owner.designId,
  quantity: 2,
  delivery: 'post',
  address: exampleAddress,
  ...more,
});
const create = (more: object = {}, customer = owner, language = 'he') =>
  customer.send('POST', base, input(more), { 'accept-language': language });
const stopped: PhysicalCardDesign = { ...exampleDesign, words: { ...exampleDesign.words, name: '' } };
const addressWith = (more: object) => ({ address: { ...exampleAddress, ...more } });

describe('creating an order', () => {
  test('stores a copy of the design and expires after two days without payment', async () => {
    site.setTime(new Date('2026-11-15T08:00:00Z'));
    const { status, body } = await create({ quantity: '3' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      state: 'pending_payment',
      designId: owner.designId,
      design: exampleDesign,
      profileId: owner.profileId,
      profileName: 'Dana',
      quantity: 3,
      delivery: 'post',
      refunded: 0,
      tracking: null,
      reason: null,
      can: ['cancel'],
      refundOnCancel: 0,
      paidAt: null,
      checkoutOrderId: null,
      tags: [],
      address: { recipient: 'דנה לוי', phone: '+972505550123', postcode: '3310401', floor: '' },
      // The estimate if it were paid today.
      promise: { from: '2026-11-18', to: '2026-11-22' },
      expiresAt: '2026-11-17T08:00:00.000Z',
      history: [{ event: 'order', state: 'pending_payment', by: 'owner', note: null, at: '2026-11-15T08:00:00.000Z' }],
    });
    await site.pool.query(
      `update physical_card_designs set design = jsonb_set(design, '{words,name}', '"x"') where id = $1`,
      [owner.designId],
    );
    expect((await owner.readOrder(body.id)).design.words.name).toBe('דנה לוי');
    await site.pool.query('update physical_card_designs set design = $2 where id = $1', [
      owner.designId,
      exampleDesign,
    ]);
  });

  test('prices the order by the owner’s current plan until it is paid', async () => {
    const mine = await site.newCustomer();
    // The trial has the discount of the largest package.
    const { id, amount } = await mine.order({ quantity: 5 });
    expect(amount).toBe(5 * 7_120 + 2_500);
    await endTrial(site, mine);
    expect((await mine.readOrder(id)).amount).toBe(5 * 8_900 + 2_500);
  });

  test('is refused to an account that waits for its deletion, until its owner keeps it', async () => {
    const leave = (at: string) => site.pool.query(`update users set deletes_at = ${at} where id = $1`, [owner.id]);
    const ordersOf = async () => (await owner.send('GET', base)).body.length;
    const before = await ordersOf();
    await leave("now() + interval '30 days'");
    const { status, body } = await create();
    expect([status, body.code, body.message]).toEqual([409, 'conflict', expect.stringContaining('מחכה למחיקה')]);
    expect(await ordersOf()).toBe(before);
    await leave('null');
    expect((await create()).status).toBe(201);
  });

  test('requires only a name and a phone for delivery to a pick-up point', async () => {
    const address = { recipient: 'דנה', phone: '0505550123', city: 'חיפה' };
    expect((await create({ delivery: 'pickup', pointId: 1, address: { ...address, city: '' } })).status).toBe(201);
    for (const delivery of ['post', 'express']) {
      const { status, body } = await create({ delivery, address });
      expect([status, body.code, Object.keys(body.fields)]).toEqual([
        400,
        'invalid_input',
        ['address.street', 'address.house'],
      ]);
      expect(body.fields['address.house']).toBe('מה מספר הבית?');
    }
  });

  test.each([
    [{ quantity: 0 }, 'quantity', 'כמה כרטיסים? צריך כאן מספר שלם, אחד לפחות'],
    [{ quantity: 1.5 }, 'quantity', 'כמה כרטיסים? צריך כאן מספר שלם, אחד לפחות'],
    [{ quantity: 51 }, 'quantity', 'עד 50 כרטיסים בהזמנה אחת'],
    [{ delivery: 'pigeon' }, 'delivery', 'בחרו איך הכרטיסים יגיעו אליכם'],
    [addressWith({ recipient: ' ' }), 'address.recipient', 'על שם מי המשלוח?'],
    [addressWith({ phone: undefined }), 'address.phone', 'צריך טלפון, כדי שנמצא אתכם כשהמשלוח מגיע'],
    [addressWith({ phone: '12' }), 'address.phone', 'ערך לא תקין'],
    [addressWith({ city: '' }), 'address.city', 'לאיזו עיר או יישוב?'],
    [addressWith({ postcode: '123' }), 'address.postcode', 'מיקוד הוא שבע ספרות. לא זוכרים? אפשר להשאיר ריק'],
    [{ designId: 'x' }, 'designId', 'ערך לא תקין'],
  ])('returns a validation error naming the field for %j', async (more, field, sentence) => {
    const { status, body } = await create(more);
    expect([status, body.code, body.fields]).toEqual([400, 'invalid_input', { [field]: sentence }]);
  });

  test('rejects a design that cannot be printed, with a message in the request’s language', async () => {
    const designId = await owner.saveDesign(stopped);
    const [he, en] = [await create({ designId }), await create({ designId }, owner, 'en')];
    expect([...statusAndCode(he), ...statusAndCode(en)]).toEqual([400, 'invalid_input', 400, 'invalid_input']);
    expect(he.body.message).toContain('אי אפשר להדפיס');
    expect(en.body.message).toContain('cannot be printed');
    expect(en.body.fields.designId).toBe(en.body.message);
  });

  test('rejects a design whose profile is deleted or belongs to another owner', async () => {
    const designId = await owner.saveDesign();
    for (const profileId of [null, other.profileId]) {
      await site.pool.query('update physical_card_designs set profile_id = $2 where id = $1', [designId, profileId]);
      const { status, body } = await create({ designId });
      expect([status, Object.keys(body.fields)]).toEqual([400, ['designId']]);
      expect(body.message).toContain('כבר לא קיים');
    }
  });

  test('returns 404 for another owner’s or a missing design', async () => {
    expect(statusAndCode(await create({}, other))).toEqual([404, 'not_found']);
    expect(statusAndCode(await create({ designId: 2_000_000_000 }))).toEqual([404, 'not_found']);
  });
});

describe('prices', () => {
  const readPrices = async (customer: Customer, language = 'he') =>
    physicalCardPrices.parse(
      (await customer.send('GET', `${base}/prices`, undefined, { 'accept-language': language })).body,
    );

  test('include each plan’s discount, the expected delivery dates and the last address', async () => {
    site.setTime(new Date('2026-09-10T09:00:00Z'));
    const mine = await site.newCustomer();
    const first = await readPrices(mine);
    expect(first).toMatchObject({ discount: 20, lastAddress: null, lastDelivery: null });
    expect(first.packages.map(({ packageType, discount }) => [packageType, discount])).toEqual([
      ['basic', 0],
      ['advanced', 10],
      ['pro', 20],
    ]);
    // A Thursday before the Jewish New Year and the Day of Atonement.
    expect(first.promises).toEqual([
      { delivery: 'post', from: '2026-09-16', to: '2026-09-20' },
      { delivery: 'pickup', from: '2026-09-16', to: '2026-09-20' },
      { delivery: 'express', from: '2026-09-16', to: '2026-09-16' },
    ]);
    await mine.order({ delivery: 'express' });
    expect(await readPrices(mine)).toMatchObject({ lastDelivery: 'express', lastAddress: { city: 'חיפה' } });
    for (const { name } of (await readPrices(mine, 'en')).packages) expect(name).not.toMatch(/[א-ת]/);
  });
});

describe('reading one’s orders', () => {
  test('lists only the owner’s orders, newest first', async () => {
    const mine = await site.newCustomer();
    const ids = [(await mine.order()).id, (await mine.order()).id];
    const { body } = await mine.send('GET', base);
    expect(body.map(({ id }: { id: number }) => id)).toEqual(ids.reverse());
    expect(body[0]).not.toHaveProperty('history');
  });

  test('finished orders have no delivery date and no refund on cancellation', async () => {
    for (const state of ['delivered', 'cancelled', 'expired', 'returned', 'refunded'] as const) {
      const order = await owner.readOrder(await site.placeOrder(owner, state));
      expect(order).toMatchObject({ promise: null, refundOnCancel: 0, expiresAt: null });
    }
    const approved = await owner.readOrder(await site.placeOrder(owner, 'approved'));
    expect(approved).toMatchObject({ promise: { to: '2026-11-22' }, refundOnCancel: 11_400 });
  });
});

/** The owner's events: event, initial state, resulting state, request body. */
const deeds = [
  ['cancel', 'approved', 'cancelled', undefined],
  ['resubmit', 'needs_changes', 'paid', { design: exampleDesign, note: 'תיקנתי' }],
  ['received', 'shipped', 'delivered', undefined],
  ['problem', 'delivered', 'delivery_problem', { note: 'נשבר בדרך' }],
] as const;

describe.each(deeds)('the owner’s action %s', (name, from, to, body) => {
  const submit = (customer: { send: Customer['send'] }, id: number, sent: object | undefined = body, language = 'he') =>
    customer.send('PUT', `${base}/${id}/${name}`, sent, { 'accept-language': language });

  test('changes the state and records it in the history', async () => {
    const id = await site.placeOrder(owner, from);
    const { status, body: updated } = await submit(owner, id);
    expect([status, updated.state]).toEqual([200, to]);
    expect(updated.history.at(-1)).toMatchObject({ state: to, by: 'owner', note: body?.note ?? null });
    expect(updated.reason).toBe(body?.note ?? null);
    // Owners are not notified of their own actions.
    const rows = await site.rows('select * from notifications where link = $1', [`/physical-cards/orders/${id}`]);
    expect(rows).toEqual([]);
  });

  test('returns 409 in an invalid state, with the reason in the request’s language', async () => {
    const id = await site.placeOrder(owner, 'expired');
    const [he, en] = [await submit(owner, id), await submit(owner, id, body, 'en')];
    expect([...statusAndCode(he), ...statusAndCode(en)]).toEqual([409, 'conflict', 409, 'conflict']);
    expect([he.body.message, en.body.message, en.body.state]).toEqual([
      'אי אפשר לעשות את זה עכשיו: ההזמנה לא שולמה בזמן ונסגרה',
      'Not now: the order was not paid in time, and it is closed',
      'expired',
    ]);
    expect(await site.stateOf(id)).toBe('expired');
  });

  test('returns 404 for another owner’s or a missing order', async () => {
    const id = await site.placeOrder(owner, from);
    expect(statusAndCode(await submit(other, id))).toEqual([404, 'not_found']);
    expect(statusAndCode(await submit(owner, 2_000_000_000))).toEqual([404, 'not_found']);
    expect(await site.stateOf(id)).toBe(from);
  });
});

test.each(['create', 'cancel', 'resubmit', 'received', 'problem'] as const)(
  '%s requires the owner’s session',
  (name) => {
    expect(physicalCardsApi[name]).toMatchObject({ access: 'user', needsSession: true });
  },
);

test('cancelling returns 409 with an explanation once production has started', async () => {
  for (const state of ['in_production', 'encoded'] as const) {
    const id = await site.placeOrder(owner, state);
    const answer = await owner.send('PUT', `${base}/${id}/cancel`);
    expect(statusAndCode(answer)).toEqual([409, 'conflict']);
    expect(answer.body.message).toContain('כבר בהכנה');
  }
});

test('reporting a problem requires a note of at most 500 characters', async () => {
  const id = await site.placeOrder(owner, 'shipped');
  for (const body of [{}, { note: '  ' }, { note: 'x'.repeat(501) }]) {
    const answer = await owner.send('PUT', `${base}/${id}/problem`, body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['note']]);
  }
});

describe('resubmitting a design', () => {
  const resubmit = async (design: object) => {
    const id = await site.placeOrder(owner, 'needs_changes');
    return { id, answer: await owner.send('PUT', `${base}/${id}/resubmit`, { design }) };
  };

  test('replaces the rejected design', async () => {
    const { id, answer } = await resubmit({ ...exampleDesign, words: { ...exampleDesign.words, name: 'דנה' } });
    expect([answer.status, answer.body.state, answer.body.design.words.name]).toEqual([200, 'paid', 'דנה']);
    expect(await site.pathOf(id)).toEqual(['order by owner: needs_changes', 'resubmit by owner: paid']);
  });

  test.each([
    ['of another material', { material: 'metal', finish: 'gold' }, 'design.material', 'את החומר אי אפשר להחליף'],
    ['that cannot be printed', { words: stopped.words }, 'design', 'אי אפשר להדפיס'],
    ['with a picture of somebody else’s', { logo: 'someone-elses' }, 'design', 'כבר לא נמצאת בחשבון שלכם'],
    ['that is none', { template: 'nothing' }, 'design.template', 'ערך לא תקין'],
  ])('rejects a design %s', async (_, change, field, sentence) => {
    const { id, answer } = await resubmit({ ...exampleDesign, ...change });
    expect(statusAndCode(answer)).toEqual([400, 'invalid_input']);
    expect(answer.body.fields[field]).toContain(sentence);
    expect(await site.stateOf(id)).toBe('needs_changes');
  });
});

describe('an unpaid order', () => {
  test('expires after two days, not earlier, and notifies its owner', async () => {
    const mine = await site.newCustomer();
    const { id, createdAt } = await mine.order();
    const end = Date.parse(createdAt) + 48 * 3_600_000;
    site.setTime(new Date(end - 1));
    await site.doJobs();
    expect(await site.stateOf(id)).toBe('pending_payment');
    site.setTime(new Date(end));
    await Promise.all([site.doJobs(), site.doJobs(), site.doJobs()]);
    expect(await site.pathOf(id)).toEqual(['order by owner: pending_payment', 'expire by system: expired']);
    const rows = await site.rows('select kind, message, link from notifications where user_id = $1', [mine.id]);
    expect(rows).toEqual([{ kind: 'order', message: 'cardsExpired', link: `/physical-cards/orders/${id}` }]);
  });

  test('that fails to expire does not prevent others from expiring', async () => {
    const [stuck, free] = [await site.placeOrder(owner, 'pending_payment'), (await other.order()).id];
    // A row whose transition always fails.
    await site.pool.query(`update physical_orders set expires_at = now() - interval '1 day' where id = any($1)`, [
      [stuck, free],
    ]);
    await site.pool.query(
      `alter table physical_orders add constraint stuck check (id <> ${stuck} or state <> 'expired')`,
    );
    await site.doJobs();
    expect([await site.stateOf(stuck), await site.stateOf(free)]).toEqual(['pending_payment', 'expired']);
    expect(site.logged.some((line) => line.includes('could not be expired'))).toBe(true);
    await site.pool.query('alter table physical_orders drop constraint stuck');
  });
});
