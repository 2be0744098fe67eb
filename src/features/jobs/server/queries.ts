import { and, type SQL, sql } from 'drizzle-orm';
import { typedNumber } from '#base/admin-list.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Keyset, ListReader, PageClauses } from '#server-kit/db/keyset.ts';
import type { JobState, JobsFilter } from '../contract.ts';

/** A job as the library stores it. A worker that died holds its lock for four hours. */
const stateOf = sql<JobState>`case
  when locked_at > now() - interval '4 hours' then 'running'
  when attempts >= max_attempts then 'failed'
  when last_error is not null then 'retrying'
  else 'waiting' end`;

interface JobRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly state: JobState;
  readonly attempts: number;
  readonly max_attempts: number;
  readonly last_error: string | null;
  readonly created_at: Date;
  readonly run_at: Date;
  readonly cursor: string[];
}

/** The error of a failed query ends with its values, which may be personal. */
const withoutValues = (error: string): string => error.split(/\n?params: /i)[0]?.trim() ?? '';

export const jobsSource = {
  keyset: ({ direction }: JobsFilter): Keyset => ({ columns: [{ column: sql`id`, type: 'bigint' }], direction }),
  filterCondition: (_: ListReader, { state, q }: JobsFilter) =>
    and(state && sql`${stateOf} = ${state}`, searched(q?.trim())),
  rows: async (db: Db, { cursor, where, orderBy, limit }: PageClauses) => {
    const { rows } = await db.execute<JobRow>(sql`
      select id, task_identifier as name, ${stateOf} as state, attempts, max_attempts, last_error, created_at, run_at,
        ${cursor} as cursor
      from graphile_worker.jobs where ${where ?? sql`true`} order by ${sql.join(orderBy, sql`, `)} limit ${limit}`);
    return rows.map(({ last_error: error, ...row }) => ({
      id: Number(row.id),
      name: row.name,
      state: row.state,
      attempts: row.attempts,
      maxAttempts: row.max_attempts,
      error: error === null ? null : withoutValues(error),
      createdAt: new Date(row.created_at),
      runAt: new Date(row.run_at),
      cursor: row.cursor,
    }));
  },
};

/** Words of the name or the error; a number is the job's. Jobs that are not done are few. */
function searched(q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  const number = typedNumber(q);
  if (number !== undefined) return sql`id = ${number}`;
  const pattern = `%${q.replaceAll('\0', '').replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(task_identifier ilike ${pattern} or last_error ilike ${pattern})`;
}

export async function findJob(tx: Db, id: number): Promise<{ name: string; state: JobState } | undefined> {
  const { rows } = await tx.execute<{ name: string; state: JobState }>(
    sql`select task_identifier as name, ${stateOf} as state from graphile_worker.jobs where id = ${id}`,
  );
  return rows[0];
}

/** False if a worker took it in the meantime. */
export async function rescheduleJob(tx: Db, id: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select id from graphile_worker.reschedule_jobs(array[${id}]::bigint[], run_at := now(), attempts := 0)`,
  );
  return rows.length > 0;
}

/** False if a worker took it in the meantime. */
export async function dropJob(tx: Db, id: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`select id from graphile_worker.complete_jobs(array[${id}]::bigint[])`);
  return rows.length > 0;
}

export async function countFailedJobs(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from graphile_worker.jobs where ${stateOf} = 'failed'`,
  );
  return rows[0]?.count ?? 0;
}
