import type { Entitlements, PackageType } from '#features/packages/contract.ts';
import { type CurrentPlan, type PlanInput, planAt } from '#features/packages/plan.ts';
import { findEntitlements, seedEntitlements } from '#features/packages/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { findPlanRow, listPlanRows } from './queries.ts';

export interface EffectivePlan extends CurrentPlan {
  /** The account waits for its deletion: visitors see nothing of it. */
  readonly isLeaving: boolean;
  readonly entitlements: Entitlements;
}

/** The owner's current entitlements, computed per request, so that the end of a trial or paid period needs no job. */
export async function effectivePlan(db: Db, userId: number, now: Date): Promise<EffectivePlan> {
  const row = await findPlanRow(db, userId);
  const { packageType, until } = planAt(row, now);
  const entitlements = (await findEntitlements(db, packageType)) ?? seedEntitlements[packageType];
  return { packageType, entitlements, until, isLeaving: Boolean(row?.deletesAt) };
}

/** The same for many owners in one query. */
export async function effectiveEntitlements(
  db: Db,
  userIds: readonly number[],
  now: Date,
): Promise<Map<number, Entitlements>> {
  const planInputs = await listPlanRows(db, userIds);
  const types = [...new Set(planInputs.map((one) => planAt(one, now).packageType))];
  const found = new Map<PackageType, Entitlements>();
  for (const type of types) found.set(type, (await findEntitlements(db, type)) ?? seedEntitlements[type]);
  const entitlementsAt = (one: PlanInput) => found.get(planAt(one, now).packageType) ?? seedEntitlements.basic;
  return new Map(planInputs.map((one) => [one.id, entitlementsAt(one)]));
}

/** Entitlements of the largest plan: beyond these, no upgrade would help. */
export const maxEntitlements = async (db: Db): Promise<Entitlements> =>
  (await findEntitlements(db, 'pro')) ?? seedEntitlements.pro;
