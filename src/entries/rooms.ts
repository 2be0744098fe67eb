import { errorReportsJobs, errorReportsRoutes } from '#features/error-reports/server/index.ts';
import { packagesRoutes, seedPackages } from '#features/packages/server/index.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Route } from '#server-kit/http/route.ts';
import { limitsJobs } from '#server-kit/limits/jobs.ts';

/** Every room's calls, jobs, texts and first rows, in one place. */
export const routes: readonly Route[] = [...packagesRoutes, ...errorReportsRoutes];

export const jobs = [...errorReportsJobs, ...limitsJobs];

/** Rooms whose text keys travel in errors. */
export const roomTexts: readonly Texts[] = [];

export async function seed(db: Db): Promise<void> {
  await seedPackages(db);
}
