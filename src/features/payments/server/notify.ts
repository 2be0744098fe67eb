import { lockOwner } from '#features/accounts/server/index.ts';
import { notify } from '#features/notifications/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { PaymentRow } from './queries.ts';
import type { RefundRow } from './refund/refund-queries.ts';

/** Whoever waits for a payment to go through looks at its page for about as long. */
const watchedMilliseconds = 60_000;

/** The document comes by mail from the invoices feature; renewals are told by the feature that renews. */
export async function notifyPaid(services: Services, tx: Db, payment: PaymentRow): Promise<void> {
  const { userId, purpose, amount } = payment;
  if (purpose !== 'order' || !(await lockOwner(tx, userId, 'key share'))) return;
  const values = { amount: amount / 100 };
  await notify(services, tx, {
    userId,
    kind: 'payment',
    message: 'paymentPaid',
    values,
    link: '/wallet',
    mail: false,
  });
}

/** Only where nobody looks any more: whoever does has read it on the page. */
export async function notifyFailed(services: Services, tx: Db, payment: PaymentRow): Promise<void> {
  const { userId, purpose, amount, createdAt } = payment;
  const isWatched = services.clock.now().getTime() - createdAt.getTime() < watchedMilliseconds;
  if (purpose !== 'order' || isWatched || !(await lockOwner(tx, userId, 'key share'))) return;
  const values = { amount: amount / 100 };
  await notify(services, tx, { userId, kind: 'payment', message: 'paymentFailed', values, link: '/wallet' });
}

/** With the reason where somebody of ours gave one: then it is told by mail too, as only the sum is on the document. */
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
