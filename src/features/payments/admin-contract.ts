/** Payments, refunds and the ledger, for admins. */
import { z } from 'zod';
import { csvEndpoint, listEndpoint, listQuery, reason } from '#base/admin-list.ts';
import { endpoint } from '#base/endpoint.ts';
import { byId, day, id, integerMax } from '#base/schemas.ts';
import { invoiceKinds } from '#features/invoices/domain.ts';
import { declineReasons, ledgerAccounts, methodBrands, paymentStatuses, providerNames } from './domain.ts';

const wrong = { error: 'errors.invalid' };
const instant = z.iso.datetime();
const agorot = z.number().int();

export const paymentPurposes = ['order', 'renewal'] as const;

/** As the list shows them: a refunded payment is not simply paid. */
export const paymentStates = [...paymentStatuses, 'refunded', 'partly'] as const;

export const adminPayment = z.object({
  id: z.number().int(),
  userId: z.number().int(),
  /** null if the account is deleted: payments outlive it. */
  owner: z.object({ username: z.string(), displayName: z.string(), email: z.string() }).nullable(),
  purpose: z.enum(paymentPurposes),
  /** What was paid for, in the admin's language. */
  title: z.string(),
  amount: agorot,
  status: z.enum(paymentStatuses),
  provider: z.enum(providerNames),
  brand: z.enum(methodBrands).nullable(),
  last4: z.string().nullable(),
  refunded: agorot,
  createdAt: instant,
});
export type AdminPayment = z.output<typeof adminPayment>;

export const attemptKinds = ['open', 'confirm', 'lookup', 'cancel', 'refund'] as const;
export const refundReasons = ['cancelled', 'too_late', 'by_us'] as const;

export const adminRefund = z.object({
  id: z.number().int(),
  amount: agorot,
  reason: z.enum(refundReasons),
  /** The note sent to the owner, if an admin made the refund. */
  note: z.string().nullable(),
  status: z.enum(['created', 'done', 'failed']),
  createdAt: instant,
  settledAt: instant.nullable(),
});
export type AdminRefund = z.output<typeof adminRefund>;

export const adminPaymentDetail = adminPayment.extend({
  reason: z.enum(declineReasons).nullable(),
  providerRef: z.string().nullable(),
  isOffSession: z.boolean(),
  settledAt: instant.nullable(),
  /** Amount neither refunded nor pending refund; 0 if unpaid. */
  left: agorot,
  lines: z.array(z.object({ text: z.string(), quantity: z.number(), amount: agorot })),
  /** The entity whose page has details of the purchase. */
  subject: z.object({ kind: z.enum(['subscription', 'package', 'cards']), id: z.number().int() }).nullable(),
  attempts: z.array(
    z.object({
      id: z.number().int(),
      kind: z.enum(attemptKinds),
      startedAt: instant,
      endedAt: instant.nullable(),
      outcome: z.string().nullable(),
    }),
  ),
  refunds: z.array(adminRefund),
  entries: z.array(
    z.object({
      id: z.number().int(),
      kind: z.enum(['payment', 'refund']),
      createdAt: instant,
      lines: z.array(z.object({ account: z.enum(ledgerAccounts), amount: agorot })),
    }),
  ),
  invoices: z.array(
    z.object({
      id: z.number().int(),
      kind: z.enum(invoiceKinds),
      number: z.number().int(),
      gross: agorot,
      issuedAt: instant,
    }),
  ),
});
export type AdminPaymentDetail = z.output<typeof adminPaymentDetail>;

export const paymentFilter = z.object({
  ...listQuery,
  status: z.enum(paymentStates, wrong).optional(),
  purpose: z.enum(paymentPurposes, wrong).optional(),
  user: id.optional(),
  /** Creation date range, in Israel time. */
  from: day.optional(),
  to: day.optional(),
});
export type PaymentFilter = z.output<typeof paymentFilter>;

export const paymentCsvColumns = [
  ...(['id', 'createdAt', 'settledAt', 'userId', 'name', 'email', 'purpose', 'title'] as const),
  ...(['amount', 'refunded', 'status', 'provider', 'providerRef', 'method'] as const),
] as const;

export const ledgerReport = z.object({
  checkedAt: instant,
  /** Violated rules, one per line; expected to be empty. */
  broken: z.array(z.string()),
  entries: z.number().int(),
  /** Sum over all ledger lines. */
  total: agorot,
  paid: z.number().int(),
  refunds: z.number().int(),
  waitingRefunds: z.number().int(),
  numbers: z.array(z.object({ kind: z.enum(invoiceKinds), last: z.number().int(), count: z.number().int() })),
});
export type LedgerReport = z.output<typeof ledgerReport>;

const admin = { access: 'admin:money', needsSession: true } as const;

export const adminPaymentsApi = {
  list: listEndpoint({
    access: 'admin:money',
    path: '/api/admin/payments',
    summary: 'Payments, newest first, fifty at a time',
    query: paymentFilter,
    row: adminPayment,
  }),
  csv: csvEndpoint({
    access: 'admin:money',
    path: '/api/admin/payments.csv',
    summary: 'Payments that fit, as a table',
    query: paymentFilter,
  }),
  find: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/payments/:id',
    summary: 'A payment with its attempts, refunds, entries in the books and documents',
    params: byId,
    answer: adminPaymentDetail,
  }),
  refund: endpoint({
    ...admin,
    method: 'POST',
    path: '/api/admin/payments/:id/refund',
    summary: 'Gives back some or all of what is left of a payment; its owner is told why',
    params: byId,
    body: z.object({ amount: z.number(wrong).int(wrong).min(1, wrong).max(integerMax, wrong), reason }),
    answer: adminPaymentDetail,
    idempotent: true,
    requiresRecentAuth: true,
  }),
  books: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/books',
    summary: 'Whether the books agree with the payments, the refunds and the documents',
    answer: ledgerReport,
    // Reads the whole ledger.
    limit: { points: 20, seconds: 600, by: 'account' },
  }),
};
