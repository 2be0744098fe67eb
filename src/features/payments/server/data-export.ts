import type { ExportSection } from '#features/accounts/server/index.ts';
import { listAllMethods, type MethodRow } from './methods/method-queries.ts';
import { listOwned, type PaymentRow } from './queries.ts';

const batch = 1_000;

/** Exports an owner's payments and payment methods, without provider references that grant access. */
export const paymentsExport: ExportSection = {
  name: 'payments',
  read: async (db, userId) => {
    const methods = (await listAllMethods(db, userId)).map(presentMethodForExport);
    const payments: unknown[] = [];
    for (let before: number | undefined; ; ) {
      const found = await listOwned(db, userId, { before, maxRows: batch });
      if (found.length === 0) return { methods, payments };
      payments.push(...found.map(presentPaymentForExport));
      before = found.at(-1)?.id;
    }
  },
};

const presentMethodForExport = (row: MethodRow) => ({
  id: row.id,
  brand: row.brand,
  last4: row.last4,
  expMonth: row.expMonth,
  expYear: row.expYear,
  isDefault: row.isDefault,
  createdAt: row.createdAt,
  removedAt: row.removedAt,
});

const presentPaymentForExport = (row: PaymentRow) => ({
  id: row.id,
  purpose: row.purpose,
  amount: row.amount,
  currency: row.currency,
  status: row.status,
  reason: row.reason,
  brand: row.brand,
  last4: row.last4,
  lines: row.lines,
  refunded: row.refunded,
  createdAt: row.createdAt,
  settledAt: row.settledAt,
});
