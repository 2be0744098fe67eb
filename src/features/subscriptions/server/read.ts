import { effectivePlan, findPlanFacts } from '#features/accounts/server/index.ts';
import { giftAt, type PlanFacts, planStatusAt } from '#features/packages/plan.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Subscription } from '../contract.ts';
import type { PlanState } from '../domain.ts';
import { runningAt, stateOf, toldEnd } from '../plan-status.ts';
import type { Owner } from './own.ts';
import {
  accessUntil,
  nameOf,
  presentCancelling,
  presentGift,
  presentNextCharge,
  presentPaid,
  presentScheduled,
} from './present.ts';
import { findLastEnded, findLive, type SubscriptionRow } from './queries.ts';

type Gift = NonNullable<ReturnType<typeof giftAt>> & { readonly isInForce: boolean };

interface PlanStatus {
  readonly state: PlanState;
  /** While it runs. */
  readonly trialEndsAt: Date | null;
  readonly given: Gift | null;
  readonly running: SubscriptionRow | undefined;
}

async function readPlanStatus(db: Db, userId: number, now: Date): Promise<PlanStatus> {
  const [facts, live, ended] = await Promise.all([
    findPlanFacts(db, userId),
    findLive(db, userId),
    findLastEnded(db, userId),
  ]);
  const trialEndsAt = facts?.trialEndsAt && facts.trialEndsAt > now ? facts.trialEndsAt : null;
  const given = giftOf(facts, now);
  const isGiven = given?.isInForce ?? false;
  const state = stateOf({ live, endedAt: ended?.endedAt ?? null, trialEndsAt, isGiven }, now);
  return { state, trialEndsAt, given, running: runningAt(live, now) };
}

function giftOf(facts: PlanFacts | undefined, now: Date): Gift | null {
  const gift = giftAt(facts, now);
  return gift ? { ...gift, isInForce: planStatusAt(facts, now) === 'given' } : null;
}

/** How an owner's plan stands, in short. */
export async function findPlanStatus(db: Db, userId: number, now: Date) {
  const { state, trialEndsAt, given, running } = await readPlanStatus(db, userId, now);
  return { state, trialEndsAt, given, paidUntil: running ? toldEnd(running) : null };
}

export async function getSubscription({ db, clock, user, visitor }: Owner): Promise<Subscription> {
  const now = clock.now();
  const [planStatus, plan] = await Promise.all([readPlanStatus(db, user.id, now), effectivePlan(db, user.id, now)]);
  const { running, state, trialEndsAt, given } = planStatus;
  return {
    state,
    packageType: plan.packageType,
    packageName: await nameOf(db, plan.packageType, visitor.locale),
    accessUntil: accessUntil(plan, running)?.toISOString() ?? null,
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    given: given && (await presentGift(db, given, visitor.locale)),
    paid: running ? await presentPaid(db, running, visitor.locale) : null,
    nextCharge: running ? await presentNextCharge(db, running, visitor.locale) : null,
    scheduled: running ? await presentScheduled(db, running, visitor.locale) : null,
    cancelling: running ? await presentCancelling(db, running, now) : null,
    canResume: running?.status === 'cancelled',
  };
}
