import type { VatSplit } from '#features/invoices/domain.ts';
import type { Db } from '#server-kit/db/database.ts';
import { extensionPoint, type Services } from '#server-kit/services/services.ts';
import type { PaymentRow } from '../queries.ts';
import type { RefundRow } from '../refund/refund-queries.ts';
import { insertEntry, listLedgerErrors } from './ledger-queries.ts';

/** Omits lines with a zero amount. */
const ledgerLines = (gross: number, { net, vat }: VatSplit) =>
  [
    { account: 'provider' as const, amount: gross },
    { account: 'revenue' as const, amount: -net },
    { account: 'vat' as const, amount: -vat },
  ].filter(({ amount }) => amount !== 0);

export const recordPaymentEntry = (
  tx: Db,
  { id, amount, currency }: PaymentRow,
  split: VatSplit,
  at: Date,
): Promise<void> =>
  insertEntry(tx, { kind: 'payment', paymentId: id, currency, createdAt: at }, ledgerLines(amount, split));

export const recordRefundEntry = (
  tx: Db,
  { id, currency }: PaymentRow,
  refund: RefundRow,
  { net, vat }: VatSplit,
  at: Date,
): Promise<void> =>
  insertEntry(
    tx,
    { kind: 'refund', paymentId: id, refundId: refund.id, currency, createdAt: at },
    ledgerLines(-refund.amount, { net: -net, vat: -vat }),
  );

type LedgerCheck = (db: Db) => Promise<readonly string[]>;

/** A feature whose rows must agree with the ledger adds its checks here. */
export const ledgerChecks = extensionPoint<LedgerCheck>('book-checks');

/** Violated money rules, one per line; expected to be empty. */
export async function findLedgerErrors({ db, extensions }: Pick<Services, 'db' | 'extensions'>): Promise<string[]> {
  const found: (readonly string[])[] = [];
  for (const check of [listLedgerErrors, ...extensions.of(ledgerChecks)]) found.push(await check(db));
  return found.flat();
}

export async function checkLedger(services: Services): Promise<void> {
  for (const message of await findLedgerErrors(services))
    services.log.error({ broken: message }, 'ledger check failed');
}
