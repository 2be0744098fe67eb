import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { addDays, startOfDay } from '#base/time/israel-time.ts';
import { searchUserIds } from '#features/accounts/server/index.ts';
import { auditSearchVector, auditTable as lines, sectionOf } from '#server-kit/audit/table.ts';
import type { Db } from '#server-kit/db/database.ts';
import {
  isCommon,
  type Keyset,
  type ListReader,
  rowsOf,
  textSearchQuery,
  withoutIndex,
} from '#server-kit/db/keyset.ts';
import type { AuditFilter } from '../contract.ts';

export type AuditRow = typeof lines.$inferSelect;

const actionCondition = (action: string): SQL =>
  action.includes('.') ? eq(lines.action, action) : sql`${sectionOf(lines.action)} = ${action}`;

const targetCondition = ({ kind, id }: NonNullable<AuditFilter['target']>): SQL | undefined =>
  and(eq(lines.targetKind, kind), id === undefined ? undefined : eq(lines.targetId, id));

/** Entries written concurrently may have IDs out of order by at most this many. */
const idOverlap = 1_000;

/**
 * IDs grow with time, so an instant is also a position in the list: the database seeks there instead of scanning back
 * to last year.
 */
function timeCondition({ from, to }: AuditFilter): SQL | undefined {
  const since = from === undefined ? undefined : startOfDay(from);
  const until = to === undefined ? undefined : startOfDay(addDays(to, 1));
  return and(
    since &&
      sql`${lines.at} >= ${since} and ${lines.id} >= coalesce(
      (select id from audit_log where at >= ${since} order by at, id limit 1), 0) - ${idOverlap}`,
    until &&
      sql`${lines.at} < ${until} and ${lines.id} <= coalesce(
      (select id from audit_log where at < ${until} order by at desc, id desc limit 1), 0) + ${idOverlap}`,
  );
}

const maxFound = 2_000;

/** Searches the actors' names, targets by ID or name, and users by their current names. */
async function textMatches(db: Db, q: string | undefined): Promise<SQL | undefined> {
  if (!q) return undefined;
  const isNumber = /^#?\d+$/.test(q);
  const query = isNumber ? sql`to_tsquery('simple', ${q.replace('#', '')})` : textSearchQuery(q);
  if (!query) return sql`false`;
  const direct = sql`${auditSearchVector(lines)} @@ ${query}`;
  if (await isCommon(db, lines, lines.id, direct)) return withoutIndex(direct);
  const userIds = isNumber ? [] : await searchUserIds(db, q, maxFound);
  const matches = sql`(${direct} or (${lines.targetKind} = 'user'
    and ${lines.targetId} = any(${sql.param(userIds.map(String))}::text[])))`;
  const found = await db.select({ id: lines.id }).from(lines).where(matches).limit(maxFound);
  // A few matches are looked up first; with thousands of matches, a scan of the list finds them quickly.
  return found.length === maxFound
    ? withoutIndex(matches)
    : sql`${lines.id} = any(${sql.param(found.map(({ id }) => id))}::bigint[])`;
}

export const auditSource = {
  keyset: (): Keyset => ({ columns: [{ column: lines.id, type: 'bigint' }], direction: 'desc' }),
  filterCondition: async ({ db }: ListReader, filter: AuditFilter) =>
    and(
      filter.actor === undefined ? undefined : eq(lines.actorId, filter.actor),
      filter.action === undefined ? undefined : actionCondition(filter.action),
      filter.target && targetCondition(filter.target),
      timeCondition(filter),
      await textMatches(db, filter.q),
    ),
  rows: rowsOf('entry', lines),
  count: (db: Db, matches: SQL | undefined) => db.$count(lines, matches),
};

/** What was recorded of one thing, oldest first. */
export const listEntries = (db: Db, target: { readonly kind: string; readonly id: number }, action: string) =>
  db
    .select()
    .from(lines)
    .where(and(eq(lines.targetKind, target.kind), eq(lines.targetId, String(target.id)), eq(lines.action, action)))
    .orderBy(asc(lines.id));

/** A loose index scan: skips from one action to the next, however many entries each has. */
export async function listActions(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ action: string }>(sql`
    with recursive known as (
      (select action from audit_log order by action limit 1)
      union all
      select (select action from audit_log where action > known.action order by action limit 1)
      from known where known.action is not null)
    select action from known where action is not null`);
  return rows.map(({ action }) => action);
}

/** Each actor with their latest name. */
export async function listActors(db: Db): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    with recursive known as (
      (select actor_id as id from audit_log where actor_id is not null order by actor_id limit 1)
      union all
      select (select actor_id from audit_log where actor_id > known.id order by actor_id limit 1)
      from known where known.id is not null)
    select id, (select actor_name from audit_log where actor_id = known.id order by id desc limit 1) as name
    from known where id is not null`);
  return rows.map(({ id, name }) => ({ id, name }));
}
