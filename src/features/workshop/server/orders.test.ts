import { describe, expect, it } from 'vitest';
import { exampleAddress, exampleDesign, startWorkshop } from './testing/workshop-site.ts';

const site = await startWorkshop();

const list = async (query = '') => (await site.send('GET', `/api/admin/orders${query}`)).body;
const idsOf = (body: { orders: { id: number }[] }) => body.orders.map(({ id }) => id);

describe('the order queue', () => {
  it('returns every detail of an order that the workshop needs', async () => {
    const ownerId = await site.addPerson('Ruth');
    const id = await site.addOrder({ ownerId, state: 'in_production', hasTags: true });
    await site.pool.query('update tags set written_at = now() where code = $1', [(await site.codesOf(id))[0]]);
    const [order] = (await list('?q=Ruth')).orders;
    expect(order).toMatchObject({
      id,
      state: 'in_production',
      quantity: 2,
      delivery: 'post',
      address: exampleAddress,
      design: exampleDesign,
      owner: { id: ownerId, name: 'Ruth', email: expect.stringContaining('@cards.example') },
      events: ['encode', 'cancel'],
      tagsWritten: 1,
      promise: { to: '2026-11-22' },
    });
  });

  it('is filtered by state, material, delivery and search text', async () => {
    const ownerId = await site.addPerson('Noa Filter');
    const wood = { ...exampleDesign, material: 'wood', finish: 'walnut' } as const;
    const first = await site.addOrder({ ownerId, state: 'approved', design: wood });
    const second = await site.addOrder({ ownerId, state: 'encoded', delivery: 'express', hasTags: true });
    const found = async (query: string) => idsOf(await list(`?q=Noa%20Filter&${query}`));
    expect(await found('')).toEqual([second, first]);
    expect(await found('state=approved')).toEqual([first]);
    expect(await found('state=approved,encoded')).toEqual([second, first]);
    expect(await found('material=wood')).toEqual([first]);
    expect(await found('delivery=express')).toEqual([second]);
    expect(await found('state=delivered')).toEqual([]);
    expect(idsOf(await list(`?q=${(await site.codesOf(second))[0]?.toLowerCase()}`))).toEqual([second]);
    expect(idsOf(await list(`?q=%23${first}`))).toContain(first);
  });

  it('counts the orders in each state, regardless of the filter', async () => {
    const countOf = async (query: string) =>
      (await list(query)).counts.find(({ state }: { state: string }) => state === 'returned')?.count ?? 0;
    const before = await countOf('');
    await site.addOrder({ state: 'returned' });
    expect(await countOf('?state=paid')).toBe(before + 1);
  });

  it('returns pages of fifty, each order once', async () => {
    const ownerId = await site.addPerson('Many Orders');
    const made: number[] = [];
    for (let each = 0; each < 101; each += 1) made.push(await site.addOrder({ ownerId }));
    const ids: number[] = [];
    const sizes: number[] = [];
    for (let next: number | null = 2_147_483_647; next !== null; ) {
      const body: { orders: { id: number }[]; next: number | null } = await list(`?q=Many%20Orders&before=${next}`);
      sizes.push(body.orders.length);
      ids.push(...idsOf(body));
      next = body.next;
    }
    expect(sizes).toEqual([50, 50, 1]);
    expect(ids).toEqual(made.toReversed());
  });

  it('returns 400 naming the invalid filters', async () => {
    const answer = await site.send('GET', '/api/admin/orders?state=lost&material=glass&before=0', undefined, {
      'accept-language': 'en',
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields).sort()).toEqual(['before', 'material', 'state.0']);
  });
});

describe('an order', () => {
  it('includes its history and its tags with the data to write', async () => {
    const id = await site.addOrder({ state: 'in_production', hasTags: true });
    const [code = ''] = await site.codesOf(id);
    const { body } = await site.send('GET', `/api/admin/orders/${id}`);
    expect(body.history).toMatchObject([{ event: 'order', state: 'in_production', by: 'owner' }]);
    expect(body.chips).toHaveLength(2);
    expect(body.chips[0]).toMatchObject({
      code,
      state: 'active',
      link: `https://negia.example/t/${code}`,
      writtenAt: null,
      model: null,
      orderId: id,
      ndefBytes: 29,
      fits: ['ntag213', 'ntag215', 'ntag216'],
      batch: null,
    });
    expect(Buffer.from(body.chips[0].ndef, 'hex').toString('latin1')).toBe(`\xd1\x01\x19U\x04negia.example/t/${code}`);
  });

  it('remains after its owner is deleted, without email and address', async () => {
    const ownerId = await site.addPerson('Gone');
    const id = await site.addOrder({ ownerId, state: 'delivered', address: null });
    await site.pool.query('delete from users where id = $1', [ownerId]);
    const { body } = await site.send('GET', `/api/admin/orders/${id}`, undefined, { 'accept-language': 'en' });
    expect(body).toMatchObject({ address: null, owner: { id: ownerId, name: 'Deleted account', email: null } });
  });

  it('returns 404 for an unknown id and 400 for an invalid one', async () => {
    expect((await site.send('GET', '/api/admin/orders/999999')).status).toBe(404);
    expect((await site.send('GET', '/api/admin/orders/x')).status).toBe(400);
  });
});
