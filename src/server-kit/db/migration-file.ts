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

/** Why it waits for somebody to start it; undefined where it runs by itself when the server starts. */
export const manualReason = ({ sql }: Pick<Migration, 'sql'>): string | undefined =>
  /^-- by hand:[ \t]*(.*)/.exec(sql)?.[1]?.trim();

/** `-- no transaction` among the comments at the top: indexes made concurrently refuse to be part of one. */
export const isOutsideTransaction = ({ sql }: Pick<Migration, 'sql'>): boolean =>
  /^-- no transaction\s*$/m.test(topComments(sql));

const topComments = (sql: string): string => /^(?:--.*(?:\r?\n|$))*/.exec(sql)?.[0] ?? '';

/** One after another, as the line between them says: several sent together would be a transaction of their own. */
export const statementsOf = ({ sql }: Pick<Migration, 'sql'>): string[] =>
  sql.split('--> statement-breakpoint').filter((statement) => statement.replace(/--.*$/gm, '').trim());
