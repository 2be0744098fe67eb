import { type SQL, sql } from 'drizzle-orm';
import { usersTable as users } from './table.ts';

const rankOf = (name: SQL) => sql`array_position(array['basic', 'advanced', 'pro'], ${name})`;

/** The best of what is paid for, given and tried, in the words of the database: its rank or where it comes from. */
const bestPlan = (column: 'rank' | 'by', now: Date): SQL => sql`(
  select ${sql.raw(column)} from (values
    ('paying', ${rankOf(sql`${users.paidPackage}`)}, ${users.paidUntil}, 1),
    ('complimentary', ${rankOf(sql`${users.complimentaryPackage}`)}, ${users.complimentaryUntil}, 2),
    ('trial', 3, ${users.trialEndsAt}, 3)) as plans (by, rank, until, place)
  where until > ${now.toISOString()}::timestamptz and rank is not null order by rank desc, until desc, place limit 1)`;

/** `planStatusAt` of an account within a statement. */
export const planStatusIn = (now: Date): SQL => sql`coalesce(${bestPlan('by', now)}, 'free')`;

/** The package of `planAt` of an account within a statement. */
export const effectivePackageIn = (now: Date): SQL => sql`case when ${users.role} = 'admin' then 'pro'
  else (array['basic', 'advanced', 'pro'])[coalesce(${bestPlan('rank', now)}, 1)] end`;
