import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { password as passwordRule } from '#features/accounts/contract.ts';
import { accountLimits } from '#features/accounts/domain.ts';
import {
  findAccount,
  makeResetLink,
  openAdminAccount,
  restore,
  setRole,
  suspend,
  turnOffSecondFactor,
} from '#features/accounts/server/index.ts';
import { migrate, readMigrations } from '#server-kit/db/migrate.ts';
import { createMigrations, type MigrationState, type Refusal } from '#server-kit/db/run-migration.ts';
import { addKey, describeUnreadable, dropOldKeys, encryptColumns, openSecrets } from '#server-kit/secrets/secrets.ts';
import { secretColumns } from '../secret-columns.ts';
import { help } from './help.ts';
import { type Command, type CommandContext, CommandError } from './read-command.ts';

type Migrate = Extract<Command, { name: 'migrate' }>;

async function runMigrate(context: CommandContext, { migration, isList }: Migrate): Promise<string[]> {
  const { pool, migrationsFolder } = context;
  if (isList) return (await statesOf(pool, migrationsFolder)).map(describeState);
  const applied = migration
    ? await runOne(context, migration)
    : await migrate(pool, await readMigrations(migrationsFolder));
  for (const name of applied) await recordRun(context, name);
  const waiting = (await statesOf(pool, migrationsFolder)).filter((one) => !one.applied);
  return [
    ...(applied.length ? applied.map((name) => `Applied ${name}`) : ['Nothing was waiting']),
    ...waiting.map(describeState),
  ];
}

/** A database without any migration has no `migration_runs` table. */
async function statesOf(pool: pg.Pool, folder: string): Promise<MigrationState[]> {
  const { rows } = await pool.query("select to_regclass('migration_runs') is not null as is_there");
  if (rows[0].is_there) return createMigrations(pool, folder).states();
  throw new CommandError('Nothing was applied to this database yet: npm run admin -- migrate');
}

const refusals: Readonly<Record<Refusal, string>> = {
  unknown: 'There is no such migration',
  applied: 'It was applied already',
  busy: 'Somebody else is applying one just now',
  mismatch: 'One that was applied has been changed since: see --list',
  earlier: 'An earlier one is waiting: run that first',
};

async function runOne({ pool, migrationsFolder }: CommandContext, name: string): Promise<string[]> {
  await statesOf(pool, migrationsFolder);
  const started = await createMigrations(pool, migrationsFolder).begin(name);
  if (typeof started === 'string') throw new CommandError(`${name}: ${refusals[started]}`);
  await started.work();
  return [name];
}

/** Skips the record while the audit log table does not exist yet. */
async function recordRun({ pool, runner }: CommandContext, name: string): Promise<void> {
  const { rows } = await pool.query("select to_regclass('audit_log') is not null as is_there");
  const target = { kind: 'database-migration', id: name };
  if (rows[0].is_there) await runner.audit(runner.db, { action: 'database-migrations.run', target });
}

function describeState({ name, applied, hash, isMissing, manualReason }: MigrationState): string {
  if (!applied) return `waiting  ${name}${manualReason === undefined ? '' : `, by hand: ${manualReason}`}`;
  if (isMissing) return `MISSING  ${name}: applied, and there is no such file`;
  if (applied.hash !== hash) return `CHANGED  ${name}: not the file that was applied`;
  return `applied  ${name}, ${applied.at.toISOString()}`;
}

/** Returns the lines to print. */
export async function runCommand(context: CommandContext, command: Command): Promise<string[]> {
  switch (command.name) {
    case 'help':
      return [help];
    case 'create-admin':
      return createAdmin(context, command);
    case 'reset-password': {
      const link = await makeResetLink(context.runner, await getId(context, command.email));
      return [`Opens a page that sets a new password, for an hour and once:`, link];
    }
    case 'turn-off-second-factor':
      await turnOffSecondFactor(context.runner, await getId(context, command.email));
      return [`${command.email} signs in with the password alone, and is signed out everywhere`];
    case 'suspend':
      await suspend(context.runner, await getId(context, command.email), command.reason);
      return [`${command.email} is suspended and signed out; a mail says why`];
    case 'restore':
      await restore(context.runner, await getId(context, command.email));
      return [`${command.email} may sign in again; a mail says so`];
    case 'migrate':
      return runMigrate(context, command);
    case 'rotate-secrets':
      return rotateSecrets(context, command);
    case 'verify-books':
      return verifyLedger(context);
  }
}

async function getId({ runner }: CommandContext, email: string): Promise<number> {
  const user = await findAccount(runner, email);
  if (!user) throw new CommandError(`Nobody has the address ${email}`);
  return user.id;
}

async function verifyLedger({ runner, ledgerChecks }: CommandContext): Promise<string[]> {
  const broken: string[] = [];
  for (const check of ledgerChecks) broken.push(...(await check(runner.db)));
  const target = { kind: 'books', id: 'all' };
  await runner.audit(runner.db, { action: 'payments.verify-books', target, after: { broken: broken.length } });
  if (broken.length) throw new CommandError([...broken, `${broken.length} rules do not hold`].join('\n'));
  return ['The books agree'];
}

type Rotate = Extract<Command, { name: 'rotate-secrets' }>;

/** Drops old keys only in a second call: a server that has not been restarted still encrypts with them. */
async function rotateSecrets({ runner, pool }: CommandContext, { dropsOld }: Rotate): Promise<string[]> {
  const { config } = runner;
  const isStoredKey = config.secretsKeys.length === 0;
  if (isStoredKey && !dropsOld) {
    await openSecrets(config);
    await addKey(config.dataDir);
  }
  const secrets = await openSecrets(config);
  const { encrypted, unreadable } = await encryptColumns(pool, secrets, secretColumns, { rotates: true });
  const [first = ''] = secrets.keyIds;
  const target = { kind: 'key', id: first };
  await runner.audit(runner.db, { action: 'settings.rotate-secrets', target, after: { encrypted, dropsOld } });
  const missing = describeUnreadable(unreadable);
  if (missing) throw new CommandError(`${encrypted} secrets are under the key ${first}. ${missing}`);
  if (isStoredKey && dropsOld) await dropOldKeys(config.dataDir);
  return [
    `${encrypted} secrets were encrypted anew; all are under the key ${first}`,
    ...nextSteps(isStoredKey, dropsOld),
  ];
}

function nextSteps(isStoredKey: boolean, dropsOld: boolean): string[] {
  if (!isStoredKey)
    return ['Once every server runs with this SECRETS_KEY and this was run again, its other keys can go'];
  return dropsOld
    ? ['Older keys are forgotten. Keep a copy of DATA_DIR/secrets/secrets-key apart from the backups']
    : ['Restart the servers, then: npm run admin -- rotate-secrets --drop-old'];
}

type CreateAdmin = Extract<Command, { name: 'create-admin' }>;

const { adminPasswordMin } = accountLimits;

async function createAdmin(context: CommandContext, command: CreateAdmin): Promise<string[]> {
  const account = await findAccount(context.runner, command.email);
  if (account) return promote(context, command, account);
  const { password, isGenerated } = await choosePassword(context);
  const { email, username } = command;
  await openAdminAccount(context.runner, { email, username, password });
  return [
    `${email} is an admin now`,
    ...(isGenerated ? [`Password, shown only now: ${password}`] : []),
    ...adminSteps(context),
  ];
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

async function promote(context: CommandContext, { email, isConfirmed }: CreateAdmin, { id, username, role }: Account) {
  if (role === 'admin') return [`${email} is an admin already. A new password: npm run admin -- reset-password`];
  const question = `${email} has an account already, as ${username}. Make it an admin? (yes/no) `;
  if (!isConfirmed) {
    if (!context.terminal.isInteractive)
      throw new CommandError(`${email} has an account already: add --yes to make it an admin`);
    if (!/^y(es)?$/i.test((await context.terminal.prompt(question)).trim()))
      throw new CommandError('Nothing was changed');
  }
  await setRole(context.runner, id, 'owner');
  const short = `A password of less than ${adminPasswordMin} characters must be changed before it opens the administration`;
  return [`${email} is an admin now, from the next sign-in on`, short, ...adminSteps(context)];
}

const adminSteps = ({ runner }: CommandContext): string[] =>
  runner.config.isHttps
    ? ['Two-step verification must be switched on at /account before the administration opens']
    : [];

async function choosePassword({ terminal }: CommandContext): Promise<{ password: string; isGenerated: boolean }> {
  const typed = terminal.isInteractive
    ? await terminal.promptSecret(`Password, at least ${adminPasswordMin} characters (Enter makes one up): `)
    : '';
  if (!typed) return { password: randomBytes(15).toString('base64url'), isGenerated: true };
  if (!passwordRule.safeParse(typed).success)
    throw new CommandError(`A password has ${adminPasswordMin} to 128 characters`);
  if ((await terminal.promptSecret('The same again: ')) !== typed) throw new CommandError('The two are not the same');
  return { password: typed, isGenerated: false };
}
