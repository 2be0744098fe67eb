import { accountsJobs, accountsRoutes, seedDemo } from '#features/accounts/server/index.ts';
import { accountsTexts } from '#features/accounts/texts.ts';
import { errorReportsJobs, errorReportsRoutes } from '#features/error-reports/server/index.ts';
import { packagesRoutes, seedPackages } from '#features/packages/server/index.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Config } from '#server-kit/config/config.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Route } from '#server-kit/http/route.ts';
import { limitsJobs } from '#server-kit/limits/jobs.ts';

/** Every room's calls, jobs, texts and first rows, in one place. */
export const routes: readonly Route[] = [...accountsRoutes, ...packagesRoutes, ...errorReportsRoutes];

export const jobs = [...accountsJobs, ...errorReportsJobs, ...limitsJobs];

/** Rooms whose text keys travel in errors. */
export const roomTexts: readonly Texts[] = [accountsTexts];

export async function seed(db: Db, { seed: wanted }: Pick<Config, 'seed'>): Promise<void> {
  await seedPackages(db);
  if (wanted === 'demo') await seedDemo(db);
}
