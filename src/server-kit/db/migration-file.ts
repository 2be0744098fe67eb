import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (file) => {
      const sql = await readFile(join(folder, file), 'utf8');
      return { name: file.replace(/\.sql$/, ''), sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Why an admin must start it; undefined if it runs automatically at server start. */
export const manualReason = ({ sql }: Pick<Migration, 'sql'>): string | undefined =>
  /^-- by hand:[ \t]*(.*)/.exec(sql)?.[1]?.trim();

/** `-- no transaction` in the leading comments: `create index concurrently` cannot run in a transaction. */
export const isOutsideTransaction = ({ sql }: Pick<Migration, 'sql'>): boolean =>
  /^-- no transaction\s*$/m.test(topComments(sql));

const topComments = (sql: string): string => /^(?:--.*(?:\r?\n|$))*/.exec(sql)?.[0] ?? '';

/** Split at the breakpoint lines, because several statements sent together form an implicit transaction. */
export const statementsOf = ({ sql }: Pick<Migration, 'sql'>): string[] =>
  sql.split('--> statement-breakpoint').filter((statement) => statement.replace(/--.*$/gm, '').trim());
