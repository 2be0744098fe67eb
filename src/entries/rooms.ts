import {
  accountsJobs,
  accountsRoutes,
  addExportParts,
  furnishDemo,
  seedDemo,
} from '#features/accounts/server/index.ts';
import { accountsTexts } from '#features/accounts/texts.ts';
import { dashboardRoutes } from '#features/dashboard/server/index.ts';
import { errorReportsJobs, errorReportsRoutes } from '#features/error-reports/server/index.ts';
import { bundledDrawings, examplesRoutes, seedExamples } from '#features/examples/server/index.ts';
import { filesExport, filesJobs, filesRoutes } from '#features/files/server/index.ts';
import { filesTexts } from '#features/files/texts.ts';
import { furnishLeads, leadsExport, leadsJobs, leadsRoutes } from '#features/leads/server/index.ts';
import { leadsTexts } from '#features/leads/texts.ts';
import { notificationsExports, notificationsJobs, notificationsRoutes } from '#features/notifications/server/index.ts';
import { notificationsTexts } from '#features/notifications/texts.ts';
import { packagesRoutes, seedPackages } from '#features/packages/server/index.ts';
import { furnishProfiles, profilesExport, profilesJobs, profilesRoutes } from '#features/profiles/server/index.ts';
import { profilesTexts } from '#features/profiles/texts.ts';
import { furnishStats, statsJobs, statsRoutes } from '#features/stats/server/index.ts';
import { statsServerTexts } from '#features/stats/texts.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Config } from '#server-kit/config/config.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Route } from '#server-kit/http/route.ts';
import { limitsJobs } from '#server-kit/limits/jobs.ts';

/** Every room's calls, jobs, texts and first rows, in one place. */
export const routes: readonly Route[] = [
  ...accountsRoutes,
  ...packagesRoutes,
  ...profilesRoutes,
  ...filesRoutes,
  ...examplesRoutes,
  ...leadsRoutes,
  ...notificationsRoutes,
  ...statsRoutes,
  ...dashboardRoutes,
  ...errorReportsRoutes,
];

export const jobs = [
  ...accountsJobs,
  ...profilesJobs,
  ...filesJobs,
  ...leadsJobs,
  ...notificationsJobs,
  ...statsJobs,
  ...errorReportsJobs,
  ...limitsJobs,
];

/** Rooms whose text keys travel in errors. */
export const roomTexts: readonly Texts[] = [
  accountsTexts,
  profilesTexts,
  filesTexts,
  leadsTexts,
  notificationsTexts,
  statsServerTexts,
];

/** Files that come with the product and are served like those that owners bring. */
export const bundledFiles = bundledDrawings;

// The room of accounts stands below the others and cannot know what they keep.
addExportParts([profilesExport, filesExport, leadsExport, ...notificationsExports]);
furnishDemo(furnishProfiles);
// After the cards that they were left on.
furnishDemo(furnishLeads);
furnishDemo(furnishStats);

export async function seed(db: Db, { seed: wanted }: Pick<Config, 'seed'>): Promise<void> {
  await seedPackages(db);
  if (wanted !== 'demo') return;
  await seedDemo(db);
  await seedExamples(db, new Date());
}
