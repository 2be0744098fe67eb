import { findOwner } from '#features/accounts/server/index.ts';
import { type NewNotification, notify, notifyStaff } from '#features/notifications/server/index.ts';
import { findUsableMethod } from '#features/payments/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import { lastTry } from '../lifecycle.ts';
import type { SubscriptionRow } from './queries.ts';

type NotificationContent = Pick<NewNotification, 'message' | 'values'> & Partial<NewNotification>;

const notifyOwner = (
  services: Services,
  tx: Db,
  { userId }: SubscriptionRow,
  content: NotificationContent,
): Promise<void> => notify(services, tx, { userId, kind: 'payment', link: '/wallet', ...content });

const shekels = (agorot: number): number => agorot / 100;

/** The invoice is sent in a separate email. */
export const notifyRenewed = (services: Services, tx: Db, row: SubscriptionRow): Promise<void> =>
  notifyOwner(services, tx, row, { message: 'renewed', values: { amount: shekels(row.periodPaid) }, mail: false });

/** A failed charge: of which card, what happens next, and when. */
export async function notifyFailed(services: Services, tx: Db, row: SubscriptionRow, amount: number): Promise<void> {
  const { nextTryAt, periodEnd } = row;
  if (!nextTryAt) {
    const owner = await findOwner(tx, row.userId);
    const values = { name: owner?.displayName ?? '' };
    await notifyStaff(services, tx, 'money', {
      message: 'staffRenewalLost',
      values,
      link: `/admin/users/${row.userId}`,
    });
    return notifyEnded(services, tx, row);
  }
  const message = nextTryAt >= lastTry(periodEnd) ? 'renewalLastTry' : 'renewalFailed';
  const digits = (row.methodId && (await findUsableMethod(tx, row.userId, row.methodId))?.last4) || '';
  const values = { amount: shekels(amount), at: nextTryAt.getTime(), hasCard: digits ? 1 : 0, digits };
  await notifyOwner(services, tx, row, { message, values });
}

export const notifyEnded = (services: Services, tx: Db, row: SubscriptionRow): Promise<void> =>
  notifyOwner(services, tx, row, { message: 'subscriptionEnded', values: {}, link: '/subscription' });

/** A cancellation within the refund period is refunded; one during a failed renewal ends the subscription at once. */
export async function notifyCancelled(services: Services, tx: Db, row: SubscriptionRow, refund: number): Promise<void> {
  if (refund > 0)
    await notifyOwner(services, tx, row, { message: 'subscriptionRefunded', values: { amount: shekels(refund) } });
  else if (row.endedAt) await notifyEnded(services, tx, row);
  else
    await notifyOwner(services, tx, row, { message: 'subscriptionCancelled', values: { at: row.periodEnd.getTime() } });
}

export const notifyRenewalStopped = (services: Services, tx: Db, row: SubscriptionRow): Promise<void> =>
  notifyOwner(services, tx, row, { message: 'renewalStopped', values: { at: row.periodEnd.getTime() } });

/** An admin's action is reported with their reason. */
export const notifyCancelledByUs = (services: Services, tx: Db, row: SubscriptionRow, reason: string): Promise<void> =>
  row.endedAt
    ? notifyOwner(services, tx, row, { message: 'subscriptionEndedByUs', values: { reason }, link: '/subscription' })
    : notifyOwner(services, tx, row, {
        message: 'subscriptionCancelledByUs',
        values: { at: row.periodEnd.getTime(), reason },
      });

export const notifyResumedByUs = (
  services: Services,
  tx: Db,
  row: SubscriptionRow,
  { amount, reason }: { readonly amount: number; readonly reason: string },
): Promise<void> =>
  notifyOwner(services, tx, row, {
    message: 'subscriptionResumedByUs',
    values: { at: row.periodEnd.getTime(), amount: shekels(amount), reason },
  });

export const notifyRenewalSoon = (services: Services, tx: Db, row: SubscriptionRow, amount: number): Promise<void> =>
  notifyOwner(services, tx, row, {
    message: 'renewalSoon',
    values: { amount: shekels(amount), at: row.periodEnd.getTime() },
  });
