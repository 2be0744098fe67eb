import { and, eq, gt, inArray, lte, not, type SQL, sql } from 'drizzle-orm';
import { addDays, startOfDay } from '#base/israel-time.ts';
import {
  canGetMail,
  effectivePackageIn,
  isActiveOwner,
  isRealOwner,
  ownerColumns,
  planStatusIn,
  selectOwners,
} from '#features/accounts/server/index.ts';
import { hasPublishedProfile } from '#features/profiles/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { BroadcastAudience } from '../../broadcast.ts';
import { mailChoicesTable as choices } from '../table.ts';

const planStatuses = {
  trial: (now: Date) => sql`${planStatusIn(now)} = 'trial'`,
  paying: (now: Date) => sql`${planStatusIn(now)} = 'paying'`,
  free: (now: Date) => sql`${planStatusIn(now)} in ('free', 'complimentary')`,
} as const;

const hasProfile = hasPublishedProfile(ownerColumns.id);

/** Nobody's copies, nobody who is suspended or leaving, and nobody who came after the word was given. */
const canBeNotified = (at: Date) => and(isRealOwner, isActiveOwner, lte(ownerColumns.createdAt, at));

function fits(audience: BroadcastAudience, at: Date): SQL | undefined {
  const { packages, planStatus, language, registeredFrom, registeredTo, userIds } = audience;
  return and(
    canBeNotified(at),
    packages?.length ? inArray(effectivePackageIn(at), packages) : undefined,
    planStatus && planStatuses[planStatus](at),
    language && eq(ownerColumns.language, language),
    audience.hasProfile === undefined ? undefined : audience.hasProfile ? hasProfile : not(hasProfile),
    registeredFrom ? sql`${ownerColumns.createdAt} >= ${startOfDay(registeredFrom).toISOString()}` : undefined,
    registeredTo ? sql`${ownerColumns.createdAt} < ${startOfDay(addDays(registeredTo, 1)).toISOString()}` : undefined,
    userIds ? sql`${ownerColumns.id} = any(${sql.param(userIds)}::int[])` : undefined,
  );
}

/** Those who asked for mails of this kind and can get one. */
const wantsMail = sql<boolean>`(${and(
  sql`exists (select from ${choices} where ${choices.userId} = ${ownerColumns.id}
    and ${choices.kind} = 'broadcast' and ${choices.isOn})`,
  canGetMail,
)})`;

export async function countAudience(
  db: Db,
  audience: BroadcastAudience,
  at: Date,
): Promise<{ owners: number; mails: number }> {
  const [row] = await selectOwners(db, {
    owners: sql<number>`count(*)::int`,
    mails: sql<number>`(count(*) filter (where ${wantsMail}))::int`,
  }).where(fits(audience, at));
  return row ?? { owners: 0, mails: 0 };
}

export interface Recipient {
  readonly id: number;
  readonly language: Locale;
  readonly wantsMail: boolean;
}

/** The next of them in the order of their numbers. */
export const listAudience = (
  db: Db,
  audience: BroadcastAudience,
  at: Date,
  after: number,
  limit: number,
): Promise<Recipient[]> =>
  selectOwners(db, { id: ownerColumns.id, language: ownerColumns.language, wantsMail })
    .where(and(fits(audience, at), gt(ownerColumns.id, after)))
    .orderBy(ownerColumns.id)
    .limit(limit);
