import { randomBytes } from 'node:crypto';
import { password as passwordRule } from '#features/accounts/contract.ts';
import { accountLimits } from '#features/accounts/domain.ts';
import { findAccount, openAdminAccount, setRole } from '#features/accounts/server/index.ts';
import type { CommandContext } from './command-context.ts';
import { CommandError } from './problems.ts';
import type { Command } from './read-command.ts';

type CreateAdmin = Extract<Command, { name: 'create-admin' }>;

const { adminPasswordMin } = accountLimits;

export async function createAdmin(context: CommandContext, command: CreateAdmin): Promise<string[]> {
  const known = await findAccount(context.runner, command.email);
  if (known) return appoint(context, command, known);
  const { password, isMadeUp } = await choosePassword(context);
  const { email, username } = command;
  await openAdminAccount(context.runner, { email, username, password });
  return [
    `${email} is an admin now`,
    ...(isMadeUp ? [`Password, shown only now: ${password}`] : []),
    ...afterwards(context),
  ];
}

type Known = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

async function appoint(
  context: CommandContext,
  { email, isSure }: CreateAdmin,
  { id, username, role }: Known,
): Promise<string[]> {
  if (role === 'admin') return [`${email} is an admin already. A new password: npm run admin -- reset-password`];
  const question = `${email} has an account already, as ${username}. Make it an admin? (yes/no) `;
  if (!isSure) {
    if (!context.terminal.isInteractive)
      throw new CommandError(`${email} has an account already: add --yes to make it an admin`);
    if (!/^y(es)?$/i.test((await context.terminal.ask(question)).trim())) throw new CommandError('Nothing was changed');
  }
  await setRole(context.runner, id, 'admin');
  const short = `A password of less than ${adminPasswordMin} characters must be changed before it opens the administration`;
  return [`${email} is an admin now, from the next sign-in on`, short, ...afterwards(context)];
}

const afterwards = ({ runner }: CommandContext): string[] =>
  runner.config.isHttps
    ? ['Two-step verification must be switched on at /account before the administration opens']
    : [];

async function choosePassword({ terminal }: CommandContext): Promise<{ password: string; isMadeUp: boolean }> {
  const typed = terminal.isInteractive
    ? await terminal.askSecret(`Password, at least ${adminPasswordMin} characters (Enter makes one up): `)
    : '';
  if (!typed) return { password: randomBytes(15).toString('base64url'), isMadeUp: true };
  if (!passwordRule.safeParse(typed).success)
    throw new CommandError(`A password has ${adminPasswordMin} to 128 characters`);
  if ((await terminal.askSecret('The same again: ')) !== typed) throw new CommandError('The two are not the same');
  return { password: typed, isMadeUp: false };
}
