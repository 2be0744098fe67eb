import type { VatSplit } from '#features/invoices/domain.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { BookAccount } from '../domain.ts';
import { insertEntry } from './book-queries.ts';
import type { PaymentRow } from './queries.ts';
import type { RefundRow } from './refund-queries.ts';

interface BookLine {
  readonly account: BookAccount;
  readonly amount: number;
}

/** Where nothing is moved there is no line. */
const moved = (gross: number, { net, vat }: VatSplit): BookLine[] => {
  const lines: BookLine[] = [
    { account: 'provider', amount: gross },
    { account: 'revenue', amount: -net },
    { account: 'vat', amount: -vat },
  ];
  return lines.filter(({ amount }) => amount !== 0);
};

export const bookPayment = (tx: Db, { id, amount, currency }: PaymentRow, split: VatSplit, at: Date): Promise<void> =>
  insertEntry(tx, { kind: 'payment', paymentId: id, currency, createdAt: at }, moved(amount, split));

export const bookRefund = (
  tx: Db,
  { id, currency }: PaymentRow,
  refund: RefundRow,
  { net, vat }: VatSplit,
  at: Date,
): Promise<void> =>
  insertEntry(
    tx,
    { kind: 'refund', paymentId: id, refundId: refund.id, currency, createdAt: at },
    moved(-refund.amount, { net: -net, vat: -vat }),
  );
