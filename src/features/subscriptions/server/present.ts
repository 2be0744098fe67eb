import type { EffectivePlan } from '#features/accounts/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Subscription } from '../contract.ts';
import { cancel, upcomingChoice } from '../lifecycle.ts';
import { paidUntilOf } from '../periods.ts';
import { displayedEnd } from '../plan-status.ts';
import { getPackageOf, upcomingPrice } from './prices.ts';
import type { SubscriptionRow } from './queries.ts';
import { refundOf } from './refund.ts';

export const nameOf = async (db: Db, packageType: EffectivePlan['packageType'], locale: Locale): Promise<string> =>
  (await getPackageOf(db, packageType)).texts[locale].name;

/** The grace days for a late charge are not displayed, since they are not guaranteed. */
export function accessUntil({ until }: EffectivePlan, running: SubscriptionRow | undefined): Date | null {
  const isPaid = running && until?.getTime() === paidUntilOf(running)?.getTime();
  return isPaid ? displayedEnd(running) : until;
}

interface ComplimentaryPlan {
  readonly packageType: EffectivePlan['packageType'];
  readonly until: Date;
  readonly isEffective: boolean;
}

export async function presentComplimentary(
  db: Db,
  { packageType, until, isEffective }: ComplimentaryPlan,
  locale: Locale,
): Promise<NonNullable<Subscription['complimentary']>> {
  return { packageType, packageName: await nameOf(db, packageType, locale), until: until.toISOString(), isEffective };
}

export async function presentPaid(db: Db, row: SubscriptionRow, locale: Locale): Promise<Subscription['paid']> {
  const { id, texts } = await getPackageOf(db, row.packageType);
  return {
    packageType: row.packageType,
    packageName: texts[locale].name,
    packageId: id,
    cycle: row.cycle,
    price: row.price,
    periodStart: row.periodStart.toISOString(),
    periodEnd: row.periodEnd.toISOString(),
    methodId: row.methodId,
  };
}

export async function presentNextCharge(
  db: Db,
  row: SubscriptionRow,
  locale: Locale,
): Promise<Subscription['nextCharge']> {
  if (!row.nextTryAt) return null;
  const { packageType, cycle } = upcomingChoice(row);
  const [amount, packageName] = [await upcomingPrice(db, row), await nameOf(db, packageType, locale)];
  return { at: row.nextTryAt.toISOString(), amount, packageName, cycle };
}

export async function presentScheduled(
  db: Db,
  row: SubscriptionRow,
  locale: Locale,
): Promise<Subscription['scheduled']> {
  if (!row.nextPackage) return null;
  const { packageType, cycle } = upcomingChoice(row);
  const [price, packageName] = [await upcomingPrice(db, row), await nameOf(db, packageType, locale)];
  return { packageType, packageName, cycle, price, at: row.periodEnd.toISOString() };
}

/** Uses the same calculation as cancelling, so that the displayed result is correct. */
export async function presentCancelling(db: Db, row: SubscriptionRow, now: Date): Promise<Subscription['cancelling']> {
  const { refund, fee, used } = await refundOf(db, row, now);
  const change = cancel(row, now, refund > 0);
  if (!change) return null;
  const endsAt = change.endedAt ?? row.periodEnd;
  return { endsAt: endsAt.toISOString(), refund, fee, used };
}
