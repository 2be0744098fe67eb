/** Backs up the database and the file store into one folder: `npm run backup [-- folder]`. */
import { tablesWithoutRows } from '#entries/secret-columns.ts';
import { describeProblem, runBackup } from '#server-kit/backup/index.ts';
import { systemClock } from '#server-kit/clock/clock.ts';
import { readConfig } from '#server-kit/config/config.ts';

try {
  const lines = await runBackup(readConfig(process.env), process.argv.slice(2), systemClock(), tablesWithoutRows);
  console.log(lines.join('\n'));
  process.exit(0);
} catch (error) {
  console.error(describeProblem(error));
  process.exit(1);
}
