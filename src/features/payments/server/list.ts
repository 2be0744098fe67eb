import type { Locale } from '#i18n/locale.ts';
import { presentAs } from '#server-kit/admin-list/index.ts';
import { type Payment, payment } from '../contract.ts';
import type { OwnerContext } from './methods/methods.ts';
import { listOwned, type PaymentRow } from './queries.ts';
import { sumWaiting } from './refund/refund-queries.ts';

const pageSize = 20;

const presentPayment = (row: PaymentRow, refunding: number, locale: Locale): Payment =>
  presentAs(payment, { ...row, refunding, title: row.lines[0]?.text[locale] ?? '' });

export async function listPayments({ db, user }: OwnerContext, before: number | undefined, locale: Locale) {
  const found = await listOwned(db, user.id, { before, maxRows: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const ids = rows.map(({ id }) => id);
  const refunding = await sumWaiting(db, ids);
  const payments = rows.map((row) => presentPayment(row, refunding.get(row.id) ?? 0, locale));
  return { payments, hasMore: found.length > pageSize };
}
