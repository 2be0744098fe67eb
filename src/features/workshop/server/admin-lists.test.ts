import { describe, expect, it } from 'vitest';
import { csvLines } from '#base/testing/csv-lines.ts';
import { startWorkshop } from './testing/workshop-site.ts';

const site = await startWorkshop();

const idsIn = async (query: string): Promise<number[]> =>
  (await site.send('GET', `/api/admin/orders?${query}`)).body.orders.map(({ id }: { id: number }) => id);
const auditEntriesOf = (kind: string, id: string | number) =>
  site.rows('select * from audit_log where target_kind = $1 and target_id = $2 order by id', [kind, id]);

describe('the orders of one owner', () => {
  it('contain only theirs, newest or oldest first, with pagination', async () => {
    const ownerId = await site.addPerson('Only Mine');
    const mine = [await site.addOrder({ ownerId }), await site.addOrder({ ownerId }), await site.addOrder({ ownerId })];
    await site.addOrder({ ownerId: await site.addPerson('Somebody') });
    expect(await idsIn(`owner=${ownerId}`)).toEqual(mine.toReversed());
    expect(await idsIn(`owner=${ownerId}&direction=asc`)).toEqual(mine);
    expect(await idsIn(`owner=${ownerId}&direction=asc&before=${mine[0]}`)).toEqual(mine.slice(1));
    expect(await idsIn('owner=2000000000')).toEqual([]);
    const { body } = await site.send('GET', '/api/admin/orders?owner=x&direction=up');
    expect(Object.keys(body.fields).sort()).toEqual(['direction', 'owner']);
  });

  it('can be filtered for tags as well', async () => {
    const ownerId = await site.addPerson('Tags Of Mine');
    const id = await site.addOrder({ ownerId, hasTags: true });
    await site.addOrder({ hasTags: true });
    const { body } = await site.send('GET', `/api/admin/tags?owner=${ownerId}`);
    expect(body.tags.map(({ code }: { code: string }) => code).sort()).toEqual(await site.codesOf(id));
  });
});

describe('the CSV of orders', () => {
  it('has the same rows as the list and their number in a header', async () => {
    const ownerId = await site.addPerson('=Table Of Orders');
    const ids = [await site.addOrder({ ownerId }), await site.addOrder({ ownerId, state: 'encoded', quantity: 7 })];
    await site.pool.query(`update physical_orders set paid_at = '2026-11-10T21:30:00Z' where id = $1`, [ids[1]]);
    const answer = await site.send('GET', `/api/admin/orders.csv?owner=${ownerId}&direction=asc`, undefined, {
      'accept-language': 'en',
    });
    const [head = '', ...rows] = csvLines(answer.body);
    expect(head).toMatch(/^\ufeff?Order,State,Customer/);
    expect(rows.map((row) => Number(row.split(',')[0]))).toEqual(ids);
    expect(rows[1]).toContain(',7,');
    expect(rows[1]).toContain(',114.00,');
    expect(rows[0]).not.toContain('114.00');
    expect(rows[0]).not.toContain(',=Table');
    expect(answer.headers.get('x-rows')).toBe('2');
    const [, hebrew = ''] = csvLines((await site.send('GET', `/api/admin/orders.csv?owner=${ownerId}`)).body);
    for (const words of ['מוכנה למשלוח', 'PVC, מט', 'דואר']) expect(hebrew).toContain(words);
    expect(hebrew).toMatch(/,\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
    const encoded = await site.send('GET', `/api/admin/orders.csv?owner=${ownerId}&state=encoded`);
    expect(encoded.headers.get('x-rows')).toBe('1');
  });

  it('continues past one database batch', async () => {
    const ownerId = await site.addPerson('Long Table');
    const first = await site.addOrder({ ownerId, state: 'paid' });
    await site.pool.query(
      `with made as (
         insert into physical_orders (owner_id, state, design, material, quantity, delivery, address, locale, expires_at,
           created_at, updated_at)
         select owner_id, 'pending_payment', design, material, quantity, delivery, address, locale, expires_at,
           created_at, updated_at from physical_orders, generate_series(1, 520) where id = $1 returning id)
       insert into physical_order_events (order_id, event, to_state, by, at)
       select id, 'order', 'pending_payment', 'owner', now() from made`,
      [first],
    );
    const { body } = await site.send('GET', `/api/admin/orders.csv?owner=${ownerId}`);
    const ids = csvLines(body)
      .slice(1)
      .map((row) => row.split(',')[0]);
    expect([ids.length, new Set(ids).size]).toEqual([521, 521]);
  });

  it('requires recent authentication', async () => {
    site.signIn({ id: site.adminId, role: 'admin', authenticatedAt: new Date(0) });
    expect((await site.send('GET', '/api/admin/orders.csv')).body.code).toBe('confirm_needed');
    site.signIn({ id: site.adminId, role: 'admin' });
  });
});

describe('the CSV of tags', () => {
  const rowsOf = (body: unknown) => csvLines(body).slice(1);

  it('contains the matching tags, past one database batch', async () => {
    await site.send('POST', '/api/admin/tags', { count: 501, batch: 'a long table' });
    const answer = await site.send('GET', '/api/admin/tags.csv?batch=a%20long%20table');
    const codes = rowsOf(answer.body).map((row) => row.split(',')[0]);
    expect([codes.length, new Set(codes).size]).toEqual([501, 501]);
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('שבבים.csv'));
    const [code] = codes;
    await site.send('PUT', `/api/admin/tags/${code}/retire`, { note: 'broken' });
    const retired = await site.send('GET', '/api/admin/tags.csv?batch=a%20long%20table&state=retired');
    expect(rowsOf(retired.body).map((row) => row.split(',')[0])).toEqual([code]);
  });

  it('returns 400 for an invalid filter and requires recent authentication', async () => {
    expect((await site.send('GET', '/api/admin/tags.csv?state=lost-and-found')).status).toBe(400);
    site.signIn({ id: site.adminId, role: 'admin', authenticatedAt: new Date(0) });
    expect((await site.send('GET', '/api/admin/tags.csv')).body.code).toBe('confirm_needed');
    site.signIn({ id: site.adminId, role: 'admin' });
  });
});

describe('the audit log of the workshop', () => {
  it('records a transition with the states before and after', async () => {
    const id = await site.addOrder({ state: 'paid' });
    await site.send('PUT', `/api/admin/orders/${id}/move`, { event: 'approve' });
    expect(await auditEntriesOf('order', id)).toMatchObject([
      { action: 'orders.move', actor_id: site.adminId, before: { state: 'paid' }, after: { state: 'approved' } },
    ]);
  });

  it('does not record a refused transition', async () => {
    const id = await site.addOrder({ state: 'delivered' });
    expect((await site.send('PUT', `/api/admin/orders/${id}/move`, { event: 'approve' })).status).toBe(409);
    expect(await auditEntriesOf('order', id)).toEqual([]);
  });

  it('records each order moved in a batch, and the attempt when none moved', async () => {
    const [good, bad] = [await site.addOrder({ state: 'paid' }), await site.addOrder({ state: 'delivered' })];
    const transition = (ids: number[]) => site.send('PUT', '/api/admin/orders/move', { ids, event: 'approve' });
    expect((await transition([good, bad])).body).toMatchObject({ moved: [good], refused: [{ id: bad }] });
    expect([(await auditEntriesOf('order', good)).length, (await auditEntriesOf('order', bad)).length]).toEqual([1, 0]);
    expect((await transition([bad])).body.moved).toEqual([]);
    expect(await auditEntriesOf('order', bad)).toMatchObject([
      { action: 'orders.move-refused', after: { event: 'approve', orders: [bad] } },
    ]);
  });

  it('records tags that were written, made and retired', async () => {
    const id = await site.addOrder({ state: 'in_production', hasTags: true });
    const [code = ''] = await site.codesOf(id);
    await site.send('PUT', `/api/admin/orders/${id}/written`, { model: 'ntag215' });
    expect(await auditEntriesOf('order', id)).toMatchObject([
      { action: 'orders.written', after: { codes: await site.codesOf(id), model: 'ntag215' } },
    ]);
    await site.send('PUT', `/api/admin/tags/${code}/written`, {});
    await site.send('PUT', `/api/admin/tags/${code}/retire`, { note: 'broken' });
    expect(await auditEntriesOf('tag', code)).toMatchObject([
      { action: 'tags.written' },
      { action: 'tags.retire', before: { state: 'active' }, after: { state: 'retired', note: 'broken' } },
    ]);
    await site.send('POST', '/api/admin/tags', { count: 3, batch: 'May fair' });
    expect(await auditEntriesOf('batch', 'May fair')).toMatchObject([{ action: 'tags.make', after: { count: 3 } }]);
  });
});
