import type { VatSplit } from '#features/invoices/domain.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { LedgerAccount } from '../../domain.ts';
import type { PaymentRow } from '../queries.ts';
import type { RefundRow } from '../refund/refund-queries.ts';
import { insertEntry } from './ledger-queries.ts';

interface LedgerLine {
  readonly account: LedgerAccount;
  readonly amount: number;
}

/** Where nothing is moved there is no line. */
const ledgerLines = (gross: number, { net, vat }: VatSplit): LedgerLine[] => {
  const lines: LedgerLine[] = [
    { account: 'provider', amount: gross },
    { account: 'revenue', amount: -net },
    { account: 'vat', amount: -vat },
  ];
  return lines.filter(({ amount }) => amount !== 0);
};

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
