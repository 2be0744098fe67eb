import type pg from 'pg';
import type { asCommandLine } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Terminal } from './terminal.ts';

type BookCheck = (db: Db) => Promise<readonly string[]>;

/** All that a command works with. */
export interface CommandContext {
  readonly runner: ReturnType<typeof asCommandLine>;
  readonly pool: pg.Pool;
  readonly terminal: Terminal;
  readonly migrationsFolder: string;
  /** Every rule of money, by the features that know it. */
  readonly bookChecks: readonly BookCheck[];
}
