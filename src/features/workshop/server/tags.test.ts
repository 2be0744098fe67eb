import { describe, expect, it } from 'vitest';
import { csvLines } from '#base/testing/csv-lines.ts';
import { startWorkshop } from './testing/workshop-site.ts';

const site = await startWorkshop();

const english = { 'accept-language': 'en' };
const written = (code: string, body: object) => site.send('PUT', `/api/admin/tags/${code}/written`, body, english);
const made = async (quantity = 2) => {
  const id = await site.addOrder({ state: 'in_production', quantity, hasTags: true });
  const codes = await site.codesOf(id);
  return { id, codes, code: codes[0] ?? '' };
};

describe('marking a tag as written', () => {
  it('succeeds when the link read from the tag matches', async () => {
    const { code } = await made();
    const { status, body } = await written(code, { model: 'ntag215', read: `https://negia.example/t/${code}` });
    expect(status).toBe(200);
    expect(body).toMatchObject({ code, model: 'ntag215', writtenAt: expect.any(String) });
  });

  it.each([
    (code: string) => `http://negia.example/t/${code}`,
    (code: string) => `https://negia.example/t/${code} `,
    (code: string) => `https://negia.example/t/${code}?x`,
    (code: string) => `https://NEGIA.example/T/${code}`,
    () => '',
  ])('returns 409 when anything else was read (%#)', async (read) => {
    const { code } = await made(1);
    const { status, body } = await written(code, { read: read(code) });
    expect([status, body.message]).toEqual([409, 'What was read from the chip is not its link. Write it again']);
    expect((await site.send('GET', `/api/admin/tags/${code}`)).body.writtenAt).toBeNull();
  });

  it('works manually with a code in any case, and retains the first date', async () => {
    const { code } = await made(1);
    const first = await written(code.toLowerCase(), {});
    const second = await written(code, { model: 'ntag216' });
    expect(second.body.writtenAt).toBe(first.body.writtenAt);
    const { history } = (await site.send('GET', `/api/admin/tags/${code}`)).body;
    expect(history.map(({ event }: { event: string }) => event)).toEqual(['made', 'written']);
  });

  it('returns 409 for a retired tag, 404 for an unknown one and 400 for an unknown model', async () => {
    const { code } = await made(1);
    await site.send('PUT', `/api/admin/tags/${code}/retire`, { note: 'broken' });
    expect((await written(code, {})).status).toBe(409);
    expect((await written('ZZZZZZZZ', {})).status).toBe(404);
    expect((await written('nonsense-0', {})).status).toBe(404);
    const kind = await written(code, { model: 'ntag1' });
    expect([kind.status, Object.keys(kind.body.fields)]).toEqual([400, ['model']]);
  });

  it('marks all tags of an order at once', async () => {
    const { id } = await made(3);
    const { body } = await site.send('PUT', `/api/admin/orders/${id}/written`, { model: 'ntag213' });
    expect(body.tagsWritten).toBe(3);
    expect(body.chips.map(({ model }: { model: string }) => model)).toEqual(['ntag213', 'ntag213', 'ntag213']);
  });

  it('returns 409 for an order without tags', async () => {
    const id = await site.addOrder();
    const { status, body } = await site.send('PUT', `/api/admin/orders/${id}/written`, {}, english);
    expect([status, body.message]).toEqual([
      409,
      'This order has no chips yet. They are created when production starts',
    ]);
    expect((await site.send('PUT', '/api/admin/orders/999999/written', {})).status).toBe(404);
  });
});

describe('unassigned tags', () => {
  it('are made in batches and exported as CSV for the encoding machine', async () => {
    const made = await site.send('POST', '/api/admin/tags', { count: 120, batch: ' Autumn 1 ' });
    expect([made.status, made.body]).toEqual([201, { batch: 'Autumn 1', count: 120 }]);
    const csv = (await site.download('/api/admin/tags/chips.csv?batch=Autumn%201')).toString();
    const [, ...rows] = csvLines(csv);
    expect(csv.startsWith('\ufeff')).toBe(true);
    expect(new Set(rows).size).toBe(120);
    const [batch, code, link, ndef, bytes, memory, name] = rows[0]?.split(',') ?? [];
    expect([batch, link, bytes, name]).toEqual(['Autumn 1', `https://negia.example/t/${code}`, '29', '']);
    expect(Buffer.from(ndef ?? '', 'hex').toString('latin1')).toContain(`negia.example/t/${code}`);
    expect(memory).toBe(`031D${ndef}FE`);
  });

  it('are listed by fifty, each once', async () => {
    await site.send('POST', '/api/admin/tags', { count: 101, batch: 'Pages' });
    const codes: string[] = [];
    const sizes: number[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const { body } = await site.send('GET', `/api/admin/tags?batch=Pages${after && `&after=${after}`}`);
      sizes.push(body.tags.length);
      codes.push(...body.tags.map(({ code }: { code: string }) => code));
      after = body.next;
    }
    expect(sizes).toEqual([50, 50, 1]);
    expect(new Set(codes).size).toBe(101);
  });

  it('are found by state and code', async () => {
    await site.send('POST', '/api/admin/tags', { count: 1, batch: 'Found' });
    const [tag] = (await site.send('GET', '/api/admin/tags?batch=Found')).body.tags;
    expect(tag).toMatchObject({ state: 'unassigned', owner: null, orderId: null, batch: 'Found' });
    const { body } = await site.send('GET', `/api/admin/tags?q=${tag.code}&state=unassigned`);
    expect(body).toMatchObject({ tags: [{ code: tag.code }], next: null });
    expect((await site.send('GET', `/api/admin/tags?q=${tag.code}&state=active`)).body.tags).toEqual([]);
    expect((await site.send('GET', '/api/admin/tags?state=lost')).status).toBe(400);
  });

  it('are being made from the order until they are written, in the list and in the CSV, and not active', async () => {
    const { codes, code } = await made(2);
    const found = async (state: string) => {
      const { tags } = (await site.send('GET', `/api/admin/tags?state=${state}`)).body;
      return tags.map((tag: { code: string }) => tag.code).filter((one: string) => codes.includes(one));
    };
    await written(code, {});
    expect([await found('making'), await found('active')]).toEqual([codes.slice(1), [code]]);
    const table = await site.send('GET', `/api/admin/tags.csv?q=${codes[1]}`, undefined, english);
    expect(csvLines(table.body)[1]).toContain('Being made');
  });

  it.each([
    [{ count: 0, batch: 'x' }, 'count'],
    [{ count: 1_001, batch: 'x' }, 'count'],
    [{ count: 1.5, batch: 'x' }, 'count'],
    [{ count: 1, batch: ' ' }, 'batch'],
    [{ count: 1 }, 'batch'],
  ])('return 400 for the invalid input %j', async (body, field) => {
    const answer = await site.send('POST', '/api/admin/tags', body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  });
});

describe('a tag', () => {
  it('includes its owner, its order and its history', async () => {
    const { id, code } = await made(1);
    const { body } = await site.send('GET', `/api/admin/tags/${code}`);
    expect(body).toMatchObject({ orderId: id, owner: { id: expect.any(Number) }, history: [{ event: 'made' }] });
    expect((await site.send('GET', '/api/admin/tags/ZZZZZZZZ')).status).toBe(404);
  });

  it('is retired permanently, with a required reason', async () => {
    const { id, codes, code } = await made(2);
    const retire = (body: object) => site.send('PUT', `/api/admin/tags/${code}/retire`, body, english);
    const bare = await retire({ note: ' ' });
    expect([bare.status, bare.body.fields]).toEqual([400, { note: 'Write a short reason here' }]);
    expect((await retire({ note: 'Bent' })).body.state).toBe('retired');
    const { history } = (await site.send('GET', `/api/admin/tags/${code}`)).body;
    expect(history.at(-1)).toMatchObject({ event: 'retired', by: 'admin', note: 'Bent' });
    const again = await retire({ note: 'Bent' });
    expect([again.status, again.body.message]).toEqual([409, 'This chip is already retired']);
    const csv = (await site.download(`/api/admin/orders/chips.csv?ids=${id}`)).toString();
    expect(csv).not.toContain(code);
    expect(csv).toContain(codes[1]);
    expect((await site.send('PUT', '/api/admin/tags/ZZZZZZZZ/retire', { note: 'x' })).status).toBe(404);
  });
});

describe('the CSV of tags', () => {
  it('contains the tags of several orders and escapes formulas', async () => {
    const [one, other] = [await made(1), await made(2)];
    await site.pool.query(`update tags set name = '=1+1' where code = $1`, [one.codes[0]]);
    const csv = (await site.download(`/api/admin/orders/chips.csv?ids=${one.id},${other.id}`)).toString();
    const rows = csvLines(csv).slice(1);
    expect(rows.map((row) => row.split(',').slice(0, 2))).toEqual([
      [String(one.id), one.codes[0]],
      ...other.codes.map((code) => [String(other.id), code]),
    ]);
    expect(rows[0]?.endsWith(",'=1+1")).toBe(true);
  });

  it('returns 404 for unknown orders and 400 for a missing or too long selection', async () => {
    expect((await site.send('GET', '/api/admin/orders/chips.csv?ids=999999')).status).toBe(404);
    const { status, body } = await site.send('GET', '/api/admin/orders/chips.csv', undefined, english);
    expect([status, body.fields]).toEqual([400, { ids: 'Choose at least one order, and no more than 100' }]);
    const many = Array.from({ length: 101 }, (_, at) => at + 1).join(',');
    expect((await site.send('GET', `/api/admin/orders/chips.csv?ids=${many}`)).status).toBe(400);
    expect((await site.send('GET', '/api/admin/tags/chips.csv?batch=')).status).toBe(400);
  });
});
