import { adminPageSize } from '#base/admin-list.ts';
import { packageType } from '#features/packages/contract.ts';
import { planAt } from '#features/packages/plan.ts';
import { listExceedingProfiles } from '#features/profiles/server/index.ts';
import { runningAt } from '#features/subscriptions/plan-status.ts';
import { listLiveOf, type SubscriptionRow } from '#features/subscriptions/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { EffectTotals, OwnerEffect } from '../contract.ts';
import {
  type ComplimentaryPlan,
  type Effect,
  effectOn,
  type OwnerPlanStatus,
  type SubscriptionPlanStatus,
} from '../effect.ts';
import { addTotals, allowedMore, zeroTotals } from '../totals.ts';
import { countFree, listChosen, listOwners, type OwnerRow } from './owner-queries.ts';
import { loadMigrationContext, type MigrationContext, type MigrationRequest, refuseWrong } from './start.ts';

const nobody: OwnerPlanStatus = {
  isDeleted: true,
  isSuspended: false,
  isFree: false,
  subscription: null,
  complimentary: null,
};

/** Builds an owner's plan status from the rows. */
export function planStatusOf(
  owner: OwnerRow | undefined,
  live: SubscriptionRow | undefined,
  now: Date,
): OwnerPlanStatus {
  if (!owner || owner.deletesAt || owner.demoEndsAt) return nobody;
  const subscription = subscriptionOf(runningAt(live, now));
  return {
    isDeleted: false,
    isSuspended: owner.suspendedAt !== null,
    isFree: !subscription && planAt(owner, now).packageType === 'basic',
    subscription,
    complimentary: complimentaryPlanOf(owner, now),
  };
}

function subscriptionOf(row: SubscriptionRow | undefined): SubscriptionPlanStatus | null {
  if (!row) return null;
  const { status, paymentId } = row;
  return { ...row, isEnding: status === 'cancelled', isBusy: paymentId !== null || status === 'past_due' };
}

function complimentaryPlanOf(
  { complimentaryPackage, complimentaryUntil }: OwnerRow,
  now: Date,
): ComplimentaryPlan | null {
  const parsed = packageType.safeParse(complimentaryPackage);
  return parsed.success && complimentaryUntil && complimentaryUntil > now
    ? { packageType: parsed.data, until: complimentaryUntil }
    : null;
}

interface EffectRequest extends MigrationRequest {
  readonly ids?: string | undefined;
}

type Reader = Pick<Services, 'db' | 'clock'>;

const idsOf = ({ ids }: EffectRequest): number[] | undefined => ids?.split(',').map(Number);

/** Effect of a migration on each owner. */
export async function listEffects(
  { db, clock }: Reader,
  { after, q, ...request }: EffectRequest & { readonly after?: string | undefined; readonly q?: string | undefined },
) {
  const now = clock.now();
  refuseWrong(request, now, { until: 'until' });
  const context = await loadMigrationContext(db, request, now);
  const chosen = { source: request.source, userIds: idsOf(request) };
  const { rows, next } = await listOwners(db, chosen, now, { after, q, size: adminPageSize });
  const effects = await effectsOn(db, rows, context, now);
  return { rows: effects.map((one) => presentEffect(one, context)), next };
}

interface OwnerAndEffect extends Effect {
  readonly owner: OwnerRow;
  readonly expiring: readonly { readonly id: number; readonly name: string }[];
}

async function effectsOn(
  db: Db,
  owners: readonly OwnerRow[],
  context: MigrationContext,
  now: Date,
): Promise<OwnerAndEffect[]> {
  const ids = owners.map(({ id }) => id);
  const { source, target } = context.entitlements;
  const live = new Map((await listLiveOf(db, ids)).map((row) => [row.userId, row]));
  const beyond = Map.groupBy(
    await listExceedingProfiles(db, ids, { more: source.profiles, fewer: target.profiles }),
    ({ ownerId }) => ownerId,
  );
  return owners.map((owner) => {
    const effect = effectOn(planStatusOf(owner, live.get(owner.id), now), context.terms);
    return { ...effect, owner, expiring: effect.skip ? [] : (beyond.get(owner.id) ?? []) };
  });
}

function presentEffect(
  { owner, before, after, skip, expiring }: OwnerAndEffect,
  context: MigrationContext,
): OwnerEffect {
  const { source, target } = context.entitlements;
  return {
    userId: owner.id,
    name: owner.name,
    email: owner.email,
    before,
    after,
    skip,
    lost: skip ? [] : allowedMore(source, target),
    gained: skip ? [] : allowedMore(target, source),
    expiring: expiring.map(({ id, name }) => ({ id, name })),
  };
}

const batch = 2_000;

/** Totals of the effects over all owners, some thousands at a time. */
export async function getEffectTotals({ db, clock }: Reader, request: EffectRequest): Promise<EffectTotals> {
  const now = clock.now();
  refuseWrong(request, now, { until: 'until' });
  const context = await loadMigrationContext(db, request, now);
  const { source, target } = context.entitlements;
  const hasLoss = allowedMore(source, target).length > 0;
  const userIds = idsOf(request);
  // All of these owners are affected alike and are the majority, so counting them suffices.
  if (request.source === 'basic' && !userIds && !hasLoss) return { ...zeroTotals, ...(await countFree(db, now)) };
  const ids = userIds ?? (await listChosen(db, { source: request.source }, now));
  let totals = zeroTotals;
  for (let from = 0; from < ids.length; from += batch) {
    const chosen = { source: request.source, userIds: ids.slice(from, from + batch) };
    const { rows } = await listOwners(db, chosen, now, { size: batch });
    const effects = await effectsOn(db, rows, context, now);
    const counted = effects.map((one) => ({ ...one, expiring: one.expiring.length }));
    totals = addTotals(totals, counted, { terms: context.terms, hasLoss });
  }
  return totals;
}
