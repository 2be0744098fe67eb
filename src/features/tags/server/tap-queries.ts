import { eq, sql } from 'drizzle-orm';
import { usersTable as users } from '#features/accounts/server/table.ts';
import { entitlementsByPackage } from '#features/packages/server/index.ts';
import { profilesTable as profiles } from '#features/profiles/server/table.ts';
import type { Db } from '#server-kit/db/database.ts';
import { tagsTable as tags } from './table.ts';

/** In the order in which a smaller plan keeps them. */
const ownProfiles = sql`(
  select json_agg(json_build_object('id', id, 'slug', slug, 'customSlug', custom_slug,
      'status', status, 'suspendedAt', suspended_at) order by is_primary desc, id)
  from ${profiles} where owner_id = ${users.id} and deleted_at is null)`;

/**
 * All that decides where a tag leads, as one text: most tags are as they were at the last tap, and a text that is the
 * same need not be read again.
 */
const details = sql<string>`json_build_object('state', ${tags.state}, 'ownerId', ${tags.ownerId},
  'profileId', ${tags.profileId}, 'scheduleProfileId', ${tags.scheduleProfileId}, 'scheduleUntil', ${tags.scheduleUntil},
  'role', ${users.role}, 'trialEndsAt', ${users.trialEndsAt}, 'paidPackage', ${users.paidPackage},
  'paidUntil', ${users.paidUntil}, 'complimentaryPackage', ${users.complimentaryPackage}, 'complimentaryUntil', ${users.complimentaryUntil},
  'isLeaving', coalesce(${users.deletesAt}, ${users.suspendedAt}) is not null, 'profiles', ${ownProfiles},
  'packages', ${entitlementsByPackage})::text`;

const prepared = (db: Db) =>
  db
    .select({ code: tags.code, details })
    .from(tags)
    .leftJoin(users, eq(users.id, tags.ownerId))
    .where(sql`${tags.code} = any(${sql.placeholder('codes')}::text[])`)
    .prepare('tap_facts');

const known = new WeakMap<Db, ReturnType<typeof prepared>>();

/** However many tags, one indexed read; planned once for each line to the database. */
export function readTapDetails(db: Db, codes: readonly string[]): Promise<{ code: string; details: string }[]> {
  const statement = known.get(db) ?? prepared(db);
  known.set(db, statement);
  return statement.execute({ codes });
}
