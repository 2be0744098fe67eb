import type { PackageType } from './contract.ts';

/** What decides an owner's plan: all of it stands in one row, so that it can be asked at each request. */
export interface PlanFacts {
  readonly role: 'user' | 'admin';
  readonly trialEndsAt: Date | null;
  readonly paidPackage: string | null;
  readonly paidUntil: Date | null;
}

export interface PlanInForce {
  readonly packageType: PackageType;
  /** When it ends by itself; null where no end is known. */
  readonly until: Date | null;
}

const sizes: readonly string[] = ['basic', 'advanced', 'pro'] satisfies PackageType[];

/** The larger a package, the higher. */
export const packageRank = (packageType: PackageType): number => sizes.indexOf(packageType);

const isPackage = (name: string): name is PackageType => sizes.includes(name);

/** The better of the trial, which is pro, and what is paid for; of two that are as good, the one that lasts. */
export function planAt(facts: PlanFacts | undefined, now: Date): PlanInForce {
  if (facts?.role === 'admin') return { packageType: 'pro', until: null };
  const [best] = [trialOf(facts), paidOf(facts)]
    .filter((one) => one !== undefined)
    .filter(({ until }) => until > now)
    .sort(
      (one, two) =>
        packageRank(two.packageType) - packageRank(one.packageType) || two.until.getTime() - one.until.getTime(),
    );
  return best ?? { packageType: 'basic', until: null };
}

interface Ending extends PlanInForce {
  readonly until: Date;
}

const trialOf = (facts: PlanFacts | undefined): Ending | undefined =>
  facts?.trialEndsAt ? { packageType: 'pro', until: facts.trialEndsAt } : undefined;

const paidOf = (facts: PlanFacts | undefined): Ending | undefined =>
  facts?.paidUntil && facts.paidPackage && isPackage(facts.paidPackage)
    ? { packageType: facts.paidPackage, until: facts.paidUntil }
    : undefined;
