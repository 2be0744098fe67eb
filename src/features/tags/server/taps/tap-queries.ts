import { sql } from 'drizzle-orm';
import { isOfflineOwner, ownerColumns, ownerOf } from '#features/accounts/server/index.ts';
import { entitlementsByPackage } from '#features/packages/server/index.ts';
import { ownProfilesJson } from '#features/profiles/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { tagsTable as tags } from '../table.ts';

/**
 * All data that decides where a tag leads, as one JSON text: most tags are unchanged since the last tap, and an
 * identical text need not be parsed again.
 */
const details = sql<string>`json_build_object('state', ${tags.state}, 'ownerId', ${tags.ownerId},
  'profileId', ${tags.profileId}, 'scheduleProfileId', ${tags.scheduleProfileId}, 'scheduleUntil', ${tags.scheduleUntil},
  'role', ${ownerColumns.role}, 'trialEndsAt', ${ownerColumns.trialEndsAt}, 'paidPackage', ${ownerColumns.paidPackage},
  'paidUntil', ${ownerColumns.paidUntil}, 'complimentaryPackage', ${ownerColumns.complimentaryPackage}, 'complimentaryUntil', ${ownerColumns.complimentaryUntil},
  'isLeaving', ${isOfflineOwner}, 'profiles', ${ownProfilesJson(ownerColumns.id)},
  'packages', ${entitlementsByPackage})::text`;

const prepared = (db: Db) =>
  db
    .select({ code: tags.code, details })
    .from(tags)
    .leftJoin(...ownerOf(tags.ownerId))
    .where(sql`${tags.code} = any(${sql.placeholder('codes')}::text[])`)
    .prepare('tap_facts');

const known = new WeakMap<Db, ReturnType<typeof prepared>>();

/** One indexed read for any number of tags; prepared once per database connection. */
export function readTapDetails(db: Db, codes: readonly string[]): Promise<{ code: string; details: string }[]> {
  const statement = known.get(db) ?? prepared(db);
  known.set(db, statement);
  return statement.execute({ codes });
}
