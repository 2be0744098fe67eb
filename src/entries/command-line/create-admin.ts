import { randomBytes } from 'node:crypto';
import { password as passwordRule } from '#features/accounts/contract.ts';
import { accountLimits } from '#features/accounts/domain.ts';
import { findAccount, openAdminAccount, setRole } from '#features/accounts/server/index.ts';
import { type CommandContext, CommandError } from './problems.ts';
import type { Command } from './read-command.ts';

type CreateAdmin = Extract<Command, { name: 'create-admin' }>;

const { adminPasswordMin } = accountLimits;

export async function createAdmin(context: CommandContext, command: CreateAdmin): Promise<string[]> {
  const account = await findAccount(context.runner, command.email);
  if (account) return promote(context, command, account);
  const { password, isGenerated } = await choosePassword(context);
  const { email, username } = command;
  await openAdminAccount(context.runner, { email, username, password });
  return [
    `${email} is an admin now`,
    ...(isGenerated ? [`Password, shown only now: ${password}`] : []),
    ...nextSteps(context),
  ];
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

async function promote(
  context: CommandContext,
  { email, isConfirmed }: CreateAdmin,
  { id, username, role }: Account,
): Promise<string[]> {
  if (role === 'admin') return [`${email} is an admin already. A new password: npm run admin -- reset-password`];
  const question = `${email} has an account already, as ${username}. Make it an admin? (yes/no) `;
  if (!isConfirmed) {
    if (!context.terminal.isInteractive)
      throw new CommandError(`${email} has an account already: add --yes to make it an admin`);
    if (!/^y(es)?$/i.test((await context.terminal.prompt(question)).trim()))
      throw new CommandError('Nothing was changed');
  }
  await setRole(context.runner, id, 'admin');
  const short = `A password of less than ${adminPasswordMin} characters must be changed before it opens the administration`;
  return [`${email} is an admin now, from the next sign-in on`, short, ...nextSteps(context)];
}

const nextSteps = ({ runner }: CommandContext): string[] =>
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
