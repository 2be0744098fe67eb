/** Admin commands for when the web interface is unreachable: `npm run admin -- --help`. */
import { fileURLToPath } from 'node:url';
import { runCommandLine } from '#entries/command-line/command-line.ts';
import { findBrokenOrders } from '#features/physical-cards/server/check-queries.ts';
import { findPlanErrors } from '#features/subscriptions/server/checks/check-plans.ts';
import type { Db } from '#server-kit/db/database.ts';
import { listLedgerErrors } from '../src/features/payments/server/ledger/ledger-queries.ts';
import { paymentFigures } from '../src/features/payments/server/queries.ts';

const migrationsFolder = fileURLToPath(new URL('../db/migrations', import.meta.url));
// Imported directly from their files: the features' public modules import pages, which only a build can read.
const ledgerChecks = [listLedgerErrors, findPlanErrors, (db: Db) => findBrokenOrders(db, paymentFigures)];

process.exit(await runCommandLine(process.argv.slice(2), process.env, { migrationsFolder, ledgerChecks }));
