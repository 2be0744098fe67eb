import type { findInvoicesOf } from '#features/invoices/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { AdminPayment, AdminPaymentDetail } from '../admin-contract.ts';
import type { AdminPaymentRow, listAttempts, listEntries, listRefunds } from './admin-queries.ts';

const moment = (date: Date | null): string | null => date?.toISOString() ?? null;

export function presentForAdmin({ payment, owner }: AdminPaymentRow, locale: Locale): AdminPayment {
  const { id, userId, purpose, amount, status, provider, brand, last4, refunded } = payment;
  return {
    ...{ id, userId, owner, purpose, amount, status, provider, brand, last4, refunded },
    title: payment.lines[0]?.text[locale] ?? '',
    createdAt: payment.createdAt.toISOString(),
  };
}

interface Around {
  readonly attempts: Awaited<ReturnType<typeof listAttempts>>;
  readonly refunds: Awaited<ReturnType<typeof listRefunds>>;
  readonly entries: Awaited<ReturnType<typeof listEntries>>;
  readonly invoices: Awaited<ReturnType<typeof findInvoicesOf>>;
  readonly subject: AdminPaymentDetail['subject'];
}

export function presentDetail(row: AdminPaymentRow, around: Around, locale: Locale): AdminPaymentDetail {
  const { payment } = row;
  const { reason, providerRef, isOffSession } = payment;
  return {
    ...presentForAdmin(row, locale),
    ...{ reason, providerRef, isOffSession, subject: around.subject },
    settledAt: moment(payment.settledAt),
    left: leftOf(row, around),
    lines: payment.lines.map(({ text, quantity, amount }) => ({ text: text[locale], quantity, amount })),
    attempts: around.attempts.map(({ id, kind, startedAt, endedAt, outcome }) => ({
      ...{ id, kind, outcome, startedAt: startedAt.toISOString(), endedAt: moment(endedAt) },
    })),
    refunds: around.refunds.map(presentRefund),
    entries: around.entries.map((entry) => ({ ...entry, createdAt: entry.createdAt.toISOString() })),
    invoices: around.invoices.map((invoice) => ({ ...invoice, issuedAt: invoice.issuedAt.toISOString() })),
  };
}

/** The same that a refund is held to. */
function leftOf({ payment }: AdminPaymentRow, { refunds }: Around): number {
  if (payment.status !== 'paid') return 0;
  const back = refunds.filter(({ status }) => status !== 'failed');
  return back.reduce((left, { amount }) => left - amount, payment.amount);
}

const presentRefund = ({ id, amount, reason, note, status, createdAt, settledAt }: Around['refunds'][number]) => ({
  ...{ id, amount, reason, note, status, createdAt: createdAt.toISOString(), settledAt: moment(settledAt) },
});
