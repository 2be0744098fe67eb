import { lockOwner } from '#features/accounts/server/index.ts';
import { titleOf } from '#features/invoices/server/index.ts';
import { notify } from '#features/notifications/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { PaymentRow } from './queries.ts';
import type { RefundRow } from './refund/refund-queries.ts';

/** Roughly how long a user waits on the payment page for the result. */
const watchedMilliseconds = 60_000;

const whatOf = ({ lines }: PaymentRow) => ({ hasWhat: 1, whatHe: titleOf(lines, 'he'), whatEn: titleOf(lines, 'en') });

/** The invoices feature emails the document; renewals are reported by the feature that renews. */
export async function notifyPaid(services: Services, tx: Db, payment: PaymentRow): Promise<void> {
  const { userId, purpose, amount } = payment;
  if (purpose !== 'order' || !(await lockOwner(tx, userId, 'key share'))) return;
  const values = { amount: amount / 100, ...whatOf(payment) };
  await notify(services, tx, { userId, kind: 'payment', message: 'paymentPaid', values, link: '/wallet', mail: false });
}

/** Only if the user is no longer waiting on the page; otherwise they have seen the result there. */
export async function notifyFailed(services: Services, tx: Db, payment: PaymentRow): Promise<void> {
  const { userId, purpose, amount, createdAt } = payment;
  const isWatched = services.clock.now().getTime() - createdAt.getTime() < watchedMilliseconds;
  if (purpose !== 'order' || isWatched || !(await lockOwner(tx, userId, 'key share'))) return;
  const values = { amount: amount / 100, ...whatOf(payment) };
  await notify(services, tx, { userId, kind: 'payment', message: 'paymentFailed', values, link: '/wallet' });
}

/** Includes an admin's reason, if any. It is then emailed too, because the document shows only the amount. */
export async function notifyRefunded(
  services: Services,
  tx: Db,
  payment: PaymentRow,
  refund: RefundRow,
): Promise<void> {
  const { userId } = payment;
  if (!(await lockOwner(tx, userId, 'key share'))) return;
  const amount = refund.amount / 100;
  const about = { userId, kind: 'payment', link: '/wallet' } as const;
  if (refund.note === null)
    return notify(services, tx, { ...about, message: 'refundDone', values: { amount }, mail: false });
  await notify(services, tx, { ...about, message: 'refundDoneBecause', values: { amount, reason: refund.note } });
}
