import { AppError } from '#base/app-error.ts';
import { findOwner } from '#features/accounts/server/index.ts';
import { beginPayment, findDefaultMethod, findUsableMethod, runPayment } from '#features/payments/server/index.ts';
import { defaultLocale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import { end, upcomingChoice } from '../../lifecycle.ts';
import { nextEnd } from '../../periods.ts';
import { notifyEnded } from '../notify.ts';
import { getPackageOf, periodLine, upcomingPrice } from '../prices.ts';
import { claimSubscription, type SubscriptionRow, updateSubscription } from '../queries.ts';
import { saveChange } from '../save-change.ts';
import { applyFailure } from './failure.ts';

/** `asked`: by an owner who brought another card, on whatever day. */
type Why = 'due' | 'asked';

/** Charges for the coming period, or finds out what became of a charge that is under way: there are never two. */
export async function chargeOne(services: Services, id: number, why: Why): Promise<void> {
  const paymentId = await services.db.transaction((tx) => beginCharge(services, tx, id, why));
  if (paymentId !== undefined) await runPayment(services, paymentId);
}

async function beginCharge(services: Services, tx: Db, id: number, why: Why): Promise<number | undefined> {
  const now = services.clock.now();
  const row = await claimSubscription(tx, id);
  if (!row || !isToCharge(row, now, why)) return undefined;
  // One that was begun before is followed by the payments feature, which charges nothing by that.
  if ((await findOwner(tx, row.userId))?.suspendedAt) return undefined;
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

/** Undefined where the method cannot be charged any more. */
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

/** A method that was taken out of the wallet is followed by the one that its owner has put first. */
async function methodFor(tx: Db, { userId, methodId }: SubscriptionRow): Promise<number | undefined> {
  const method = methodId === null ? undefined : await findUsableMethod(tx, userId, methodId);
  return (method ?? (await findDefaultMethod(tx, userId)))?.id;
}
