import { z } from 'zod';
import { AppError, orNotFound } from '#base/app-error.ts';
import { pick } from '#base/pick.ts';
import { packageType } from '#features/packages/contract.ts';
import { findMethod } from '#features/payments/server/index.ts';
import { defineAdminList, presentAs } from '#server-kit/admin-list/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { type Call, type Route, route } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import {
  type AdminSubscriptionDetail,
  adminSubscriptionDetail,
  adminSubscriptionsApi,
  subscriptionCsvColumns,
} from '../../admin-contract.ts';
import { subscriptionsAdminTexts } from '../../admin-texts.ts';
import { cycle } from '../../contract.ts';
import { cancel, resume } from '../../lifecycle.ts';
import { runningAt } from '../../plan-status.ts';
import { notifyCancelledByUs, notifyResumedByUs } from '../notify.ts';
import { lockSubscription, type SubscriptionRow } from '../queries.ts';
import { upcomingPrice } from '../quote.ts';
import { saveChange } from '../save-change.ts';
import {
  type AdminSubscriptionRow,
  type EventRow,
  findForAdmin,
  listNewestEvents,
  subscriptionsSource,
} from './admin-queries.ts';

const valuesOf = ({ subscription, owner }: AdminSubscriptionRow) => ({
  ...subscription,
  owner: {
    id: subscription.userId,
    username: owner.username,
    displayName: owner.displayName,
    email: owner.email,
    isSuspended: owner.suspendedAt !== null,
  },
});

export const subscriptionsListRoutes = defineAdminList({
  list: adminSubscriptionsApi.list,
  source: subscriptionsSource,
  values: valuesOf,
  csv: {
    endpoint: adminSubscriptionsApi.csv,
    texts: subscriptionsAdminTexts,
    fileName: (t) => t('subscriptionsAdmin.file'),
    columns: subscriptionCsvColumns,
    head: (t, column) => t(`subscriptionsAdmin.csv.${column}`),
    cells: {
      name: ({ owner }) => owner.displayName,
      email: ({ owner }) => owner.email,
      packageType: ({ packageType }, { t }) => t(`subscriptionsAdmin.packages.${packageType}`),
      cycle: ({ cycle }, { t }) => t(`subscriptionsAdmin.cycles.${cycle}`),
      status: ({ status }, { t }) =>
        t.find(`subscriptionsAdmin.csv.statuses.${status}`) ?? t(`subscriptionsAdmin.statuses.${status}`),
      price: ({ price }) => ({ agorot: price }),
    },
  },
});

interface DetailContext {
  readonly events: readonly EventRow[];
  readonly method: AdminSubscriptionDetail['method'];
  readonly now: Date;
}

function presentDetail(row: AdminSubscriptionRow, { events, method, now }: DetailContext): AdminSubscriptionDetail {
  const { subscription } = row;
  const { nextPackage, nextCycle } = subscription;
  return presentAs(adminSubscriptionDetail, {
    ...valuesOf(row),
    method,
    canResume: canResume(subscription, now),
    isCharging: subscription.paymentId !== null,
    periods: subscription.periodIndex + 1,
    next: nextPackage && nextCycle && { packageType: nextPackage, cycle: nextCycle },
    cancelEndsAt: cancelEndDate(subscription, now),
    events: events.map(eventValues),
  });
}

/** Uses the same transition as cancelling, so that the displayed end is correct. */
function cancelEndDate(row: SubscriptionRow, now: Date): Date | null {
  const change = cancel(row, now, false);
  return change ? (change.endedAt ?? row.periodEnd) : null;
}

/**
 * Only the owner can consent to renewals: without an earlier consent the subscription cannot be resumed by an admin.
 */
const canResume = (row: SubscriptionRow, now: Date): boolean =>
  row.status === 'cancelled' && row.consent !== null && runningAt(row, now) !== undefined;

/** The data stored with an event; older versions may have stored less. */
const eventData = z.object({
  paymentId: z.number().int().nullable().catch(null),
  amount: z.number().int().nullable().catch(null),
  packageType: packageType.nullable().catch(null),
  cycle: cycle.nullable().catch(null),
  reason: z.string().nullable().catch(null),
  by: z.string().nullable().catch(null),
});

function eventValues({ id, kind, at, data }: EventRow) {
  const { by, ...details } = eventData.parse(data);
  return { id, kind, at, ...details, isByUs: by === 'us' };
}

type Reader = Pick<Services, 'db' | 'clock'>;

export async function getSubscriptionForAdmin({ db, clock }: Reader, id: number): Promise<AdminSubscriptionDetail> {
  const row = orNotFound(await findForAdmin(db, id));
  const [events, method] = await Promise.all([listNewestEvents(db, id), methodOf(db, row.subscription.methodId)]);
  return presentDetail(row, { events, method, now: clock.now() });
}

async function methodOf(db: Db, id: number | null): Promise<AdminSubscriptionDetail['method']> {
  const method = id === null ? undefined : await findMethod(db, id);
  return method ? { brand: method.brand, last4: method.last4 } : null;
}

type ActionCall = Call<{ id: number }, unknown, { reason: string }>;

const refuse = (message: string) => new AppError('conflict', { message });

/**
 * Cancels at the end of the period. It refunds nothing: the statutory refund of the first days remains the owner's to
 * request, and other refunds are made at the payment.
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

/** Reuses the owner's earlier consent, since an admin cannot consent for them. */
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

const getLocked = async (tx: Db, id: number): Promise<SubscriptionRow> => orNotFound(await lockSubscription(tx, id));

const auditDetailsOf = (row: SubscriptionRow) => pick(row, 'status', 'nextTryAt', 'cancelledAt', 'endedAt');

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
