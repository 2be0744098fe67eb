import { beforeEach, describe, expect, it } from 'vitest';
import { statusAndCode } from '#features/profiles/server/testing/own-profiles.ts';
import { findInvoiceOfPayment, invoicesExport, issueInvoice, seedInvoices, vatRateAt } from './index.ts';
import { newOwner, refundSale, saleTo, sell, startInvoices } from './testing/billed-owners.ts';

let userId: number;
const api = await startInvoices();
beforeEach(async () => {
  userId = (await newOwner(api)).id;
});

const rows = (query: string, values: unknown[] = []) => api.rows(query, values);
const numbers = async (kind: string) =>
  (await rows('select number from invoices where kind = $1 order by id', [kind])).map(({ number }) => number);
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const jobs = () => rows(`select payload from graphile_worker._private_jobs`);

/** Limits concurrency to the number of connections, so that a slow machine only takes longer. */
async function inLanes(count: number, work: (index: number) => Promise<unknown>): Promise<unknown[]> {
  const results: unknown[] = [];
  let next = 0;
  const lane = async () => {
    while (next < count) {
      next += 1;
      results.push(await work(next).catch((error: unknown) => error));
    }
  };
  await Promise.all(Array.from({ length: 10 }, lane));
  return results;
}

describe('invoice numbers', () => {
  it('have no gaps under concurrent payments and rollbacks', async () => {
    const before = (await numbers('invoice_receipt')).length;
    const mailsBefore = (await jobs()).length;
    const results = await inLanes(200, (index) =>
      api.services.db.transaction(async (tx) => {
        await issueInvoice(tx, saleTo(userId));
        if (index % 4 === 0) throw new Error('undone');
      }),
    );
    const undone = results.filter((result) => result instanceof Error && result.message === 'undone');
    expect(undone).toHaveLength(50);
    const all = await numbers('invoice_receipt');
    expect(all).toHaveLength(before + 150);
    expect(all).toEqual(upTo(all.length));
    // The email job is created if and only if the document is.
    expect((await jobs()).length - mailsBefore).toBe(150);
  });

  it('are counted separately for each kind', async () => {
    const sale = saleTo(userId);
    await sell(api, sale);
    await refundSale(api, sale.paymentId, 100);
    await refundSale(api, sale.paymentId, 100);
    const notes = await numbers('credit_note');
    expect(notes).toEqual(upTo(notes.length));
  });
});

describe('an invoice', () => {
  it('calculates the VAT by the date in Israel', async () => {
    const of = (day: string) => sell(api, saleTo(userId, { issuedAt: new Date(day) }));
    expect(await of('2024-12-31T21:59:59Z')).toMatchObject({ vatRate: 1_700, net: 25_641, vat: 4_359 });
    expect(await of('2024-12-31T22:00:00Z')).toMatchObject({ vatRate: 1_800, net: 25_424, vat: 4_576 });
  });

  it('prefers VAT rates in the table to those in the code, seeded or not', async () => {
    const at = (day: string) => vatRateAt(api.services.db, new Date(`${day}T12:00:00Z`));
    const days = ['2016-01-01', '2025-01-01', '2031-01-01'];
    expect(await Promise.all(days.map(at))).toEqual([1_700, 1_800, 1_800]);
    await api.pool.query(`insert into vat_rates values ('2030-01-01', 1900), ('2015-10-01', 1650)`);
    await seedInvoices(api.services.db);
    await seedInvoices(api.services.db);
    expect(await Promise.all(days.map(at))).toEqual([1_650, 1_800, 1_900]);
    await api.pool.query('delete from vat_rates');
  });

  it('names the account, or the billing details at the time of issue', async () => {
    const owner = await newOwner(api);
    const first = await sell(api, saleTo(owner.id));
    await owner.send('PUT', '/api/billing-details', { name: 'כהן בע״מ', taxId: '530000009', city: 'חיפה' });
    const second = await sell(api, saleTo(owner.id));
    const buyers = await rows('select buyer from invoices where id = any($1) order by id', [[first.id, second.id]]);
    const email = owner.person.email;
    expect(buyers.map(({ buyer }) => buyer)).toEqual([
      { name: owner.person.username, email, taxId: null, address: null, city: null },
      { name: 'כהן בע״מ', email, taxId: '530000009', address: null, city: 'חיפה' },
    ]);
  });

  it('is still issued for a deleted account', async () => {
    const missing = await sell(api, saleTo(2_000_000_000));
    expect(missing.net + missing.vat).toBe(30_000);
  });

  it('is rejected when its line items do not sum to the total', async () => {
    const before = await numbers('invoice_receipt');
    const wrong = { ...saleTo(userId), gross: 29_999 };
    await expect(sell(api, wrong)).rejects.toThrow('make 30000, not 29999');
    expect(await numbers('invoice_receipt')).toEqual(before);
  });

  it('is found by its payment, with or without credit notes', async () => {
    const sale = saleTo(userId);
    expect(await findInvoiceOfPayment(api.services.db, sale.paymentId)).toBeUndefined();
    const { id, number } = await sell(api, sale);
    await refundSale(api, sale.paymentId, 1);
    expect(await findInvoiceOfPayment(api.services.db, sale.paymentId)).toEqual({ id, number });
  });

  it('cannot be updated, deleted or truncated; an allocation number is added once', async () => {
    const { id } = await sell(api, saleTo(userId));
    for (const change of [
      `update invoices set gross = 1 where id = ${id}`,
      `update invoices set allocation_number = '1', net = 1 where id = ${id}`,
      `delete from invoices where id = ${id}`,
      'truncate invoices',
    ])
      await expect(api.pool.query(change)).rejects.toThrow(/never changed|append-only/);
    const allocate = (number: string) =>
      api.pool.query('update invoices set allocation_number = $1 where id = $2', [number, id]);
    await allocate('123456789');
    await expect(allocate('987654321')).rejects.toThrow('never changed');
    await expect(api.pool.query(`update invoices set allocation_number = null where id = ${id}`)).rejects.toThrow();
  });
});

describe('credit notes', () => {
  it('copy the details of their invoice and refer to it', async () => {
    const sale = saleTo(userId, { locale: 'en', issuedAt: new Date('2024-06-01T10:00:00Z') });
    const invoice = await sell(api, sale);
    const note = await refundSale(api, sale.paymentId, 28_500);
    const [row] = await rows('select * from invoices where id = $1', [note.id]);
    expect(row).toMatchObject({ kind: 'credit_note', corrects_id: invoice.id, user_id: userId, locale: 'en' });
    expect(row).toMatchObject({ net: -24_359, vat: -4_141, gross: -28_500, vat_rate: 1_700, paid_by: 'visa 4242' });
    expect(row.lines).toMatchObject([{ text: { en: 'Credit for Advanced plan, one year' }, amount: -28_500 }]);
    expect(note).toMatchObject({ net: 24_359, vat: 4_141 });
  });

  it('never exceed their invoice in total, also under concurrent refunds', async () => {
    const sale = saleTo(userId, { gross: 1_003 });
    const { net, vat } = await sell(api, sale);
    const results = await inLanes(40, () => refundSale(api, sale.paymentId, 59));
    const failed = results.filter((result) => result instanceof Error && result.message.includes('does not fit'));
    expect(failed).toHaveLength(40 - 17);
    const totalsQuery =
      'select sum(net)::int net, sum(vat)::int vat, sum(gross)::int gross from invoices where payment_id = $1';
    expect(await rows(totalsQuery, [sale.paymentId])).toEqual([{ net: 0, vat: 0, gross: 0 }]);
    expect(net + vat).toBe(17 * 59);
    const notes = await numbers('credit_note');
    expect(notes).toEqual(upTo(notes.length));
  });

  it('are one per refund, above zero, and need an existing invoice', async () => {
    const sale = saleTo(userId);
    await sell(api, sale);
    await expect(refundSale(api, sale.paymentId, 0)).rejects.toThrow('does not fit');
    await expect(refundSale(api, 1_999_999_999, 5)).rejects.toThrow('no invoice to correct');
    const note = await refundSale(api, sale.paymentId, 5);
    const again = `insert into invoices (kind, number, user_id, payment_id, refund_id, issuer, buyer, lines, net, vat, gross,
      vat_rate, currency, paid_by, locale, issued_at) select kind, number + 1000, user_id, payment_id, refund_id, issuer,
      buyer, lines, net, vat, gross, vat_rate, currency, paid_by, locale, issued_at from invoices where id = ${note.id}`;
    await expect(api.pool.query(again)).rejects.toThrow('invoices_refund_id_unique');
  });
});

describe('the issuer', () => {
  const issuerOf = async (id: number) => (await rows('select issuer from invoices where id = $1', [id]))[0].issuer;
  const set = (value: object) =>
    api.pool.query(
      `insert into settings (key, value, version, updated_at) values ('issuer', $1, 1, now())
       on conflict (key) do update set value = excluded.value`,
      [value],
    );
  const real = {
    taxId: '123456782',
    email: 'books@real.example',
    name: { he: 'אמת בע״מ', en: 'Real Ltd.' },
    address: { he: 'רחוב 2', en: '2 Street' },
  };

  it('is the one set at issue and does not change on existing documents', async () => {
    const sale = saleTo(userId);
    const old = await sell(api, sale);
    const before = await issuerOf(old.id);
    expect(before.en).toMatchObject({ name: 'Negia Digital Cards Ltd.', taxId: '530000009' });
    await set(real);
    const next = await sell(api, saleTo(userId));
    const note = await refundSale(api, sale.paymentId, 100);
    const named = { name: 'Real Ltd.', taxId: '123456782', address: '2 Street', email: 'books@real.example' };
    expect((await issuerOf(next.id)).en).toEqual(named);
    expect((await issuerOf(next.id)).he.name).toBe('אמת בע״מ');
    expect((await issuerOf(note.id)).en).toEqual(named);
    expect(await issuerOf(old.id)).toEqual(before);
    await api.pool.query('delete from settings');
  });
});

describe('the list of invoices', () => {
  it('contains the owner’s documents, newest first, in the request’s language', async () => {
    const owner = await newOwner(api);
    const sale = saleTo(owner.id);
    const invoice = await sell(api, sale);
    await sell(api, saleTo((await newOwner(api)).id));
    const note = await refundSale(api, sale.paymentId, 10_000);
    const { status, body } = await owner.send('GET', '/api/invoices', undefined, { 'accept-language': 'en' });
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: note.id,
        kind: 'credit_note',
        number: note.number,
        paymentId: sale.paymentId,
        currency: 'ILS',
        title: 'Credit for Advanced plan, one year',
        net: -8_475,
        vat: -1_525,
        gross: -10_000,
        issuedAt: '2026-11-16T10:00:00.000Z',
      },
      {
        id: invoice.id,
        kind: 'invoice_receipt',
        number: invoice.number,
        paymentId: sale.paymentId,
        title: 'Advanced plan, one year',
        net: 25_424,
        vat: 4_576,
        gross: 30_000,
        currency: 'ILS',
        issuedAt: '2026-11-15T10:00:00.000Z',
      },
    ]);
  });

  it('is empty for a user without payments', async () => {
    expect((await (await newOwner(api)).send('GET', '/api/invoices')).body).toEqual([]);
  });
});

describe('an invoice document', () => {
  it('is a PDF with its kind and number as the file name', async () => {
    const owner = await newOwner(api);
    const sale = saleTo(owner.id);
    const { id, number } = await sell(api, sale);
    const note = await refundSale(api, sale.paymentId, 500);
    const name = (of: string, number: number) =>
      `attachment; filename*=UTF-8''negia-${of}-${String(number).padStart(6, '0')}.pdf`;
    const answer = await owner.send('GET', `/api/invoices/${id}.pdf`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(name('invoice', number));
    expect(answer.body).toMatch(/^%PDF-/);
    const other = await owner.send('GET', `/api/invoices/${note.id}.pdf`);
    expect(other.headers.get('content-disposition')).toBe(name('credit-note', note.number));
  });

  it('returns 404 for an unknown id, and 400 for an invalid one', async () => {
    const owner = await newOwner(api);
    expect(statusAndCode(await owner.send('GET', '/api/invoices/2000000000.pdf'))).toEqual([404, 'not_found']);
    for (const wrong of ['abc', '0', '99999999999', '1e3x'])
      expect(statusAndCode(await owner.send('GET', `/api/invoices/${wrong}.pdf`))).toEqual([400, 'invalid_input']);
  });
});

describe('billing details', () => {
  it('are null at first, then the last saved values', async () => {
    const owner = await newOwner(api);
    expect(await owner.send('GET', '/api/billing-details')).toMatchObject({ status: 200, body: null });
    const details = { name: 'כהן ובניו', taxId: '530000009', address: 'הרצל 1', city: 'חיפה' };
    expect((await owner.send('PUT', '/api/billing-details', details)).body).toEqual(details);
    await owner.send('PUT', '/api/billing-details', { name: 'Dana' });
    const last = { name: 'Dana', taxId: null, address: null, city: null };
    expect((await owner.send('GET', '/api/billing-details')).body).toEqual(last);
  });

  it('belong to one owner, and concurrent saves all succeed', async () => {
    const [owner, other] = [await newOwner(api), await newOwner(api)];
    const saves = Array.from({ length: 10 }, (_, index) =>
      owner.send('PUT', '/api/billing-details', { name: `D${index}` }),
    );
    expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(saves.map(() => 200));
    expect((await other.send('GET', '/api/billing-details')).body).toBeNull();
  });
});

it('invoices and billing details are in the account export', async () => {
  const owner = await newOwner(api);
  await sell(api, saleTo(owner.id));
  await owner.send('PUT', '/api/billing-details', { name: 'Dana' });
  const exported = (await invoicesExport.read(api.services.db, owner.id)) as { documents: object[] };
  expect(exported).toMatchObject({
    billingDetails: { name: 'Dana' },
    documents: [{ gross: 30_000, paidBy: 'visa 4242' }],
  });
  expect(exported.documents[0]).not.toHaveProperty('userId');
});
