import { AppError } from '#base/app-error.ts';
import { findPackage } from '#features/packages/server/index.ts';
import { beginRefund, findUsableMethod, runRefund } from '#features/payments/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { CancelRefund } from '../cancelling.ts';
import { type Choice, changeKind } from '../changes.ts';
import type { Subscription } from '../contract.ts';
import type { Cycle } from '../domain.ts';
import { cancel, resume, schedule } from '../lifecycle.ts';
import { notifyCancelled, notifyRenewalStopped } from './notify.ts';
import { type SubscriptionRow, updateSubscription } from './queries.ts';
import { consentText, getOnSale, getPackageOf, refundOf } from './quote.ts';
import { getSubscription } from './read.ts';
import { chargeOne } from './renewal/renew.ts';
import { getLiveLocked, type Owner, saveChange } from './save-change.ts';

const refuse = (message: string) => new AppError('conflict', { message });

/** Revoking a cancellation requires a new consent to renewals. */
export async function resumeSubscription(call: Owner): Promise<Subscription> {
  const { db, clock, user } = call;
  await db.transaction(async (tx) => {
    const row = await getLiveLocked(tx, user.id);
    if (row.status === 'active') return;
    const change = resume(row, await consentOf(call, tx, row), clock.now());
    if (!change) throw refuse(row.status === 'past_due' ? 'subscriptions.pastDue' : 'subscriptions.none');
    await saveChange(call, tx, row.id, change, { kind: 'resumed' });
  });
  return getSubscription(call);
}

async function consentOf({ clock, visitor: { locale } }: Owner, tx: Db, row: SubscriptionRow) {
  const { packageType, cycle, price, periodEnd } = row;
  const text = consentText(await getPackageOf(tx, packageType), cycle, price, periodEnd, locale);
  return { text, locale, at: clock.now().toISOString() };
}

interface ChangeRequest {
  readonly packageId: number;
  readonly cycle: Cycle;
}

/** Schedules a change for the end of the period; selecting the current choice removes it. */
export async function scheduleChange(call: Owner, request: ChangeRequest): Promise<Subscription> {
  await call.db.transaction(async (tx) => {
    const row = await getLiveLocked(tx, call.user.id);
    const choice = await choiceOf(tx, row, request, call.clock.now());
    if (row.paymentId !== null) throw refuse('subscriptions.chargeRunning');
    if (changeKind(row, choice) === 'upgrade') throw refuse('subscriptions.payNow');
    const change = schedule(row, choice);
    if (!change) throw refuse('subscriptions.notRenewing');
    await saveChange(call, tx, row.id, change, { kind: 'scheduled', data: { ...choice } });
  });
  return getSubscription(call);
}

/** The current package may be retained, even if it is no longer on sale. */
async function choiceOf(tx: Db, row: SubscriptionRow, { packageId, cycle }: ChangeRequest, now: Date): Promise<Choice> {
  const { packageType } = (await findPackage(tx, packageId, now)) ?? {};
  if (packageType === row.packageType) return { packageType, cycle };
  return { packageType: (await getOnSale(tx, packageId, now)).packageType, cycle };
}

/** A failed charge is retried at once with the new payment method, in the same way as on a scheduled day. */
export async function setMethod(call: Owner, methodId: number): Promise<Subscription> {
  const row = await call.db.transaction(async (tx) => {
    const live = await getLiveLocked(tx, call.user.id);
    if (!(await findUsableMethod(tx, call.user.id, methodId))) throw new AppError('not_found');
    return updateSubscription(tx, live.id, { methodId });
  });
  if (row.status === 'past_due') await chargeOne(call, row.id, 'asked');
  return getSubscription(call);
}

/** Idempotent: a second request changes nothing. */
export async function cancelSubscription(call: Owner): Promise<Subscription> {
  const refunds = await call.db.transaction(async (tx) => {
    const row = await getLiveLocked(tx, call.user.id);
    const cancelRefund = await refundOf(tx, row, call.clock.now());
    const change = cancel(row, call.clock.now(), cancelRefund.refund > 0);
    if (!change) return [];
    const { refund, fee, used } = cancelRefund;
    const cancelled = await saveChange(call, tx, row.id, change, { kind: 'cancelled', data: { refund, fee, used } });
    await notifyCancelled(call, tx, cancelled, refund);
    return refundUnusedDays(call, tx, row, cancelRefund);
  });
  await runAll(call, refunds);
  return getSubscription(call);
}

/** Like a cancellation that refunds nothing, which stays possible. Idempotent. */
export async function stopRenewal(call: Owner): Promise<Subscription> {
  const { db, clock, user } = call;
  await db.transaction(async (tx) => {
    const row = await getLiveLocked(tx, user.id);
    // The paid period is over: without renewal there is nothing left to keep.
    if (row.status === 'past_due') throw refuse('subscriptions.pastDue');
    const change = cancel(row, clock.now(), false);
    if (!change) return;
    const stopped = await saveChange(call, tx, row.id, change, { kind: 'cancelled', data: { refund: 0 } });
    await notifyRenewalStopped(call, tx, stopped);
  });
  return getSubscription(call);
}

async function refundUnusedDays(services: Services, tx: Db, { id }: SubscriptionRow, { allocations }: CancelRefund) {
  const refunds: number[] = [];
  for (const { paymentId, amount } of allocations) {
    const key = `sub:${id}:cancel:${paymentId}`;
    refunds.push(await beginRefund(services, tx, { paymentId, amount, reason: 'cancelled', key }));
  }
  return refunds;
}

/** A refund that cannot run now is retried by a job of the payments feature. */
async function runAll(services: Services, refunds: readonly number[]): Promise<void> {
  for (const id of refunds)
    await runRefund(services, id).catch((error) => services.log.warn({ err: error, refund: id }, 'refund postponed'));
}
