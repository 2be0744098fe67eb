export { runBackup, runRestore, untilInterrupted } from './commands.ts';
export { openForBackup } from './own-database.ts';
export { describeProblem } from './problem.ts';
