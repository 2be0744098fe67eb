import { describe, expect, it } from 'vitest';
import { startWorkshop } from './testing/workshop-site.ts';

const orderLink = (id: number) => `/physical-cards/orders/${id}`;
const site = await startWorkshop();

const english = { 'accept-language': 'en' };
const transition = (id: number, body: object, headers: Record<string, string> = english) =>
  site.send('PUT', `/api/admin/orders/${id}/move`, body, headers);
const transitionMany = (body: object, headers: Record<string, string> = english) =>
  site.send('PUT', '/api/admin/orders/move', body, headers);

describe('an order transition', () => {
  it('runs from approval to delivery, recording the admin of each step', async () => {
    const id = await site.addOrder({ quantity: 3 });
    expect((await transition(id, { event: 'approve' })).body.state).toBe('approved');
    const started = await transition(id, { event: 'start' });
    expect(started.body).toMatchObject({ state: 'in_production', tagsWritten: 0 });
    expect(started.body.chips).toHaveLength(3);
    expect((await transition(id, { event: 'encode' })).status).toBe(409);
    await site.send('PUT', `/api/admin/orders/${id}/written`, {});
    expect((await transition(id, { event: 'encode' })).body.state).toBe('encoded');
    const shipment = { carrier: 'israel_post', trackingNumber: 'RR 1 2', note: 'on its way' };
    const sent = await transition(id, { event: 'ship', ...shipment });
    expect(sent.body.tracking).toEqual({
      carrier: 'israel_post',
      number: 'RR 1 2',
      link: 'https://mypost.israelpost.co.il/itemtrace?itemcode=RR%201%202',
    });
    const { body } = await transition(id, { event: 'deliver' });
    const steps = body.history.map(({ event, by }: { event: string; by: string }) => `${event} by ${by}`);
    expect(steps.slice(1)).toEqual(
      ['approve', 'start', 'encode', 'ship', 'deliver'].map((event) => `${event} by admin`),
    );
    const rows = await site.rows(
      'select distinct actor_id from physical_order_events where order_id = $1 and actor_id is not null',
      [id],
    );
    expect(rows).toEqual([{ actor_id: site.adminId }]);
  });

  it('that is not allowed returns 409 in the language of the reader and changes nothing', async () => {
    const id = await site.addOrder({ state: 'delivered' });
    const [inEnglish, inHebrew] = [
      await transition(id, { event: 'start' }),
      await transition(id, { event: 'start' }, { 'accept-language': 'he' }),
    ];
    expect([inEnglish.status, inHebrew.status]).toEqual([409, 409]);
    expect(inEnglish.body.message).not.toMatch(/[\u0590-\u05ff]/);
    expect(inHebrew.body.message).toMatch(/[\u0590-\u05ff]/);
    expect((await site.send('GET', `/api/admin/orders/${id}`)).body).toMatchObject({ state: 'delivered' });
  });

  it.each(['pay', 'expire', 'refund', 'resubmit'])(
    'reserved for other actors (%s) returns 409 to an admin',
    async (event) => {
      for (const state of ['pending_payment', 'cancelled', 'needs_changes'] as const) {
        const id = await site.addOrder({ state });
        expect((await transition(id, { event })).status).toBe(409);
      }
    },
  );

  it.each([
    ['ask_changes', 'paid'],
    ['cancel', 'approved'],
    ['take_back', 'shipped'],
  ] as const)('that affects others (%s) requires a reason', async (event, state) => {
    const id = await site.addOrder({ state });
    const bare = await transition(id, { event, note: '  ' });
    expect([bare.status, bare.body.fields]).toEqual([400, { note: 'Write a short reason here' }]);
    const { status, body } = await transition(id, { event, note: 'The logo is blurred' });
    expect(status).toBe(200);
    expect(body.history.at(-1)).toMatchObject({ event, note: 'The logo is blurred' });
  });

  it('to shipped requires a carrier and accepts only an https tracking link', async () => {
    const id = await site.addOrder({ state: 'encoded' });
    const bare = await transition(id, { event: 'ship' });
    expect([bare.status, bare.body.fields]).toEqual([400, { carrier: 'Choose the carrier' }]);
    const unknown = await transition(id, { event: 'ship', carrier: 'pigeon' });
    expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([400, ['carrier']]);
    const fake = await transition(id, { event: 'ship', carrier: 'ups', trackingNumber: 'לא מספר!!' });
    expect([fake.status, fake.body.fields]).toEqual([400, { trackingNumber: expect.stringContaining('A–Z') }]);
    for (const trackingLink of ['http://carrier.example/1', 'javascript:alert(1)']) {
      const unsafe = await transition(id, { event: 'ship', carrier: 'hfd', trackingLink });
      expect([unsafe.status, Object.keys(unsafe.body.fields)]).toEqual([400, ['trackingLink']]);
    }
    const link = 'https://carrier.example/1';
    const { body } = await transition(id, { event: 'ship', carrier: 'hfd', trackingNumber: '123', trackingLink: link });
    expect(body.tracking).toEqual({ carrier: 'hfd', number: '123', link });
  });

  it('needs no tracking number when the workshop delivers itself', async () => {
    const id = await site.addOrder({ state: 'encoded' });
    const { body } = await transition(id, { event: 'ship', carrier: 'own', trackingLink: '' });
    expect(body.tracking).toEqual({ carrier: 'own', number: null, link: null });
  });

  it('returns 404 for an unknown order and 400 for an unknown event', async () => {
    expect((await transition(999_999, { event: 'approve' })).status).toBe(404);
    const { status, body } = await transition(1, { event: 'lose' });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['event']]);
  });
});

describe('the delivery address', () => {
  const correct = (id: number, address: object) =>
    site.send('PUT', `/api/admin/orders/${id}/address`, { address }, english);
  const right = { recipient: 'Dana Bar', phone: '050-555-0123', city: 'Haifa', street: 'HaNeviim', house: '12' };
  const addressOf = async (id: number) =>
    (await site.rows('select address from physical_orders where id = $1', [id]))[0].address;

  it('is corrected until nothing is sent any more: the owner is told, and the log keeps no address', async () => {
    for (const state of ['paid', 'in_production', 'shipped', 'delivery_problem'] as const) {
      const id = await site.addOrder({ state });
      const { status, body } = await correct(id, right);
      expect([state, status, body.state, body.address]).toEqual([
        state,
        200,
        state,
        expect.objectContaining({ recipient: 'Dana Bar', phone: '+972505550123', city: 'Haifa' }),
      ]);
      expect(await site.rows('select message from notifications where link = $1', [orderLink(id)])).toEqual([
        { message: 'cardsAddress' },
      ]);
      const entries = await site.rows(
        `select after from audit_log where action = 'orders.correct-address' and target_id = $1`,
        [String(id)],
      );
      expect(entries[0].after.fields).toContain('city');
      expect(JSON.stringify(entries)).not.toContain('HaNeviim');
      // The same again is nothing to tell.
      await correct(id, right);
      expect(await site.rows('select id from notifications where link = $1', [orderLink(id)])).toHaveLength(1);
    }
  });

  it('of an ended or erased order is refused', async () => {
    for (const state of ['delivered', 'cancelled', 'refunded'] as const) {
      const id = await site.addOrder({ state });
      const { status, body } = await correct(id, right);
      expect([state, status, body.message]).toEqual([state, 409, expect.stringContaining('not sent any more')]);
    }
    const id = await site.addOrder({ state: 'shipped' });
    await site.rows('update physical_orders set address = null where id = $1 returning id', [id]);
    expect((await correct(id, right)).status).toBe(409);
    expect((await correct(999_999, right)).status).toBe(404);
  });

  it('names what is missing or wrong', async () => {
    const id = await site.addOrder({ state: 'paid', delivery: 'post' });
    for (const [change, field] of [
      [{ house: '' }, 'address.house'],
      [{ recipient: ' ' }, 'address.recipient'],
      [{ phone: '12' }, 'address.phone'],
      [{ postcode: '12' }, 'address.postcode'],
    ] as const) {
      const { status, body } = await correct(id, { ...right, ...change });
      expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    }
  });

  it('at a pick-up point stays where it is: only who comes for the parcel changes', async () => {
    const id = await site.addOrder({ state: 'paid', delivery: 'pickup' });
    const before = await addressOf(id);
    expect((await correct(id, { ...right, city: 'Elsewhere', notes: 'Ring twice' })).status).toBe(200);
    expect(await addressOf(id)).toEqual({
      ...before,
      recipient: 'Dana Bar',
      phone: '+972505550123',
      notes: 'Ring twice',
    });
  });
});

describe('the tracking details of a parcel on its way', () => {
  const correct = (id: number, body: object) => site.send('PUT', `/api/admin/orders/${id}/tracking`, body, english);

  it('can be corrected: the owner is told, the log keeps both, and the order stays where it is', async () => {
    const id = await site.addOrder({ state: 'shipped' });
    const { status, body } = await correct(id, { carrier: 'ups', trackingNumber: '1Z999AA10123456784' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'shipped',
      tracking: {
        carrier: 'ups',
        number: '1Z999AA10123456784',
        link: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
      },
    });
    expect(await site.rows('select message from notifications where link = $1', [orderLink(id)])).toEqual([
      { message: 'cardsTracking' },
    ]);
    const [entry] = await site.rows(`select * from audit_log where action = 'orders.correct-tracking'`);
    expect(entry).toMatchObject({ before: { carrier: 'own' }, after: { trackingNumber: '1Z999AA10123456784' } });
    const [second] = (await correct(id, { carrier: 'ups', trackingNumber: '222' })).body.corrections.slice(1);
    expect(body.corrections).toEqual([
      {
        id: expect.any(Number),
        at: expect.any(String),
        actor: 'Admin',
        carrier: { before: 'own', after: 'ups' },
        number: { before: null, after: '1Z999AA10123456784' },
      },
    ]);
    expect(second).toMatchObject({ carrier: null, number: { before: '1Z999AA10123456784', after: '222' } });
    await site.rows('update physical_orders set address = null where id = $1 returning id', [id]);
    expect((await site.send('GET', `/api/admin/orders/${id}`)).body.corrections).toEqual([]);
  });

  it('refuses a number that no carrier has, and still shows and moves an order that has one from before', async () => {
    const id = await site.addOrder({ state: 'shipped' });
    const { status, body } = await correct(id, { carrier: 'ups', trackingNumber: 'לא מספר!!' });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['trackingNumber']]);
    await site.rows(`update physical_orders set tracking_number = '?!' where id = $1 returning id`, [id]);
    expect((await site.send('GET', `/api/admin/orders/${id}`)).body.tracking.number).toBe('?!');
    expect((await transition(id, { event: 'deliver' })).body.tracking.number).toBe('?!');
  });

  it('tells nobody when nothing has changed', async () => {
    const id = await site.addOrder({ state: 'shipped' });
    const { status, body } = await correct(id, { carrier: 'own' });
    expect([status, body.corrections]).toEqual([200, []]);
    expect(await site.rows('select message from notifications where link = $1', [orderLink(id)])).toEqual([]);
  });

  it('cannot be corrected in another state, without a carrier or with an unsafe link', async () => {
    const delivered = await site.addOrder({ state: 'delivered' });
    const late = await correct(delivered, { carrier: 'ups' });
    expect([late.status, late.body.message]).toEqual([
      409,
      'Tracking details can only be corrected while the order is on its way',
    ]);
    const id = await site.addOrder({ state: 'shipped' });
    expect((await correct(id, {})).body.fields).toEqual({ carrier: 'Choose the carrier' });
    const unsafe = await correct(id, { carrier: 'hfd', trackingLink: 'http://carrier.example/1' });
    expect([unsafe.status, Object.keys(unsafe.body.fields)]).toEqual([400, ['trackingLink']]);
    expect((await correct(999_999, { carrier: 'ups' })).status).toBe(404);
  });
});

describe('a transition of many orders', () => {
  it('moves the allowed ones and returns a reason for each of the others', async () => {
    const [first, second] = [await site.addOrder(), await site.addOrder()];
    const done = await site.addOrder({ state: 'delivered' });
    const { body } = await transitionMany({ ids: [first, done, second, first, 999_999], event: 'approve' });
    expect(body.moved).toEqual([first, second]);
    expect(body.refused.map(({ id }: { id: number }) => id)).toEqual([done, 999_999]);
    for (const { message } of body.refused) expect(message).toMatch(/^[A-Z][^\u0590-\u05ff]{8,}$/);
    const hebrew = await transitionMany({ ids: [done], event: 'approve' }, { 'accept-language': 'he' });
    expect(hebrew.body.refused[0].message).toMatch(/[\u0590-\u05ff]/);
  });

  it('returns how many tags are missing', async () => {
    const id = await site.addOrder({ state: 'in_production', quantity: 3, hasTags: true });
    const { body } = await transitionMany({ ids: [id], event: 'encode' });
    expect(body).toMatchObject({ moved: [], refused: [{ id, message: expect.stringContaining('3') }] });
  });

  it('ships several parcels with one carrier', async () => {
    const ids = [await site.addOrder({ state: 'encoded' }), await site.addOrder({ state: 'encoded' })];
    expect((await transitionMany({ ids, event: 'ship', carrier: 'own' })).body).toEqual({ moved: ids, refused: [] });
  });

  it('returns 400 without a required reason and moves nothing', async () => {
    const id = await site.addOrder();
    const without = await transitionMany({ ids: [id], event: 'cancel' });
    expect([without.status, Object.keys(without.body.fields)]).toEqual([400, ['note']]);
    expect((await site.send('GET', `/api/admin/orders/${id}`)).body.state).toBe('paid');
  });

  it.each([[[]], [Array.from({ length: 101 }, (_, at) => at + 1)], [['x']]])(
    'returns 400 for an invalid selection',
    async (ids) => {
      const { status, body } = await transitionMany({ ids, event: 'approve' });
      expect(status).toBe(400);
      expect(Object.keys(body.fields)[0]).toMatch(/^ids/);
    },
  );
});
