import { type DemoCall, demoMethod, listDemoCharges, titleOf } from '#features/invoices/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { presentAs } from '#server-kit/admin-list/index.ts';
import { type Payment, payment } from '../contract.ts';
import type { OwnerContext } from './methods/methods.ts';
import { listOwned, type PaymentRow } from './queries.ts';
import { sumWaiting } from './refund/refund-queries.ts';

const pageSize = 20;

const presentPayment = (row: PaymentRow, refunding: number, locale: Locale): Payment =>
  presentAs(payment, { ...row, refunding, title: titleOf(row.lines, locale) });

/** All at once: the demo's story is shorter than a page. */
async function listDemoPayments(call: DemoCall) {
  const { brand, last4 } = demoMethod;
  const payments = (await listDemoCharges(call)).map(({ id, at, lines, amount }): Payment => {
    const state = { status: 'paid', reason: null, refunded: 0, refunding: 0, currency: 'ILS' } as const;
    const title = titleOf(lines, call.visitor.locale);
    return { id, amount, brand, last4, title, ...state, createdAt: at.toISOString(), settledAt: at.toISOString() };
  });
  return { payments, hasMore: false };
}

export async function listPayments(call: OwnerContext & DemoCall, before: number | undefined) {
  if (call.user.isDemo) return listDemoPayments(call);
  const { db, user, visitor } = call;
  const found = await listOwned(db, user.id, { before, maxRows: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const ids = rows.map(({ id }) => id);
  const refunding = await sumWaiting(db, ids);
  const payments = rows.map((row) => presentPayment(row, refunding.get(row.id) ?? 0, visitor.locale));
  return { payments, hasMore: found.length > pageSize };
}
