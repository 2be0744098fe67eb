import { parseArgs } from 'node:util';
import type pg from 'pg';
import { reason } from '#base/admin-list.ts';
import { AppError } from '#base/app-error.ts';
import { accountsAdminTexts } from '#features/accounts/admin-texts.ts';
import { email, username } from '#features/accounts/contract.ts';
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

export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'create-admin'; readonly email: string; readonly username: string; readonly isConfirmed: boolean }
  | { readonly name: 'reset-password' | 'restore' | 'turn-off-second-factor'; readonly email: string }
  | { readonly name: 'suspend'; readonly email: string; readonly reason: string }
  | { readonly name: 'migrate'; readonly migration: string | undefined; readonly isList: boolean }
  | { readonly name: 'rotate-secrets'; readonly dropsOld: boolean }
  | { readonly name: 'verify-books' };

const options = {
  help: { type: 'boolean', short: 'h' },
  email: { type: 'string' },
  username: { type: 'string' },
  yes: { type: 'boolean' },
  reason: { type: 'string' },
  name: { type: 'string' },
  list: { type: 'boolean' },
  'drop-old': { type: 'boolean' },
} as const;
type Option = keyof typeof options;

/** The options of each command besides `--help`. */
const allowedOptions: Readonly<Record<string, readonly Option[]>> = {
  'create-admin': ['email', 'username', 'yes'],
  'reset-password': ['email'],
  'turn-off-second-factor': ['email'],
  suspend: ['email', 'reason'],
  restore: ['email'],
  migrate: ['name', 'list'],
  'rotate-secrets': ['drop-old'],
  'verify-books': [],
};

export function readCommand(parameters: readonly string[]): Command {
  const { values, positionals } = parse(parameters);
  const [name, ...more] = positionals;
  if (values.help || name === 'help') return { name: 'help' };
  if (!name) throw new UsageError('Which command?');
  if (!Object.hasOwn(allowedOptions, name)) throw new UsageError(`There is no command ${name}`);
  if (more.length) throw new UsageError(`${more[0]} is one word too many: put what has blanks in quotation marks`);
  const unexpected = (Object.keys(values) as Option[]).find((option) => !allowedOptions[name]?.includes(option));
  if (unexpected) throw new UsageError(`${name} takes no --${unexpected}`);
  return commandOf(name, values);
}

type Values = ReturnType<typeof parse>['values'];

function parse(parameters: readonly string[]) {
  try {
    return parseArgs({ args: [...parameters], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}

function commandOf(name: string, values: Values): Command {
  switch (name) {
    case 'create-admin':
      return { name, email: emailIn(values), username: usernameIn(values), isConfirmed: values.yes ?? false };
    case 'reset-password':
    case 'turn-off-second-factor':
    case 'restore':
      return { name, email: emailIn(values) };
    case 'suspend':
      return { name, email: emailIn(values), reason: reasonIn(values) };
    case 'migrate':
      if (values.list && values.name) throw new UsageError('Either --list or --name');
      return { name, migration: values.name, isList: values.list ?? false };
    case 'rotate-secrets':
      return { name, dropsOld: values['drop-old'] ?? false };
    case 'verify-books':
      return { name };
    default:
      throw new CommandError(`There is no command ${name}`);
  }
}

function emailIn({ email: input }: Values): string {
  if (!input) throw new UsageError('Whose? --email <address>');
  const { data } = email.safeParse(input);
  if (data === undefined) throw new UsageError(`${input} is no e-mail address`);
  return data;
}

function usernameIn({ username: input }: Values): string {
  if (!input) throw new UsageError('By what name? --username <name>');
  const { data } = username.safeParse(input);
  if (data === undefined)
    throw new UsageError(`${input} cannot be a username: 2 to 20 letters, digits, dots and hyphens`);
  return data;
}

function reasonIn({ reason: input }: Values): string {
  const { data } = reason.safeParse(input);
  if (data === undefined) throw new UsageError('Why? --reason "<up to 500 characters, which the user reads>"');
  return data;
}
