import type pg from 'pg';
import type { cliOperator } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Terminal } from './terminal.ts';

type LedgerCheck = (db: Db) => Promise<readonly string[]>;

/** All that a command works with. */
export interface CommandContext {
  readonly runner: ReturnType<typeof cliOperator>;
  readonly pool: pg.Pool;
  readonly terminal: Terminal;
  readonly migrationsFolder: string;
  /** Every rule of money, by the features that know it. */
  readonly ledgerChecks: readonly LedgerCheck[];
}
