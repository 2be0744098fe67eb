import { pick } from '#base/pick.ts';
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

const presentMethodForExport = (row: MethodRow) =>
  pick(row, 'id', 'brand', 'last4', 'expMonth', 'expYear', 'isDefault', 'createdAt', 'removedAt');

const presentPaymentForExport = (row: PaymentRow) => ({
  ...pick(row, 'id', 'purpose', 'amount', 'currency', 'status', 'reason', 'brand', 'last4', 'lines', 'refunded'),
  ...pick(row, 'createdAt', 'settledAt'),
});
