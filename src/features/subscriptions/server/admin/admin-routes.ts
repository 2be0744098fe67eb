import { AppError } from '#base/app-error.ts';
import type { Db } from '#server-kit/db/database.ts';
import { type Call, type Route, route } from '#server-kit/http/route.ts';
import { type AdminSubscriptionDetail, adminSubscriptionsApi } from '../../admin-contract.ts';
import { cancel, resume } from '../../lifecycle.ts';
import { notifyCancelledByUs, notifyResumedByUs } from '../notify.ts';
import { upcomingPrice } from '../prices.ts';
import { lockSubscription, type SubscriptionRow } from '../queries.ts';
import { saveChange } from '../save-change.ts';
import { getSubscriptionForAdmin, subscriptionsListRoutes } from './admin.ts';

type ActionCall = Call<{ id: number }, unknown, { reason: string }>;

const refuse = (message: string) => new AppError('conflict', { message });

/**
 * For its owner, to the end of the period. Nothing is refunded by it: what the law refunds in the first days is
 * the owner's own to ask for still, and whatever else is refunded is refunded at the payment.
 */
async function cancelForAdmin(call: ActionCall): Promise<AdminSubscriptionDetail> {
  const { clock, params, body } = call;
  await call.db.transaction(async (tx) => {
    const row = await getLocked(tx, params.id);
    const change = cancel(row, clock.now(), false);
    if (!change) throw refuse('subscriptionsAdmin.refused.notRunning');
    const data = { by: 'us', reason: body.reason };
    const cancelled = await saveChange(call, tx, row.id, change, { kind: 'cancelled', data });
    await notifyCancelledByUs(call, tx, cancelled, body.reason);
    await recordAudit(call, tx, 'subscriptions.cancel', row, cancelled);
  });
  return getSubscriptionForAdmin(call, params.id);
}

/** By what the owner has agreed to before: an admin agrees to nothing for them. */
async function resumeForAdmin(call: ActionCall): Promise<AdminSubscriptionDetail> {
  const { clock, params, body } = call;
  await call.db.transaction(async (tx) => {
    const row = await getLocked(tx, params.id);
    if (!row.consent) throw refuse('subscriptionsAdmin.refused.noConsent');
    const change = resume(row, row.consent, clock.now());
    if (!change) throw refuse('subscriptionsAdmin.refused.notCancelled');
    const data = { by: 'us', reason: body.reason };
    const resumed = await saveChange(call, tx, row.id, change, { kind: 'resumed', data });
    await notifyResumedByUs(call, tx, resumed, { amount: await upcomingPrice(tx, resumed), reason: body.reason });
    await recordAudit(call, tx, 'subscriptions.resume', row, resumed);
  });
  return getSubscriptionForAdmin(call, params.id);
}

async function getLocked(tx: Db, id: number): Promise<SubscriptionRow> {
  const row = await lockSubscription(tx, id);
  if (!row) throw new AppError('not_found');
  return row;
}

const auditDetailsOf = ({ status, nextTryAt, cancelledAt, endedAt }: SubscriptionRow) => ({
  ...{ status, nextTryAt, cancelledAt, endedAt },
});

const recordAudit = (call: ActionCall, tx: Db, action: string, before: SubscriptionRow, after: SubscriptionRow) =>
  call.audit(tx, {
    action,
    target: { kind: 'subscription', id: before.id },
    before: auditDetailsOf(before),
    after: { ...auditDetailsOf(after), reason: call.body.reason },
  });

export const adminSubscriptionsRoutes: Route[] = [
  ...subscriptionsListRoutes,
  route(adminSubscriptionsApi.find, (call) => getSubscriptionForAdmin(call, call.params.id)),
  route(adminSubscriptionsApi.cancel, (call) => cancelForAdmin(call)),
  route(adminSubscriptionsApi.resume, (call) => resumeForAdmin(call)),
];
