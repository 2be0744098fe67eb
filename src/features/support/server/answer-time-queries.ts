import { sql } from 'drizzle-orm';
import { notCustomerIds } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { inIsrael } from '#server-kit/db/keyset.ts';
import {
  contactAnswersTable as answers,
  contactMessagesTable as contacts,
  supportMessagesTable as messages,
} from './table.ts';

/** A type alias, because the driver requires an index signature, which interfaces lack. */
type MonthAnswers = {
  /** `2026-11`, in Israel time. */
  readonly month: string;
  /** How often somebody began to wait: an owner's first message since the last answer, or a visitor's message. */
  readonly asked: number;
  readonly answered: number;
  /** Minutes until the answer: of the middle one, and of the slowest of nine in ten. Null without an answer. */
  readonly typical: number | null;
  readonly slow: number | null;
};

/** Automatic replies, which stand in the conversation under the owner's own name, are no answers. */
const isByPeople = sql`not (is_from_support and sender_id is not distinct from user_id)
  and user_id not in (${notCustomerIds})`;

/** How long people waited for support who began to in this range, by month; months without any are left out. */
export async function answerTimes(db: Db, from: Date, to: Date): Promise<MonthAnswers[]> {
  const isInRange = sql`created_at >= ${from.toISOString()} and created_at < ${to.toISOString()}`;
  const { rows } = await db.execute<MonthAnswers>(sql`
    with said as (
      select id, user_id, created_at, is_from_support,
        coalesce(lag(is_from_support) over (partition by user_id order by id), true) as is_next
      from ${messages} where ${isByPeople}),
    waits as (
      select created_at as asked, (
        select min(answer.created_at) from ${messages} as answer where answer.user_id = said.user_id
          and answer.id > said.id and answer.is_from_support and answer.sender_id is distinct from answer.user_id
      ) as answered
      from said where not is_from_support and is_next and ${isInRange}
      union all
      select created_at, (select min(created_at) from ${answers} where contact_id = contact.id)
      from ${contacts} as contact where ${isInRange}),
    timed as (
      select to_char(asked ${inIsrael}, 'YYYY-MM') as month, extract(epoch from answered - asked) / 60 as minutes from waits)
    select month, count(*)::int as asked, count(minutes)::int as answered,
      (percentile_cont(0.5) within group (order by minutes))::float as typical,
      (percentile_cont(0.9) within group (order by minutes))::float as slow
    from timed group by month order by month`);
  return rows;
}
