export { runBackup, runRestore, untilInterrupted } from './commands.ts';
export { openForBackup } from './open-database.ts';
export { describeProblem } from './problem.ts';
