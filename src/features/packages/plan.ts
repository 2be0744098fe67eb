import type { PackageType } from './contract.ts';

/** Length of the free trial of the largest plan, from registration. */
export const trialDays = 14;

/** Data that determines an owner's plan. All of it is in one row, so that it can be read on each request. */
export interface PlanInput {
  readonly role: 'user' | 'admin';
  readonly trialEndsAt: Date | null;
  readonly paidPackage: string | null;
  readonly paidUntil: Date | null;
  /** Complimentary plan. */
  readonly complimentaryPackage: string | null;
  readonly complimentaryUntil: Date | null;
}

export interface CurrentPlan {
  readonly packageType: PackageType;
  /** When it ends automatically; null if no end is known. */
  readonly until: Date | null;
}

/** Basis of a plan. */
export type PlanStatus = 'trial' | 'paying' | 'complimentary' | 'free';

const sizes: readonly string[] = ['basic', 'advanced', 'pro'] satisfies PackageType[];

/** Higher for larger plans. */
export const packageRank = (packageType: PackageType): number => sizes.indexOf(packageType);

const isPackage = (name: string): name is PackageType => sizes.includes(name);

export function planAt(input: PlanInput | undefined, now: Date): CurrentPlan {
  if (input?.role === 'admin') return { packageType: 'pro', until: null };
  const best = bestAt(input, now);
  return best ? { packageType: best.packageType, until: best.until } : { packageType: 'basic', until: null };
}

/** Basis of the effective plan, ignoring the admin role. */
export const planStatusAt = (input: PlanInput | undefined, now: Date): PlanStatus => bestAt(input, now)?.by ?? 'free';

/** The complimentary plan, while it lasts. An admin has all entitlements without it. */
export function complimentaryPlanAt(
  input: PlanInput | undefined,
  now: Date,
): (CurrentPlan & { readonly until: Date }) | undefined {
  const complimentary = input?.role === 'admin' ? undefined : complimentaryOf(input);
  return complimentary && complimentary.until > now
    ? { packageType: complimentary.packageType, until: complimentary.until }
    : undefined;
}

/** The best of the trial (pro), the paid plan and the complimentary plan; among equals, the one that lasts longest. */
function bestAt(input: PlanInput | undefined, now: Date): PlanSource | undefined {
  return [
    sourceOf('paying', input?.paidPackage, input?.paidUntil),
    complimentaryOf(input),
    sourceOf('trial', 'pro', input?.trialEndsAt),
  ]
    .filter((one) => one !== undefined)
    .filter(({ until }) => until > now)
    .sort(
      (one, two) =>
        packageRank(two.packageType) - packageRank(one.packageType) || two.until.getTime() - one.until.getTime(),
    )[0];
}

interface PlanSource extends CurrentPlan {
  readonly until: Date;
  readonly by: Exclude<PlanStatus, 'free'>;
}

const sourceOf = (by: PlanSource['by'], name: string | null | undefined, until: Date | null | undefined) =>
  name && until && isPackage(name) ? { packageType: name, until, by } : undefined;

const complimentaryOf = (input: PlanInput | undefined): PlanSource | undefined =>
  sourceOf('complimentary', input?.complimentaryPackage, input?.complimentaryUntil);
