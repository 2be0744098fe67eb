import { effectivePlan, findPlanRow } from '#features/accounts/server/index.ts';
import { complimentaryPlanAt, type PlanInput, planStatusAt } from '#features/packages/plan.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Subscription } from '../contract.ts';
import type { PlanState } from '../domain.ts';
import { displayedEnd, runningAt, stateOf } from '../plan-status.ts';
import {
  accessUntil,
  nameOf,
  presentCancelling,
  presentComplimentary,
  presentNextCharge,
  presentPaid,
  presentScheduled,
} from './present.ts';
import { findLastEnded, findLive, type SubscriptionRow } from './queries.ts';
import type { Owner } from './save-change.ts';

type ComplimentaryPlan = NonNullable<ReturnType<typeof complimentaryPlanAt>> & { readonly isEffective: boolean };

interface PlanStatus {
  readonly state: PlanState;
  /** Set while the trial runs. */
  readonly trialEndsAt: Date | null;
  readonly complimentary: ComplimentaryPlan | null;
  readonly running: SubscriptionRow | undefined;
}

async function readPlanStatus(db: Db, userId: number, now: Date): Promise<PlanStatus> {
  const [planDetails, live, ended] = await Promise.all([
    findPlanRow(db, userId),
    findLive(db, userId),
    findLastEnded(db, userId),
  ]);
  const trialEndsAt = planDetails?.trialEndsAt && planDetails.trialEndsAt > now ? planDetails.trialEndsAt : null;
  const complimentary = complimentaryOf(planDetails, now);
  const isComplimentary = complimentary?.isEffective ?? false;
  const state = stateOf({ live, endedAt: ended?.endedAt ?? null, trialEndsAt, isComplimentary }, now);
  return { state, trialEndsAt, complimentary: complimentary, running: runningAt(live, now) };
}

function complimentaryOf(planDetails: PlanInput | undefined, now: Date): ComplimentaryPlan | null {
  const plan = complimentaryPlanAt(planDetails, now);
  return plan ? { ...plan, isEffective: planStatusAt(planDetails, now) === 'complimentary' } : null;
}

/** A summary of an owner's plan. */
export async function findPlanStatus(db: Db, userId: number, now: Date) {
  const { state, trialEndsAt, complimentary, running } = await readPlanStatus(db, userId, now);
  return { state, trialEndsAt, complimentary: complimentary, paidUntil: running ? displayedEnd(running) : null };
}

export async function getSubscription({ db, clock, user, visitor }: Owner): Promise<Subscription> {
  const now = clock.now();
  const [planStatus, plan] = await Promise.all([readPlanStatus(db, user.id, now), effectivePlan(db, user.id, now)]);
  const { running, state, trialEndsAt, complimentary } = planStatus;
  return {
    state,
    packageType: plan.packageType,
    packageName: await nameOf(db, plan.packageType, visitor.locale),
    accessUntil: accessUntil(plan, running)?.toISOString() ?? null,
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    complimentary: complimentary && (await presentComplimentary(db, complimentary, visitor.locale)),
    paid: running ? await presentPaid(db, running, visitor.locale) : null,
    nextCharge: running ? await presentNextCharge(db, running, visitor.locale) : null,
    scheduled: running ? await presentScheduled(db, running, visitor.locale) : null,
    cancelling: running ? await presentCancelling(db, running, now) : null,
    canResume: running?.status === 'cancelled',
  };
}
