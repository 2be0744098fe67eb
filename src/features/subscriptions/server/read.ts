import { findPlanFacts } from '#features/accounts/server/index.ts';
import { packageInForce } from '#features/packages/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Subscription } from '../contract.ts';
import type { PlanState } from '../domain.ts';
import { runningAt, stateOf, toldEnd } from '../standing.ts';
import type { Owner } from './own.ts';
import { accessUntil, nameOf, presentCancelling, presentNextCharge, presentPaid, presentScheduled } from './present.ts';
import { findLastEnded, findLive, type SubscriptionRow } from './queries.ts';

interface Standing {
  readonly state: PlanState;
  /** While it runs. */
  readonly trialEndsAt: Date | null;
  readonly running: SubscriptionRow | undefined;
}

async function readStanding(db: Db, userId: number, now: Date): Promise<Standing> {
  const [facts, live, ended] = await Promise.all([
    findPlanFacts(db, userId),
    findLive(db, userId),
    findLastEnded(db, userId),
  ]);
  const trialEndsAt = facts?.trialEndsAt && facts.trialEndsAt > now ? facts.trialEndsAt : null;
  const state = stateOf({ live, endedAt: ended?.endedAt ?? null, trialEndsAt }, now);
  return { state, trialEndsAt, running: runningAt(live, now) };
}

/** How an owner's plan stands, in short. */
export async function findStanding(db: Db, userId: number, now: Date) {
  const { state, trialEndsAt, running } = await readStanding(db, userId, now);
  return { state, trialEndsAt, paidUntil: running ? toldEnd(running) : null };
}

export async function getSubscription({ db, clock, user, visitor }: Owner): Promise<Subscription> {
  const now = clock.now();
  const [standing, plan] = await Promise.all([readStanding(db, user.id, now), packageInForce(db, user.id, now)]);
  const { running, state, trialEndsAt } = standing;
  return {
    state,
    packageType: plan.packageType,
    packageName: await nameOf(db, plan.packageType, visitor.locale),
    accessUntil: accessUntil(plan, running)?.toISOString() ?? null,
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    paid: running ? await presentPaid(db, running, visitor.locale) : null,
    nextCharge: running ? await presentNextCharge(db, running, visitor.locale) : null,
    scheduled: running ? await presentScheduled(db, running, visitor.locale) : null,
    cancelling: running ? await presentCancelling(db, running, now) : null,
    canResume: running?.status === 'cancelled',
  };
}
