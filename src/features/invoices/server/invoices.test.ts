import { describe, expect, it } from 'vitest';
import { statusAndCode } from '#features/profiles/server/testing/own-profiles.ts';
import { invoicesExport } from './index.ts';
import { newOwner, refundSale, saleTo, sell, startInvoices } from './testing/billed-owners.ts';

const api = await startInvoices();

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
        title: 'Credit: Advanced plan, one year',
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
