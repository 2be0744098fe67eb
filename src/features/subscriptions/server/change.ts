import { AppError } from '#base/app-error.ts';
import { findPackage } from '#features/packages/server/index.ts';
import { findUsableMethod } from '#features/payments/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { type Choice, changeKind } from '../changes.ts';
import type { Subscription } from '../contract.ts';
import type { Cycle } from '../domain.ts';
import { resume, schedule } from '../lifecycle.ts';
import { getLiveLocked, type Owner } from './owner-context.ts';
import { consentText, getOnSale, getPackageOf } from './prices.ts';
import { type SubscriptionRow, updateSubscription } from './queries.ts';
import { getSubscription } from './read.ts';
import { chargeOne } from './renewal/charge.ts';
import { saveChange } from './save-change.ts';

const refuse = (message: string) => new AppError('conflict', { message });

/** Whoever takes a cancellation back agrees to renewals anew. */
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

/** What takes over at the end of the period; the present choice takes a wish back. */
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

/** What somebody has they may keep, on sale or not. */
async function choiceOf(tx: Db, row: SubscriptionRow, { packageId, cycle }: ChangeRequest, now: Date): Promise<Choice> {
  const { packageType } = (await findPackage(tx, packageId, now)) ?? {};
  if (packageType === row.packageType) return { packageType, cycle };
  return { packageType: (await getOnSale(tx, packageId, now)).packageType, cycle };
}

/** A charge that failed is tried at once with the new method, in the same way as on its day. */
export async function setMethod(call: Owner, methodId: number): Promise<Subscription> {
  const row = await call.db.transaction(async (tx) => {
    const live = await getLiveLocked(tx, call.user.id);
    if (!(await findUsableMethod(tx, call.user.id, methodId))) throw new AppError('not_found');
    return updateSubscription(tx, live.id, { methodId });
  });
  if (row.status === 'past_due') await chargeOne(call, row.id, 'asked');
  return getSubscription(call);
}
