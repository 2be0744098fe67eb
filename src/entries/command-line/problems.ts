import type pg from 'pg';
import { AppError } from '#base/app-error.ts';
import { accountsAdminTexts } from '#features/accounts/admin-texts.ts';
import type { cliOperator } from '#features/accounts/server/index.ts';
import { accountsTexts } from '#features/accounts/texts.ts';
import { translator } from '#i18n/translator.ts';
import { describeProblem } from '#server-kit/backup/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Terminal } from './terminal.ts';

/** A failure that the operator can fix. Its message is the only line shown. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** The command line itself is invalid. */
export class UsageError extends CommandError {
  override name = 'UsageError';
}

export function describe(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\nSee npm run admin -- --help`;
  if (error instanceof CommandError) return error.message;
  return error instanceof AppError ? messageOf(error) : describeProblem(error);
}

/** The error message as the pages show it. */
function messageOf({ code, options: { message = code, values } }: AppError): string {
  const tables = [accountsTexts, accountsAdminTexts];
  return tables.map((table) => translator(table, 'en').find(message, values)).find(Boolean) ?? message;
}

type LedgerCheck = (db: Db) => Promise<readonly string[]>;

export interface CommandContext {
  readonly runner: ReturnType<typeof cliOperator>;
  readonly pool: pg.Pool;
  readonly terminal: Terminal;
  readonly migrationsFolder: string;
  /** The ledger checks that each feature provides. */
  readonly ledgerChecks: readonly LedgerCheck[];
}
