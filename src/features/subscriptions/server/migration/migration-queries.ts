import { and, ne, type SQL, sql } from 'drizzle-orm';
import type { PackageType } from '#features/packages/contract.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { SubscriptionRow } from '../queries.ts';
import { subscriptionsTable as subscriptions } from '../table.ts';

const isLive = ne(subscriptions.status, 'expired');

/** What each of some owners has, asked all at once. */
export const listLiveOf = (db: Db, userIds: readonly number[]): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(and(sql`${subscriptions.userId} = any(${sql.param(userIds)}::int[])`, isLive));

/** Numbers of the owners who have a package, or for whom it takes over: a part of other statements. */
export const ownersWith = (packageType: PackageType): SQL => sql`(
  select ${subscriptions.userId} from ${subscriptions} where ${isLive}
    and (${subscriptions.packageType} = ${packageType} or ${subscriptions.nextPackage} = ${packageType}))`;
