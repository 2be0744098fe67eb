import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { csvLines } from '#base/testing/csv-lines.ts';
import { identify } from '#features/accounts/server/index.ts';
import { startTestApi, type TestAnswer } from '#server-kit/testing/test-api.ts';
import { findLedgerErrors, revenueByMonth, runPayment } from '../index.ts';
import { requestOf, startPayments } from '../testing/paying.ts';

const api = await startPayments();
const payer = await api.newPayer();
const methodId = (await payer.addPaymentMethod()).id;
const admin = await api.newPayer();
await api.pool.query(`update users set role = 'admin' where id = $1`, [admin.id]);
await api.pool.query(`update sessions set is_strong = true where user_id = $1`, [admin.id]);

async function paid(amount = 30_000): Promise<number> {
  const id = await api.begin(requestOf(payer.id, methodId, { amount }));
  expect((await runPayment(api.services, id)).status).toBe('paid');
  return id;
}

const newKey = () => `refund-${randomUUID()}`;
const refund = (id: number, body: object, key = newKey()): Promise<TestAnswer> =>
  admin.send('POST', `/api/admin/payments/${id}/refund`, body, { 'idempotency-key': key });
const fetchPayment = async (id: number) => (await admin.send('GET', `/api/admin/payments/${id}`)).body;
const list = async (query = '') => (await admin.send('GET', `/api/admin/payments${query}`)).body;
const idsIn = async (query: string): Promise<number[]> => (await list(query)).rows.map(({ id }: { id: number }) => id);
const audited = (id: number) =>
  api.rows(`select action, before, after from audit_log where target_kind = 'payment' and target_id = $1 order by id`, [
    String(id),
  ]);
const auditEntries = () =>
  api.rows(`select message, values from notifications where user_id = $1 and message like 'refund%' order by id`, [
    payer.id,
  ]);

test('refunds and exports require recent authentication', async () => {
  const id = await paid();
  await api.pool.query(`update sessions set authenticated_at = now() - interval '1 day' where user_id = $1`, [
    admin.id,
  ]);
  const answers = [await refund(id, { amount: 100, reason: 'x' }), await admin.send('GET', '/api/admin/payments.csv')];
  await api.pool.query('update sessions set authenticated_at = now() where user_id = $1', [admin.id]);
  expect(answers.map(({ body }) => body.code)).toEqual(['confirm_needed', 'confirm_needed']);
  expect((await fetchPayment(id)).refunds).toEqual([]);
});

describe('a refund', () => {
  test('updates the provider, ledger, credit note, notification and audit log', async () => {
    const id = await paid(20_000);
    const { status, body } = await refund(id, { amount: 5_000, reason: 'Charged for a day too many' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, amount: 20_000, refunded: 5_000, left: 15_000, status: 'paid' });
    expect(body.refunds).toMatchObject([
      { amount: 5_000, reason: 'by_us', note: 'Charged for a day too many', status: 'done' },
    ]);
    expect(body.invoices.map(({ kind, gross }: { kind: string; gross: number }) => [kind, gross])).toEqual([
      ['invoice_receipt', 20_000],
      ['credit_note', -5_000],
    ]);
    for (const { lines } of body.entries)
      expect(lines.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(0);
    expect(body.entries.map(({ kind }: { kind: string }) => kind)).toEqual(['payment', 'refund']);
    expect(body.attempts.at(-1)).toMatchObject({ kind: 'refund', outcome: 'done' });
    expect(await audited(id)).toEqual([
      {
        action: 'payments.refund',
        before: { left: 20_000 },
        after: { left: 15_000, amount: 5_000, refundId: body.refunds[0].id, reason: 'Charged for a day too many' },
      },
    ]);
    expect((await auditEntries()).at(-1)).toEqual({
      message: 'refundDoneBecause',
      values: { amount: 50, reason: 'Charged for a day too many' },
    });
    expect(await findLedgerErrors(api.services)).toEqual([]);
  });

  test('happens once per idempotency key, and the audit log records the repeat', async () => {
    const id = await paid(10_000);
    const [key, body] = [newKey(), { amount: 4_000, reason: 'x' }];
    const answers = [await refund(id, body, key), await refund(id, body, key)];
    expect(answers.map(({ status, body: { refunded, left: refundable } }) => [status, refunded, refundable])).toEqual([
      [200, 4_000, 6_000],
      [200, 4_000, 6_000],
    ]);
    expect((await audited(id)).map(({ after: { isAgain = false } }) => isAgain)).toEqual([false, true]);
    expect((await refund(id, { ...body, amount: 5_000 }, key)).body.code).toBe('conflict');
  });

  test('returns 409 above the remaining amount, with nothing left, or when unpaid', async () => {
    const id = await paid(10_000);
    const more = await refund(id, { amount: 10_001, reason: 'x' });
    expect([more.status, more.body.fields]).toEqual([409, { amount: expect.any(String) }]);
    await refund(id, { amount: 10_000, reason: 'x' });
    const none = await refund(id, { amount: 1, reason: 'x' });
    expect([none.status, none.body.message]).toEqual([409, expect.stringContaining('לא נשאר מה להחזיר')]);
    const open = await api.begin(requestOf(payer.id, methodId));
    const unpaid = await refund(open, { amount: 1, reason: 'x' });
    expect([unpaid.status, unpaid.body.message]).toEqual([409, expect.stringContaining('רק את מה ששולם')]);
    expect((await fetchPayment(open)).left).toBe(0);
    expect((await refund(2_000_000_000, { amount: 1, reason: 'x' })).status).toBe(404);
  });

  test.each([
    [{ amount: 0, reason: 'x' }, 'amount'],
    [{ amount: 1.5, reason: 'x' }, 'amount'],
    [{ amount: 100, reason: '  ' }, 'reason'],
    [{ amount: 100, reason: 'x'.repeat(501) }, 'reason'],
    [{ reason: 'x' }, 'amount'],
  ])('%j returns 400 naming %s', async (body, field) => {
    const { status, body: answer } = await refund(1, body);
    expect([status, Object.keys(answer.fields)]).toEqual([400, [field]]);
  });

  test('with a lost response stays pending, counts as refunded, and is settled once by the job', async () => {
    const id = await paid(10_000);
    await api.bank.setSwitch('dropAfterRefund', 1);
    const { status, body } = await refund(id, { amount: 10_000, reason: 'x' });
    await api.bank.setSwitch('dropAfterRefund', 0);
    expect([status, body.refunded, body.left, body.refunds[0].status]).toEqual([200, 0, 0, 'created']);
    expect((await refund(id, { amount: 1, reason: 'x' })).status).toBe(409);
    await api.doJob('run-refund', { refundId: body.refunds[0].id });
    expect(await fetchPayment(id)).toMatchObject({ refunded: 10_000, left: 0, refunds: [{ status: 'done' }] });
    expect(await findLedgerErrors(api.services)).toEqual([]);
  });
});

describe('the list of payments', () => {
  test('is newest first', async () => {
    const [first, second] = [await paid(), await paid()];
    expect((await idsIn(`?user=${payer.id}`)).slice(0, 2)).toEqual([second, first]);
  });

  test('is filtered by status, purpose, owner and date in Israel', async () => {
    const id = await paid();
    // Half past midnight in Israel; still the previous day in UTC.
    await api.pool.query(`update payments set created_at = '2026-05-09T21:30:00Z' where id = $1`, [id]);
    expect(await idsIn('?from=2026-05-10&to=2026-05-10')).toEqual([id]);
    expect(await idsIn('?from=2026-05-09&to=2026-05-09')).toEqual([]);
    expect(await idsIn(`?from=2026-05-10&to=2026-05-10&status=paid&purpose=order&user=${payer.id}`)).toEqual([id]);
    expect(await idsIn('?from=2026-05-10&to=2026-05-10&status=declined')).toEqual([]);
    expect(await idsIn('?from=2026-05-10&to=2026-05-10&purpose=renewal')).toEqual([]);
    expect(await idsIn('?user=2000000000')).toEqual([]);
  });

  test('is filtered by what was refunded, in part or in whole', async () => {
    const [whole, partly, none] = [await paid(9_000), await paid(9_000), await paid(9_000)];
    await refund(whole, { amount: 9_000, reason: 'x' });
    await refund(partly, { amount: 1_000, reason: 'x' });
    const [refunded, inPart] = [await idsIn('?status=refunded'), await idsIn('?status=partly')];
    expect([refunded.includes(whole), refunded.includes(partly), refunded.includes(none)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([inPart.includes(whole), inPart.includes(partly), inPart.includes(none)]).toEqual([false, true, false]);
  });

  test('is searched by id, provider reference and owner name', async () => {
    const id = await paid();
    const { providerRef } = await fetchPayment(id);
    const ids = (q: string) => idsIn(`?q=${encodeURIComponent(q)}`);
    expect(await ids(String(id))).toEqual([id]);
    expect(await ids(`#${id}`)).toEqual([id]);
    expect(await ids(providerRef)).toEqual([id]);
    expect(await ids('99999999999999999999')).toEqual([]);
    await api.pool.query(`update users set display_name = 'Zelda Quartz' where id = $1`, [payer.id]);
    expect(await ids('zel quartz')).toContain(id);
    expect(await ids('zel nobody')).toEqual([]);
  });

  test.each(['?status=lost', '?from=yesterday', '?user=x', '?after=garbage'])('%s returns 400', async (query) => {
    expect((await admin.send('GET', `/api/admin/payments${query}`)).status).toBe(400);
  });

  test('includes payments of a deleted account, without the provider reference', async () => {
    const id = await paid();
    await api.pool.query('update payments set user_id = 2000000000 where id = $1', [id]);
    const { rows } = await list(`?q=${id}`);
    expect(rows[0]).toMatchObject({ id, userId: 2_000_000_000, owner: null, brand: 'visa', last4: '4242' });
    expect(rows[0]).not.toHaveProperty('providerRef');
    expect((await fetchPayment(id)).owner).toBeNull();
  });

  test('is exported as CSV with its number of rows', async () => {
    const answer = await admin.send('GET', `/api/admin/payments.csv?user=${payer.id}`, undefined, {
      'accept-language': 'en',
    });
    const lines = csvLines(answer.body);
    expect(lines[0]).toContain('Number,Created');
    expect(lines.length - 1).toBe(Number(answer.headers.get('x-rows')));
    expect(lines.length).toBeGreaterThan(5);
  });
});

test('a missing payment returns 404', async () => {
  expect((await admin.send('GET', '/api/admin/payments/2000000000')).status).toBe(404);
  expect((await admin.send('GET', '/api/admin/payments/none')).status).toBe(400);
});

describe('the ledger check', () => {
  test('reports no errors and the number of entries', async () => {
    const { body } = await admin.send('GET', '/api/admin/books');
    expect(body).toMatchObject({ broken: [], total: 0 });
    expect(body.entries).toBeGreaterThan(5);
    expect(body.numbers.map(({ kind }: { kind: string }) => kind)).toEqual(['invoice_receipt', 'credit_note']);
    for (const { last, count } of body.numbers) expect(last).toBe(count);
  });

  test('describes an inconsistency', async () => {
    const id = await paid();
    await api.pool.query('update payments set refunded = 1 where id = $1', [id]);
    const { body } = await admin.send('GET', '/api/admin/books');
    await api.pool.query('update payments set refunded = 0 where id = $1', [id]);
    expect(body.broken).toEqual([`payment ${id} says that 1 is back, its refunds say 0`]);
  });
});

test('monthly revenue follows the ledger, by the calendar in Israel', async () => {
  const other = await startTestApi({ routes: [], identify });
  await other.pool.query(`
      insert into payments (user_id, purpose, subject_id, amount, currency, status, provider, is_off_session, lines, locale,
        created_at, refunded)
      select 1, 'order', 1, 10000, 'ILS', 'paid', 'sandbox', false, '[]', 'he', now(), 0 from generate_series(1, 3);
      insert into refunds (payment_id, key, amount, reason, status, created_at) values (3, 'k', 2500, 'by_us', 'done', now());
      begin;
      insert into ledger_entries (kind, payment_id, refund_id, currency, created_at) values
        ('payment', 1, null, 'ILS', '2026-03-15T10:00:00Z'), ('payment', 2, null, 'ILS', '2026-03-31T21:30:00Z'),
        ('payment', 3, null, 'ILS', '2026-04-02T10:00:00Z'), ('refund', 3, 1, 'ILS', '2026-05-02T10:00:00Z');
      insert into ledger_lines (entry_id, account, amount) values
        (1, 'provider', 10000), (1, 'revenue', -8475), (1, 'vat', -1525),
        (2, 'provider', 10000), (2, 'revenue', -8475), (2, 'vat', -1525),
        (3, 'provider', 10000), (3, 'revenue', -8475), (3, 'vat', -1525),
        (4, 'provider', -2500), (4, 'revenue', 2119), (4, 'vat', 381);
      commit;`);
  const months = await revenueByMonth(other.services.db, new Date('2026-03-01'), new Date('2026-06-01'));
  expect(months).toEqual([
    { month: '2026-03', paid: 10_000, refunded: 0, payments: 1 },
    { month: '2026-04', paid: 20_000, refunded: 0, payments: 2 },
    { month: '2026-05', paid: 0, refunded: 2_500, payments: 0 },
  ]);
  expect(await revenueByMonth(other.services.db, new Date('2027-01-01'), new Date('2027-02-01'))).toEqual([]);
});

test('webhooks of the provider are listed, and found by the ID of the event', async () => {
  await api.pool.query(
    `insert into webhook_events (provider, event_id, type, payment_ref, received_at, applied_at)
     values ('sandbox', 'evt_listed_1', 'payment.paid', 'pay_1', now(), now()),
       ('sandbox', 'evt_listed_2', 'payment.declined', null, now(), null)`,
  );
  const rows = async (query = '') => (await admin.send('GET', `/api/admin/payment-events${query}`)).body.rows;
  expect((await rows()).slice(0, 2)).toMatchObject([
    { eventId: 'evt_listed_2', type: 'payment.declined', paymentRef: null, appliedAt: null },
    { eventId: 'evt_listed_1', paymentRef: 'pay_1', appliedAt: expect.any(String) },
  ]);
  expect(await rows('?q=evt_listed_1')).toHaveLength(1);
  expect(await rows('?q=evt_nothing')).toEqual([]);
});
