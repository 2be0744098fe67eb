import type { Db } from '#server-kit/db/database.ts';
import { paidUntilOf } from '../../lifecycle.ts';
import { listUnpaidPlans, listWithOwners } from './check-queries.ts';

const batch = 1_000;

/** The plan stored with an owner must follow from their subscription and nothing else. */
export async function findPlanErrors(db: Db): Promise<string[]> {
  const errors = (await listUnpaidPlans(db)).map(({ userId }) => `owner ${userId} has a plan that nobody pays for`);
  for (let after = 0; ; ) {
    const found = await listWithOwners(db, after, batch);
    for (const { subscription, paidPackage, paidUntil } of found) {
      const isSame = paidUntil?.getTime() === paidUntilOf(subscription)?.getTime();
      if (!isSame || paidPackage !== subscription.packageType)
        errors.push(`the plan of owner ${subscription.userId} is not that of subscription ${subscription.id}`);
    }
    const last = found.at(-1);
    if (!last) return errors;
    after = last.subscription.id;
  }
}
