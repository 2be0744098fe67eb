import { cliOperator } from '#features/accounts/server/index.ts';
import { openForBackup, untilInterrupted } from '#server-kit/backup/index.ts';
import { openBus } from '#server-kit/bus/bus.ts';
import { systemClock } from '#server-kit/clock/clock.ts';
import { readConfig } from '#server-kit/config/config.ts';
import { dbOf } from '#server-kit/db/database.ts';
import { createLog } from '#server-kit/log/index.ts';
import { help } from './help.ts';
import { type Command, type CommandContext, describe, readCommand, UsageError } from './read-command.ts';
import { runCommand } from './run-command.ts';
import { systemTerminal } from './terminal.ts';

interface CommandOptions {
  readonly migrationsFolder: string;
  readonly ledgerChecks: CommandContext['ledgerChecks'];
}

/** `npm run admin -- <command>`: prints the command's output and returns the exit code. */
export async function runCommandLine(
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  options: CommandOptions,
): Promise<number> {
  try {
    const command = readCommand(parameters);
    const output = command.name === 'help' ? [help] : await onDatabase(command, environment, options);
    process.stdout.write(`${output.join('\n')}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

/** Uses the database of a running server; otherwise starts the database and stops it afterwards. */
async function onDatabase(command: Command, environment: NodeJS.ProcessEnv, options: CommandOptions) {
  const config = readConfig(environment);
  const database = await openForBackup(config);
  const work = async () => {
    const log = createLog('error');
    const bus = await openBus(database.url, log);
    try {
      const services = { config, log, bus, clock: systemClock(config.clockOffset), db: dbOf(database.pool) };
      const context: CommandContext = {
        runner: cliOperator(services),
        pool: database.pool,
        terminal: systemTerminal(),
        ledgerChecks: options.ledgerChecks,
        migrationsFolder: config.migrationsDir ?? options.migrationsFolder,
      };
      return await runCommand(context, command);
    } finally {
      await bus.close();
    }
  };
  return untilInterrupted(work(), database);
}
