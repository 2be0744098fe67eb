export { runBackup, runRestore } from './commands.ts';
export { describeProblem } from './problem.ts';
