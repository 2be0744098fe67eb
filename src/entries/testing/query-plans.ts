import pg from 'pg';

/** A statement as the product sent it. */
interface SentQuery {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A node of what `explain (format json)` returns. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
}

export interface QueryPlan {
  readonly text: string;
  /** Tables that are read from end to end. */
  readonly scans: readonly string[];
  /** Pages of 8 KB that the statement reads; zero for those that write, which are not run a second time. */
  readonly buffers: number;
  readonly milliseconds: number;
}

/** Records the statements of all connections of this process. */
export function recordQueries() {
  const sent: SentQuery[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function recorded(this: pg.Client, ...parameters: unknown[]) {
    const [first, second] = parameters as [string | { text?: string; values?: unknown[] }, unknown[] | undefined];
    const text = typeof first === 'string' ? first : (first.text ?? '');
    const values = Array.isArray(second) ? second : typeof first === 'string' ? [] : (first.values ?? []);
    if (/^\s*(select|with|update|delete)\b/i.test(text)) sent.push({ text, values });
    return Reflect.apply(query, this, parameters);
  } as typeof query;
  return {
    /** The statements since the last call. */
    take: (): SentQuery[] => sent.splice(0),
    stop: () => {
      pg.Client.prototype.query = query;
    },
  };
}

const scansOf = (node: PlanNode): string[] => [
  ...(node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []),
  ...(node.Plans ?? []).flatMap(scansOf),
];

const writes = /\b(insert into|update|delete from|for update|for share|nextval|pg_notify|pg_advisory)\b/i;

/** How the database runs a statement; one that only reads is run again. */
export async function explain(client: pg.Client, { text, values }: SentQuery): Promise<QueryPlan> {
  const options = writes.test(text) ? '' : 'analyze, buffers, ';
  const { rows } = await client.query(`explain (${options}format json) ${text}`, [...values]);
  const [{ Plan: plan, 'Execution Time': milliseconds = 0 }] = rows[0]['QUERY PLAN'];
  const buffers = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
  return { text, scans: scansOf(plan), buffers, milliseconds };
}
