import { and, eq, gt, inArray, isNull, lte, ne, not, notLike, type SQL, sql } from 'drizzle-orm';
import { addDays, startOfDay } from '#base/israel-time.ts';
import { demoEmail, emailKey } from '#features/accounts/domain.ts';
import { usersTable as users } from '#features/accounts/server/table.ts';
import { profilesTable as profiles } from '#features/profiles/server/table.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { BroadcastAudience } from '../broadcast.ts';
import { mailChoicesTable as choices } from './table.ts';

const rankOf = (name: SQL) => sql`array_position(array['basic', 'advanced', 'pro'], ${name})`;

/** The best of what is paid for, given and tried, in the words of the database: its rank and where it comes from. */
const plan = (column: 'rank' | 'by', now: Date) => sql`(
  select ${sql.raw(column)} from (values
    ('paying', ${rankOf(sql`${users.paidPackage}`)}, ${users.paidUntil}, 1),
    ('complimentary', ${rankOf(sql`${users.complimentaryPackage}`)}, ${users.complimentaryUntil}, 2),
    ('trial', 3, ${users.trialEndsAt}, 3)) as plans (by, rank, until, place)
  where until > ${now.toISOString()}::timestamptz and rank is not null order by rank desc, until desc, place limit 1)`;

const effectivePlan = (now: Date) => sql`case when ${users.role} = 'admin' then 'pro'
  else (array['basic', 'advanced', 'pro'])[coalesce(${plan('rank', now)}, 1)] end`;

const planStatuses = {
  trial: (now: Date) => sql`${plan('by', now)} = 'trial'`,
  paying: (now: Date) => sql`${plan('by', now)} = 'paying'`,
  free: (now: Date) => sql`coalesce(${plan('by', now)}, 'complimentary') = 'complimentary'`,
} as const;

const hasProfile = sql`exists (select from ${profiles} where ${profiles.ownerId} = ${users.id}
  and ${profiles.status} = 'published' and ${profiles.suspendedAt} is null and ${profiles.deletedAt} is null)`;

/** Nobody's copies, nobody who is suspended or leaving, and nobody who came after the word was given. */
const canBeNotified = (at: Date) =>
  and(
    isNull(users.demoEndsAt),
    isNull(users.suspendedAt),
    isNull(users.deletesAt),
    ne(users.emailKey, emailKey(demoEmail)),
    lte(users.createdAt, at),
  );

function fits(audience: BroadcastAudience, at: Date): SQL | undefined {
  const { packages, planStatus, language, registeredFrom, registeredTo, userIds } = audience;
  return and(
    canBeNotified(at),
    packages?.length ? inArray(effectivePlan(at), packages) : undefined,
    planStatus && planStatuses[planStatus](at),
    language && eq(users.language, language),
    audience.hasProfile === undefined ? undefined : audience.hasProfile ? hasProfile : not(hasProfile),
    registeredFrom ? sql`${users.createdAt} >= ${startOfDay(registeredFrom).toISOString()}` : undefined,
    registeredTo ? sql`${users.createdAt} < ${startOfDay(addDays(registeredTo, 1)).toISOString()}` : undefined,
    userIds ? sql`${users.id} = any(${sql.param(userIds)}::int[])` : undefined,
  );
}

/** Those who asked for mails of this kind and can get one. */
const wantsMail = sql<boolean>`(${and(
  sql`exists (select from ${choices} where ${choices.userId} = ${users.id}
    and ${choices.kind} = 'broadcast' and ${choices.isOn})`,
  sql`${users.emailVerifiedAt} is not null`,
  notLike(users.emailKey, '%.invalid'),
)})`;

export async function countAudience(
  db: Db,
  audience: BroadcastAudience,
  at: Date,
): Promise<{ owners: number; mails: number }> {
  const [row] = await db
    .select({
      owners: sql<number>`count(*)::int`,
      mails: sql<number>`(count(*) filter (where ${wantsMail}))::int`,
    })
    .from(users)
    .where(fits(audience, at));
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
  db
    .select({ id: users.id, language: users.language, wantsMail })
    .from(users)
    .where(and(fits(audience, at), gt(users.id, after)))
    .orderBy(users.id)
    .limit(limit);
