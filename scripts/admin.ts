/** What can be done when the web cannot be reached: `npm run admin -- --help`. */
import { fileURLToPath } from 'node:url';
import { runCommandLine } from '#entries/command-line/command-line.ts';
import { listBroken } from '#features/payments/server/check-queries.ts';
import { brokenCards } from '#features/physical-cards/server/check-queries.ts';
import { brokenPlans } from '#features/subscriptions/server/check-plans.ts';

const migrationsFolder = fileURLToPath(new URL('../db/migrations', import.meta.url));
// Straight from their files: the public modules of features import pages, which only a build can read.
const bookChecks = [listBroken, brokenPlans, brokenCards];

process.exit(await runCommandLine(process.argv.slice(2), process.env, { migrationsFolder, bookChecks }));
