import { findPlanFacts, listPlanFacts } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Allowances, PackageType } from '../contract.ts';
import { type PlanFacts, type PlanInForce, planAt } from '../plan.ts';
import { findAllowances } from './queries.ts';
import { seedAllowances } from './seeds.ts';

export interface PackageInForce extends PlanInForce {
  readonly allowances: Allowances;
}

/** What an owner may do right now. Asked at each request, so that the end of a trial or of a paid time needs no job. */
export async function packageInForce(db: Db, userId: number, now: Date): Promise<PackageInForce> {
  const { packageType, until } = planAt(await findPlanFacts(db, userId), now);
  const allowances = (await findAllowances(db, packageType)) ?? seedAllowances[packageType];
  return { packageType, allowances, until };
}

/** The same for many owners at once. */
export async function allowancesInForce(
  db: Db,
  userIds: readonly number[],
  now: Date,
): Promise<Map<number, Allowances>> {
  const facts = await listPlanFacts(db, userIds);
  const types = [...new Set(facts.map((one) => planAt(one, now).packageType))];
  const found = new Map<PackageType, Allowances>();
  for (const type of types) found.set(type, (await findAllowances(db, type)) ?? seedAllowances[type]);
  const allowancesAt = (one: PlanFacts) => found.get(planAt(one, now).packageType) ?? seedAllowances.basic;
  return new Map(facts.map((one) => [one.id, allowancesAt(one)]));
}

/** What the largest package allows: beyond it no upgrade would help. */
export const mostAllowed = async (db: Db): Promise<Allowances> =>
  (await findAllowances(db, 'pro')) ?? seedAllowances.pro;
