import type pg from 'pg';
import { AppError } from '#base/app-error.ts';
import { accountsAdminTexts } from '#features/accounts/admin-texts.ts';
import type { cliOperator } from '#features/accounts/server/index.ts';
import { accountsTexts } from '#features/accounts/texts.ts';
import { translator } from '#i18n/translator.ts';
import { describeProblem } from '#server-kit/backup/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Terminal } from './terminal.ts';

/** A step cannot be done for a reason that the operator can mend. Its message is the one line shown. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** The call itself is wrong. */
export class UsageError extends CommandError {
  override name = 'UsageError';
}

export function describe(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\nSee npm run admin -- --help`;
  if (error instanceof CommandError) return error.message;
  return error instanceof AppError ? messageOf(error) : describeProblem(error);
}

/** A refusal in the words in which the pages tell it. */
function messageOf({ code, options: { message = code, values } }: AppError): string {
  const tables = [accountsTexts, accountsAdminTexts];
  return tables.map((table) => translator(table, 'en').find(message, values)).find(Boolean) ?? message;
}

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
