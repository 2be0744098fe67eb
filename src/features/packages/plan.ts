import type { PackageType } from './contract.ts';

/** How long everybody has the largest package for nothing, from their registration on. */
export const trialDays = 14;

/** What decides an owner's plan: all of it stands in one row, so that it can be asked at each request. */
export interface PlanFacts {
  readonly role: 'user' | 'admin';
  readonly trialEndsAt: Date | null;
  readonly paidPackage: string | null;
  readonly paidUntil: Date | null;
  /** A present of the house's. */
  readonly givenPackage: string | null;
  readonly givenUntil: Date | null;
}

export interface CurrentPlan {
  readonly packageType: PackageType;
  /** When it ends by itself; null where no end is known. */
  readonly until: Date | null;
}

/** Where a package comes from. */
export type PlanStatus = 'trial' | 'paying' | 'given' | 'free';

const sizes: readonly string[] = ['basic', 'advanced', 'pro'] satisfies PackageType[];

/** The larger a package, the higher. */
export const packageRank = (packageType: PackageType): number => sizes.indexOf(packageType);

const isPackage = (name: string): name is PackageType => sizes.includes(name);

export function planAt(facts: PlanFacts | undefined, now: Date): CurrentPlan {
  if (facts?.role === 'admin') return { packageType: 'pro', until: null };
  const best = bestAt(facts, now);
  return best ? { packageType: best.packageType, until: best.until } : { packageType: 'basic', until: null };
}

/** What the effective plan comes from, an admin's own aside. */
export const planStatusAt = (facts: PlanFacts | undefined, now: Date): PlanStatus => bestAt(facts, now)?.by ?? 'free';

/** What the house has given, while it lasts. An admin has everything without it. */
export function giftAt(facts: PlanFacts | undefined, now: Date): (CurrentPlan & { readonly until: Date }) | undefined {
  const given = facts?.role === 'admin' ? undefined : givenOf(facts);
  return given && given.until > now ? { packageType: given.packageType, until: given.until } : undefined;
}

/** The best of the trial, which is pro, of what is paid for and of what was given; of those as good, the one that lasts. */
function bestAt(facts: PlanFacts | undefined, now: Date): Ending | undefined {
  return [paidOf(facts), givenOf(facts), trialOf(facts)]
    .filter((one) => one !== undefined)
    .filter(({ until }) => until > now)
    .sort(
      (one, two) =>
        packageRank(two.packageType) - packageRank(one.packageType) || two.until.getTime() - one.until.getTime(),
    )[0];
}

interface Ending extends CurrentPlan {
  readonly until: Date;
  readonly by: Exclude<PlanStatus, 'free'>;
}

const trialOf = (facts: PlanFacts | undefined): Ending | undefined =>
  facts?.trialEndsAt ? { packageType: 'pro', until: facts.trialEndsAt, by: 'trial' } : undefined;

const paidOf = (facts: PlanFacts | undefined): Ending | undefined =>
  facts?.paidUntil && facts.paidPackage && isPackage(facts.paidPackage)
    ? { packageType: facts.paidPackage, until: facts.paidUntil, by: 'paying' }
    : undefined;

const givenOf = (facts: PlanFacts | undefined): Ending | undefined =>
  facts?.givenUntil && facts.givenPackage && isPackage(facts.givenPackage)
    ? { packageType: facts.givenPackage, until: facts.givenUntil, by: 'given' }
    : undefined;
