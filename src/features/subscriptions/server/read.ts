import { isolatedMoney } from '#base/money.ts';
import { pick } from '#base/pick.ts';
import {
  type DeletionEffectCall,
  type EffectivePlan,
  type ExportSection,
  effectivePlan,
  findOwner,
  findPlanRow,
} from '#features/accounts/server/index.ts';
import { complimentaryPlanAt, type PlanInput, planAt, planStatusAt } from '#features/packages/plan.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Identity } from '#server-kit/http/route.ts';
import { type FreePlans, startOf, startsAfter } from '../changes.ts';
import type { Subscription } from '../contract.ts';
import { cancel, paidUntilOf, upcomingChoice } from '../lifecycle.ts';
import { displayedEnd, runningAt, stateOf } from '../plan-status.ts';
import { subscriptionsTexts } from '../texts.ts';
import { findDemoSubscription } from './demo.ts';
import { findLastEnded, findLive, listEvents, listLiveOf, listOwned, type SubscriptionRow } from './queries.ts';
import { getPackageOf, refundOf, upcomingPrice } from './quote.ts';
import type { Owner } from './save-change.ts';

type Reader = Pick<Identity, 'id'> & Partial<Pick<Identity, 'isDemo'>>;

async function readPlanStatus(db: Db, { id: userId, isDemo }: Reader, now: Date) {
  const [planDetails, live, ended] = await Promise.all([
    findPlanRow(db, userId),
    isDemo ? findDemoSubscription(db, userId) : findLive(db, userId),
    findLastEnded(db, userId),
  ]);
  const isStaff = planDetails?.role === 'admin';
  const trialEndsAt =
    !isStaff && planDetails?.trialEndsAt && planDetails.trialEndsAt > now ? planDetails.trialEndsAt : null;
  const complimentary = complimentaryOf(planDetails, now);
  const isComplimentary = complimentary?.isEffective ?? false;
  const state = stateOf({ isStaff, live, endedAt: ended?.endedAt ?? null, trialEndsAt, isComplimentary }, now);
  const running = runningAt(live, now);
  return { state, trialEndsAt, ...startIn(running, isStaff ? undefined : planDetails, now), complimentary, running };
}

/** The start, if still to come, of the paid period, or of one that is bought now: the date that every screen shows. */
function startIn(running: SubscriptionRow | undefined, planDetails: PlanInput | undefined, now: Date) {
  const inForce = planAt(planDetails, now).packageType;
  const start = running?.periodStart ?? startOf(planDetails, inForce, now);
  return { startsAt: start > now ? start : null, startsAfter: startsAfter(start, planDetails, now) };
}

function complimentaryOf(planDetails: PlanInput | undefined, now: Date) {
  const plan = complimentaryPlanAt(planDetails, now);
  return plan ? { ...plan, isEffective: planStatusAt(planDetails, now) === 'complimentary' } : null;
}

/** A summary of an owner's plan. */
export async function findPlanStatus(db: Db, user: Reader, now: Date) {
  const { running, ...status } = await readPlanStatus(db, user, now);
  return { ...status, paidUntil: running ? displayedEnd(running) : null };
}

interface PlanOwner extends FreePlans {
  readonly id: number;
}

/** The same for many users, as admins see it. */
export async function readPaidPeriods(db: Db, owners: readonly PlanOwner[], now: Date) {
  const ids = owners.map(({ id }) => id);
  const running = (await listLiveOf(db, ids)).flatMap((live) => runningAt(live, now) ?? []);
  return new Map(
    running.map((row) => [
      row.userId,
      paidPeriodOf(
        row,
        owners.find(({ id }) => id === row.userId),
        now,
      ),
    ]),
  );
}

const paidPeriodOf = (row: SubscriptionRow, free: FreePlans | undefined, now: Date) => ({
  from: row.periodStart > now ? row.periodStart : null,
  after: startsAfter(row.periodStart, free, now),
  until: displayedEnd(row),
  isRenewed: row.status !== 'cancelled',
});

export async function getSubscription({ db, clock, user, visitor: { locale } }: Owner): Promise<Subscription> {
  const now = clock.now();
  const [planStatus, plan, owner] = await Promise.all([
    readPlanStatus(db, user, now),
    effectivePlan(db, user.id, now),
    findOwner(db, user.id),
  ]);
  const { running, state, trialEndsAt, startsAt, startsAfter: after, complimentary } = planStatus;
  const isLeaving = Boolean(owner?.deletesAt);
  return {
    state: running && isLeaving ? 'cancelled' : state,
    packageType: plan.packageType,
    packageName: await nameOf(db, plan.packageType, locale),
    accessUntil: accessUntil(plan, running)?.toISOString() ?? null,
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    startsAt: startsAt?.toISOString() ?? null,
    startsAfter: after,
    complimentary: complimentary && {
      ...complimentary,
      packageName: await nameOf(db, complimentary.packageType, locale),
      until: complimentary.until.toISOString(),
    },
    paid: running ? await presentPaid(db, running, locale) : null,
    nextCharge: running && !isLeaving ? await presentNextCharge(db, running, locale) : null,
    scheduled: running && !isLeaving ? await presentScheduled(db, running, locale) : null,
    cancelling: running ? await presentCancelling(db, running, now, isLeaving) : null,
    canResume: running?.status === 'cancelled' && !isLeaving,
    accountDeletesAt: owner?.deletesAt?.toISOString() ?? null,
  };
}

const nameOf = async (db: Db, packageType: EffectivePlan['packageType'], locale: Locale): Promise<string> =>
  (await getPackageOf(db, packageType)).texts[locale].name;

/** The grace days for a late charge are not displayed, since they are not guaranteed. */
function accessUntil({ until }: EffectivePlan, running: SubscriptionRow | undefined): Date | null {
  const isPaid = running && until?.getTime() === paidUntilOf(running)?.getTime();
  return isPaid ? displayedEnd(running) : until;
}

async function presentPaid(db: Db, row: SubscriptionRow, locale: Locale): Promise<Subscription['paid']> {
  const { id, texts } = await getPackageOf(db, row.packageType);
  return {
    ...pick(row, 'packageType', 'cycle', 'price', 'methodId'),
    packageName: texts[locale].name,
    packageId: id,
    periodStart: row.periodStart.toISOString(),
    periodEnd: row.periodEnd.toISOString(),
  };
}

async function presentNextCharge(db: Db, row: SubscriptionRow, locale: Locale): Promise<Subscription['nextCharge']> {
  if (!row.nextTryAt) return null;
  const { packageType, cycle } = upcomingChoice(row);
  const [amount, packageName] = [await upcomingPrice(db, row), await nameOf(db, packageType, locale)];
  return { at: row.nextTryAt.toISOString(), amount, packageName, cycle };
}

async function presentScheduled(db: Db, row: SubscriptionRow, locale: Locale): Promise<Subscription['scheduled']> {
  if (!row.nextPackage) return null;
  const { packageType, cycle } = upcomingChoice(row);
  const [price, packageName] = [await upcomingPrice(db, row), await nameOf(db, packageType, locale)];
  return { packageType, packageName, cycle, price, at: row.periodEnd.toISOString() };
}

/**
 * Uses the same calculation as cancelling, so that the displayed result is correct. An owner who is leaving has only
 * a refund to gain from it, since nothing renews anyway.
 */
async function presentCancelling(
  db: Db,
  row: SubscriptionRow,
  now: Date,
  isLeaving: boolean,
): Promise<Subscription['cancelling']> {
  const { refund, fee, used } = await refundOf(db, row, now);
  const change = cancel(row, now, refund > 0);
  if (!change || (isLeaving && refund === 0)) return null;
  const endsAt = change.endedAt ?? row.periodEnd;
  return { endsAt: endsAt.toISOString(), refund, fee, used };
}

/** Told to an owner who is about to delete the account: only a running subscription has something to lose. */
export async function presentDeletionEffect({ db, clock, user, visitor: { locale } }: DeletionEffectCall) {
  const now = clock.now();
  const running = runningAt(await findLive(db, user.id), now);
  if (!running) return undefined;
  const t = translator(subscriptionsTexts, locale);
  const { refund } = await refundOf(db, running, now);
  const link = { path: '/wallet', text: t('subscriptions.deletion.wallet') };
  if (refund === 0) return { text: t('subscriptions.deletion.text'), link: null };
  return { text: t('subscriptions.deletion.refundable', { amount: isolatedMoney(refund) }), link };
}

/** Lists fields explicitly, so that a new column is never exported by accident. */
const presentForExport = async (db: Db, row: SubscriptionRow) => ({
  ...pick(row, 'id', 'packageType', 'cycle', 'status', 'price', 'periodStart', 'periodEnd', 'nextPackage', 'nextCycle'),
  ...pick(row, 'nextPrice', 'consent', 'startedAt', 'cancelledAt', 'endedAt'),
  history: (await listEvents(db, row.id)).map(({ kind, data, at }) => ({ kind, data, at })),
});

export const subscriptionsExport: ExportSection = {
  name: 'subscriptions',
  read: async (db, userId) => Promise.all((await listOwned(db, userId)).map((row) => presentForExport(db, row))),
};
