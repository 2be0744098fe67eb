import { describe, expect, test } from 'vitest';
import { findLedgerErrors, ledgerChecks, refundPayment } from '../index.ts';
import { startPayments } from '../testing/paying.ts';

/** Violations that another feature reports. */
let otherLines: string[] = [];
const api = await startPayments({}, [ledgerChecks.with(async () => otherLines)]);
const payer = await api.newPayer();
const { id: methodId } = await payer.addPaymentMethod();
const payment = (await api.pay(payer.id, methodId)).id;
await refundPayment(api.services, { paymentId: payment, amount: 5_000, reason: 'by_us', key: 'books-1' });

const findErrors = () => findLedgerErrors(api.services);

describe('database constraints', () => {
  test.each([
    'update ledger_entries set kind = kind',
    'delete from ledger_entries',
    'truncate ledger_entries cascade',
    'update ledger_lines set amount = 0',
    'delete from ledger_lines',
    'truncate ledger_lines',
    'delete from invoices',
    'truncate invoices',
    'update invoices set gross = 1',
  ])('reject: %s', async (statement) => {
    await expect(api.pool.query(statement)).rejects.toMatchObject({ code: '23001' });
  });

  const enter = async (lines: readonly (readonly [string, number])[]) => {
    const client = await api.pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query(
        `insert into ledger_entries (kind, payment_id, currency, created_at) values ('refund', $1, 'ILS', now()) returning id`,
        [payment],
      );
      for (const [account, amount] of lines)
        await client.query('insert into ledger_lines values ($1, $2, $3)', [rows[0].id, account, amount]);
      await client.query('commit');
    } finally {
      await client.query('rollback').catch(() => undefined);
      client.release();
    }
  };

  test.each([
    ['without lines', []],
    ['with one line', [['provider', 0]]],
    [
      'whose lines do not sum to zero',
      [
        ['provider', 100],
        ['revenue', -99],
      ],
    ],
  ] as const)('reject an entry %s', async (_, lines) => {
    await expect(enter(lines)).rejects.toMatchObject({ code: '23514' });
  });

  test('reject a second entry of a payment, a refund above the amount, and a zero amount', async () => {
    const again = `insert into ledger_entries (kind, payment_id, currency, created_at) values ('payment', $1, 'ILS', now())`;
    await expect(api.pool.query(again, [payment])).rejects.toMatchObject({ code: '23505' });
    const more = 'update payments set refunded = amount + 1 where id = $1';
    await expect(api.pool.query(more, [payment])).rejects.toMatchObject({ code: '23514' });
    await expect(api.pool.query('update payments set amount = 0 where id = $1', [payment])).rejects.toThrow();
  });
});

describe('the ledger check', () => {
  test('finds nothing in a consistent ledger', async () => {
    expect(await findErrors()).toEqual([]);
  });

  /** Disables the database's constraints to break one of them, and rolls everything back. */
  const breaking = async (statement: string): Promise<string[]> => {
    let found: string[] = [];
    const undone = api.services.db.transaction(async (tx) => {
      await tx.execute(`set local session_replication_role = 'replica'`);
      await tx.execute(statement);
      found = await findLedgerErrors({ ...api.services, db: tx });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    return found;
  };

  test.each([
    [
      'an entry that does not sum to zero',
      `update ledger_lines set amount = amount + 1 where account = 'vat'`,
      'sum to',
    ],
    ['a paid payment without its entry', `delete from ledger_entries where kind = 'payment'`, 'entries say so'],
    ['a paid payment without its invoice', `delete from invoices where kind = 'invoice_receipt'`, 'has 0 invoices'],
    ['an entry of a payment that is not paid', `update payments set status = 'declined'`, 'which is declined'],
    ['a refund without its entry', `delete from ledger_entries where kind = 'refund'`, '0 entries say so'],
    ['a refund without its note', `delete from invoices where kind = 'credit_note'`, 'has 0 credit notes'],
    ['an entry of a refund that is not done', `update refunds set status = 'created'`, 'which is created'],
    ['a sum given back that no refund knows of', 'update payments set refunded = 1', 'its refunds say'],
    ['more refunds than money', 'update refunds set amount = 90000', 'is to give back'],
    ['a gap among the numbers', `update invoices set number = 7 where kind = 'credit_note'`, 'go from 7 to 7'],
    ['an invoice of nothing', 'update invoices set payment_id = 999999', 'not there'],
  ])('finds %s', async (_, statement, text) => {
    expect((await breaking(statement)).some((line) => line.includes(text))).toBe(true);
  });

  test('includes the checks of other features, and logs errors daily', async () => {
    otherLines = ['subscription 7 says otherwise'];
    expect(await findErrors()).toEqual(otherLines);
    await api.doJob('check-books');
    expect(api.logged.some((line) => line.includes('subscription 7') && line.includes('"level":"error"'))).toBe(true);
    otherLines = [];
    expect(await findErrors()).toEqual([]);
  });
});
