import { describe, expect, test } from 'vitest';
import { csvLines } from '#base/testing/csv-lines.ts';
import { newOwner, refundSale, saleTo, sell, startInvoices } from './testing/billed-owners.ts';

const api = await startInvoices();
const [admin, owner] = [await newOwner(api), await newOwner(api)];
await api.pool.query(`update users set role = 'admin' where id = $1`, [admin.id]);
await api.pool.query('update sessions set is_strong = true where user_id = $1', [admin.id]);

const path = '/api/admin/invoices';
const rows = async (query = '') => (await admin.send('GET', `${path}${query}`)).body.rows;
const ids = async (query: string): Promise<number[]> => (await rows(query)).map(({ id }: { id: number }) => id);
const allocate = (id: number, allocationNumber: string) =>
  admin.send('PUT', `${path}/${id}/allocation`, { allocationNumber }, { 'accept-language': 'en' });
const business = (taxId: string | null, name = 'Quartz Studio') =>
  owner.send('PUT', '/api/billing-details', { name, taxId });

test('exporting CSV and entering allocation numbers require recent authentication', async () => {
  const { id } = await sell(api, saleTo(owner.id));
  await api.pool.query(`update sessions set authenticated_at = now() - interval '1 day' where user_id = $1`, [
    admin.id,
  ]);
  const codes = [await admin.send('GET', `${path}.csv`), await allocate(id, '123456789')].map(({ body }) => body.code);
  await api.pool.query('update sessions set authenticated_at = now() where user_id = $1', [admin.id]);
  expect(codes).toEqual(['confirm_needed', 'confirm_needed']);
});

describe('the list of invoices', () => {
  test('is newest first and paginated, also with a kind or date filter', async () => {
    for (let count = 0; count < 60; count += 1) await sell(api, saleTo(owner.id));
    for (const query of ['?', '?kind=invoice_receipt&', '?from=2026-11-15&to=2026-11-15&']) {
      const { body: first } = await admin.send('GET', `${path}${query}`);
      const { body: second } = await admin.send('GET', `${path}${query}after=${first.next}`);
      const numbers = [...first.rows, ...second.rows].map(({ number }: { number: number }) => number);
      expect(first.rows).toHaveLength(50);
      expect(numbers).toEqual(numbers.toSorted((one, two) => two - one));
      expect(new Set(numbers).size).toBe(numbers.length);
    }
  });

  test('is filtered by kind, owner and date in Israel', async () => {
    const other = await newOwner(api);
    // Half past midnight in Israel; still the previous day in UTC.
    const sale = saleTo(other.id, { issuedAt: new Date('2026-05-09T21:30:00Z') });
    const { id } = await sell(api, sale);
    const note = await refundSale(api, sale.paymentId, 10_000);
    expect(await ids(`?user=${other.id}`)).toEqual([note.id, id]);
    expect(await ids(`?user=${other.id}&kind=credit_note`)).toEqual([note.id]);
    expect(await ids('?from=2026-05-10&to=2026-05-10')).toEqual([id]);
    expect(await ids('?from=2026-05-01&to=2026-05-09')).toEqual([]);
  });

  test('is searched by number, buyer name and tax id', async () => {
    await business('123456782');
    const { id, number } = await sell(api, saleTo(owner.id));
    await business(null, 'Dana');
    expect(await ids(`?q=${number}&kind=invoice_receipt`)).toEqual([id]);
    expect(await ids(`?q=${String(number).padStart(6, '0')}&kind=invoice_receipt`)).toEqual([id]);
    expect(await ids('?q=quar%20stu')).toEqual([id]);
    expect(await ids('?q=123456782')).toEqual([id]);
    expect(await ids('?q=nobody%20such')).toEqual([]);
  });

  test('shows where an allocation number is required, by amount, date and buyer', async () => {
    await business('123456782');
    const big = await sell(api, saleTo(owner.id, { gross: 700_000 }));
    const early = await sell(api, saleTo(owner.id, { gross: 700_000, issuedAt: new Date('2026-05-01T10:00:00Z') }));
    const earlyBig = await sell(
      api,
      saleTo(owner.id, { gross: 1_500_000, issuedAt: new Date('2026-05-01T10:00:00Z') }),
    );
    await business(null);
    const person = await sell(api, saleTo(owner.id, { gross: 700_000 }));
    expect(await ids('?allocation=missing')).toEqual([earlyBig.id, big.id]);
    const needs = new Map(
      (await rows()).map((row: { id: number; needsAllocation: boolean }) => [row.id, row.needsAllocation]),
    );
    expect([big, early, earlyBig, person].map(({ id }) => needs.get(id))).toEqual([true, false, true, false]);
    await allocate(big.id, '987654321');
    expect(await ids('?allocation=missing')).toEqual([earlyBig.id]);
  });

  test.each(['?kind=bill', '?from=2026-13-01', '?user=x', '?allocation=none', '?after=x'])(
    '%s returns 400',
    async (query) => {
      expect((await admin.send('GET', `${path}${query}`)).status).toBe(400);
    },
  );

  test('is exported as CSV with net, rate, VAT, gross, tax id and the corrected invoice', async () => {
    await business('123456782', '=Quartz "Studio", Ltd');
    const sale = saleTo(owner.id, { gross: 11_800, issuedAt: new Date('2026-07-05T10:00:00Z') });
    const { number } = await sell(api, sale);
    await refundSale(api, sale.paymentId, 1_180);
    const { body, headers } = await admin.send('GET', `${path}.csv?user=${owner.id}&q=quartz`, undefined, {
      'accept-language': 'en',
    });
    const lines: string[] = csvLines(body);
    expect(lines).toHaveLength(Number(headers.get('x-rows')) + 1);
    expect(lines[0]).toContain('Document,Number,Date,Customer');
    const padded = String(number).padStart(6, '0');
    const ownLines = lines.filter((line) => line.includes(padded));
    expect(ownLines.find((line) => line.startsWith('Tax invoice'))).toContain('123456782,100.00,18,18.00,118.00');
    expect(ownLines.find((line) => line.startsWith('Credit note'))).toMatch(
      new RegExp(`,-10.00,18,-1.80,-11.80,.*${padded}`),
    );
    // Prevents CSV injection: a spreadsheet must not execute a buyer's name as a formula.
    expect(body).not.toMatch(/,=Quartz|,"=Quartz/);
  });
});

describe('an invoice document', () => {
  test('is a PDF that an admin can open for any owner', async () => {
    const { id } = await sell(api, saleTo(owner.id));
    const { status, headers } = await admin.send('GET', `${path}/${id}.pdf`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await admin.send('GET', `${path}/2000000000.pdf`)).status).toBe(404);
  });

  test('accepts its allocation number once and records it in the audit log', async () => {
    const { id } = await sell(api, saleTo(owner.id));
    const { status, body } = await allocate(id, ' 123-456 789 ');
    expect([status, body.allocationNumber]).toEqual([200, '123456789']);
    const again = await allocate(id, '999999999');
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('can’t be changed')]);
    const lines = await api.rows(
      `select action, before, after from audit_log where target_kind = 'invoice' and target_id = $1`,
      [String(id)],
    );
    expect(lines).toEqual([
      {
        action: 'invoices.set-allocation',
        before: { allocationNumber: null },
        after: { allocationNumber: '123456789' },
      },
    ]);
  });

  test('rejects an allocation number on a credit note, an invalid one, and a missing invoice', async () => {
    const sale = saleTo(owner.id);
    const { id } = await sell(api, sale);
    const note = await refundSale(api, sale.paymentId, 100);
    expect((await allocate(note.id, '123456789')).status).toBe(409);
    for (const wrong of ['12345678', '12345678x', '', '1'.repeat(31)])
      expect((await allocate(id, wrong)).body.fields).toEqual({ allocationNumber: expect.stringContaining('digits') });
    expect((await allocate(2_000_000_000, '123456789')).status).toBe(404);
  });
});
