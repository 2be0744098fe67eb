import { AppError } from '#base/app-error.ts';
import { findOwner } from '#features/accounts/server/index.ts';
import {
  beginPayment,
  findDefaultMethod,
  findUsableMethod,
  type PaymentRow,
  runPayment,
} from '#features/payments/server/index.ts';
import { defaultLocale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import { renewalNoticeDays } from '../../domain.ts';
import { end, fail, nextEnd, renew, tooLateBefore, upcomingChoice } from '../../lifecycle.ts';
import { notifyEnded, notifyFailed, notifyRenewalSoon, notifyRenewed } from '../notify.ts';
import { claimSubscription, lockSubscription, type SubscriptionRow, updateSubscription } from '../queries.ts';
import { getPackageOf, periodLine, upcomingPrice } from '../quote.ts';
import { saveChange } from '../save-change.ts';
import { listDue, listEnding, listToNotice } from './due-queries.ts';

interface Failure {
  readonly amount: number;
  readonly reason: string | null;
  readonly paymentId?: number;
}

/** After a failed attempt, schedules the next one or ends the subscription. */
export async function applyFailure(services: Services, tx: Db, row: SubscriptionRow, failure: Failure): Promise<void> {
  const change = fail(row, services.clock.now());
  if (!change) return;
  const kind = change.status === 'expired' ? 'expired' : 'failed';
  const { amount, ...data } = failure;
  await notifyFailed(services, tx, await saveChange(services, tx, row.id, change, { kind, data }), amount);
}

/** `asked`: triggered by an owner who set another payment method, on any day. */
type Why = 'due' | 'asked';

/** Charges for the next period, or checks the result of a pending charge: there are never two. */
export async function chargeOne(services: Services, id: number, why: Why): Promise<void> {
  const paymentId = await services.db.transaction((tx) => beginCharge(services, tx, id, why));
  if (paymentId !== undefined) await runPayment(services, paymentId);
}

async function beginCharge(services: Services, tx: Db, id: number, why: Why): Promise<number | undefined> {
  const now = services.clock.now();
  const row = await claimSubscription(tx, id);
  if (!row || !isToCharge(row, now, why)) return undefined;
  // A charge that was already started is followed up by the payments feature, which does not charge again.
  const owner = await findOwner(tx, row.userId);
  if (owner?.suspendedAt || owner?.deletesAt) return undefined;
  if (row.paymentId !== null) return row.paymentId;
  const ended = end(row, now);
  if (ended)
    return void (await notifyEnded(services, tx, await saveChange(services, tx, id, ended, { kind: 'expired' })));
  return payFor(services, tx, row);
}

const isToCharge = ({ status, nextTryAt }: SubscriptionRow, now: Date, why: Why): boolean =>
  status === 'past_due' || status === 'active' ? nextTryAt !== null && (why === 'asked' || nextTryAt <= now) : false;

async function payFor(services: Services, tx: Db, row: SubscriptionRow): Promise<number | undefined> {
  const amount = await upcomingPrice(tx, row);
  const methodId = await methodFor(tx, row);
  const paymentId = methodId === undefined ? undefined : await beginWith(services, tx, row, { amount, methodId });
  if (paymentId === undefined) await applyFailure(services, tx, row, { amount, reason: 'method_gone' });
  else await updateSubscription(tx, row.id, { paymentId, methodId });
  return paymentId;
}

/** Undefined if the payment method can no longer be charged. */
async function beginWith(
  services: Services,
  tx: Db,
  row: SubscriptionRow,
  charge: { readonly amount: number; readonly methodId: number },
): Promise<number | undefined> {
  const { packageType, cycle } = upcomingChoice(row);
  const period = { periodStart: row.periodEnd, periodEnd: nextEnd(row.anchorAt, row.periodEnd, cycle) };
  const lines = [periodLine(await getPackageOf(tx, packageType), cycle, period, charge.amount)];
  const request = {
    ...charge,
    userId: row.userId,
    purpose: 'renewal',
    subjectId: row.id,
    onceKey: `sub:${row.id}:${row.periodIndex + 1}`,
    isOffSession: true,
    lines,
    locale: (await findOwner(tx, row.userId))?.language ?? defaultLocale,
  } as const;
  return beginPayment(services, tx, request).catch(ignoreNotFound);
}

function ignoreNotFound(error: unknown): undefined {
  if (!(error instanceof AppError && error.code === 'not_found')) throw error;
}

/** If the payment method was removed, uses the owner's default one. */
async function methodFor(tx: Db, { userId, methodId }: SubscriptionRow): Promise<number | undefined> {
  const method = methodId === null ? undefined : await findUsableMethod(tx, userId, methodId);
  return (method ?? (await findDefaultMethod(tx, userId)))?.id;
}

const batch = 200;
const noticeMilliseconds = renewalNoticeDays * 86_400_000;

type List = (cursor: { after: number; limit: number }) => Promise<{ id: number }[]>;

/** Processes subscriptions one by one and continues after errors, so that one failure does not block the others. */
async function forEach({ log }: Services, list: List, work: (id: number) => Promise<void>): Promise<void> {
  for (let after = 0; ; ) {
    const found = await list({ after, limit: batch });
    for (const { id } of found)
      await work(id).catch((error) => log.error({ err: error, subscription: id }, 'subscription renewal failed'));
    const last = found.at(-1);
    if (!last || found.length < batch) return;
    after = last.id;
  }
}

/** Charges all subscriptions that are due. */
export async function renewDue(services: Services, now = services.clock.now()): Promise<void> {
  const list: List = (cursor) => listDue(services.db, now, cursor);
  await forEach(services, list, (id) => chargeOne(services, id, 'due'));
}

/**
 * Ends subscriptions that are over. Access ends by itself; this updates the record and pages and notifies the owner.
 */
export async function endOver(services: Services): Promise<void> {
  const now = services.clock.now();
  const list: List = (cursor) => listEnding(services.db, { now, tooLate: tooLateBefore(now), ...cursor });
  await forEach(services, list, (id) =>
    services.db.transaction(async (tx) => {
      const row = await claimSubscription(tx, id);
      const change = row && end(row, now);
      if (change) await notifyEnded(services, tx, await saveChange(services, tx, id, change, { kind: 'expired' }));
    }),
  );
}

/** The law requires that yearly subscribers are notified before the charge. */
export async function noticeRenewals(services: Services): Promise<void> {
  const now = services.clock.now();
  const soon = new Date(now.getTime() + noticeMilliseconds);
  const list: List = (cursor) => listToNotice(services.db, { now, soon, ...cursor });
  await forEach(services, list, (id) =>
    services.db.transaction(async (tx) => {
      const row = await claimSubscription(tx, id);
      if (row?.status !== 'active' || row.noticedIndex >= row.periodIndex) return;
      await updateSubscription(tx, id, { noticedIndex: row.periodIndex });
      await notifyRenewalSoon(services, tx, row, await upcomingPrice(tx, row));
    }),
  );
}

/** A payment for a subscription that has since been deleted, cancelled or upgraded is refunded. */
async function onPaid(services: Services, tx: Db, payment: PaymentRow): Promise<'kept' | 'refund'> {
  const row = await lockSubscription(tx, payment.subjectId);
  if (row?.paymentId !== payment.id) return 'refund';
  const change = renew(row, payment.amount);
  if (!change) return 'refund';
  const { packageType, cycle } = change;
  const kind = packageType === row.packageType && cycle === row.cycle ? 'renewed' : 'changed';
  const data = { paymentId: payment.id, amount: payment.amount, packageType, cycle };
  await notifyRenewed(services, tx, await saveChange(services, tx, row.id, change, { kind, data }));
  return 'kept';
}

async function onFailed(services: Services, tx: Db, payment: PaymentRow): Promise<void> {
  const row = await lockSubscription(tx, payment.subjectId);
  if (row?.paymentId !== payment.id) return;
  // The provider never received the charge because our process stopped first, so it does not count as a failed attempt.
  if (payment.status === 'cancelled' && !payment.providerRef)
    return void (await updateSubscription(tx, row.id, { paymentId: null }));
  const { amount, reason, id: paymentId } = payment;
  await applyFailure(services, tx, row, { amount, reason, paymentId });
}

const subjectOf = async (_: Db, { subjectId }: PaymentRow) => ({ kind: 'subscription', id: subjectId }) as const;

/** Handles the results of payments that renew a subscription. */
export const renewalPurpose = { name: 'renewal' as const, onPaid, onFailed, subjectOf };
