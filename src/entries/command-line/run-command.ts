import { findAccount, makeResetLink, restore, suspend, turnOffSecondFactor } from '#features/accounts/server/index.ts';
import type { CommandContext } from './command-context.ts';
import { createAdmin } from './create-admin.ts';
import { help } from './help.ts';
import { runMigrate } from './migrate-command.ts';
import { CommandError } from './problems.ts';
import type { Command } from './read-command.ts';
import { rotateSecrets } from './rotate-secrets.ts';

/** The lines to show. */
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
      return verifyBooks(context);
  }
}

async function getId({ runner }: CommandContext, email: string): Promise<number> {
  const user = await findAccount(runner, email);
  if (!user) throw new CommandError(`Nobody has the address ${email}`);
  return user.id;
}

async function verifyBooks({ runner, bookChecks }: CommandContext): Promise<string[]> {
  const broken: string[] = [];
  for (const check of bookChecks) broken.push(...(await check(runner.db)));
  const target = { kind: 'books', id: 'all' };
  await runner.audit(runner.db, { action: 'payments.verify-books', target, after: { broken: broken.length } });
  if (broken.length) throw new CommandError([...broken, `${broken.length} rules do not hold`].join('\n'));
  return ['The books agree'];
}
