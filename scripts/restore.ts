/** Restores a backup into the database and the file store: `npm run restore -- folder [--replace]`. */
import { fileURLToPath } from 'node:url';
import { secretColumns } from '#entries/secret-columns.ts';
import { describeProblem, runRestore } from '#server-kit/backup/index.ts';
import { readConfig } from '#server-kit/config/config.ts';

const migrations = fileURLToPath(new URL('../db/migrations', import.meta.url));

try {
  const config = readConfig(process.env);
  const lines = await runRestore(config, process.argv.slice(2), config.migrationsDir ?? migrations, secretColumns);
  console.log(lines.join('\n'));
  process.exit(0);
} catch (error) {
  console.error(describeProblem(error));
  process.exit(1);
}
