import { accountsAdminTexts } from '#features/accounts/admin-texts.ts';
import {
  accountsJobs,
  accountsRoutes,
  addDemoSeed,
  addExportParts,
  countSubscribers,
  countUnreadBy,
  onAccountDeleted,
  seedDemo,
} from '#features/accounts/server/index.ts';
import { accountsTexts } from '#features/accounts/texts.ts';
import { auditRoutes } from '#features/audit/server/index.ts';
import { blogRoutes, bundledCovers, forgetBlogAuthors, keepBlogFiles, seedBlog } from '#features/blog/server/index.ts';
import { blogTexts } from '#features/blog/texts.ts';
import { checkoutExport, checkoutJobs, checkoutRoutes } from '#features/checkout/server/index.ts';
import { checkoutTexts } from '#features/checkout/texts.ts';
import {
  communitiesExport,
  communitiesRoutes,
  keepCommunityFiles,
  seedCommunities,
} from '#features/communities/server/index.ts';
import { communitiesTexts } from '#features/communities/texts.ts';
import { dashboardRoutes } from '#features/dashboard/server/index.ts';
import { databaseMigrationsRoutes } from '#features/database-migrations/server/index.ts';
import { databaseMigrationsTexts } from '#features/database-migrations/texts.ts';
import { errorReportsJobs, errorReportsRoutes } from '#features/error-reports/server/index.ts';
import { bundledDrawings, examplesRoutes, seedExamples } from '#features/examples/server/index.ts';
import { addFileKeepers, filesExport, filesJobs, filesRoutes } from '#features/files/server/index.ts';
import { filesTexts } from '#features/files/texts.ts';
import {
  invoicesExport,
  invoicesJobs,
  invoicesRoutes,
  invoicesTableTexts,
  seedInvoices,
  vatRoutes,
} from '#features/invoices/server/index.ts';
import { invoicesTexts } from '#features/invoices/texts.ts';
import { leadsExport, leadsJobs, leadsRoutes, leadWebhookExport, seedDemoLeads } from '#features/leads/server/index.ts';
import { leadsTexts } from '#features/leads/texts.ts';
import { broadcastTexts } from '#features/notifications/broadcast-texts.ts';
import {
  notificationsExports,
  notificationsJobs,
  notificationsRoutes,
  notify,
} from '#features/notifications/server/index.ts';
import { notificationsTexts } from '#features/notifications/texts.ts';
import { overviewRoutes } from '#features/overview/server/index.ts';
import { packageMigrationJobs, packageMigrationRoutes } from '#features/package-migration/server/index.ts';
import { packageMigrationTexts } from '#features/package-migration/texts.ts';
import { packageRulesTexts } from '#features/packages/rules-texts.ts';
import { createPackagesRoutes, seedPackages } from '#features/packages/server/index.ts';
import { dropMethodsOf, paymentsExport, paymentsJobs, paymentsRoutes } from '#features/payments/server/index.ts';
import { paymentsTexts } from '#features/payments/texts.ts';
import {
  cardDesignsExport,
  forgetCardOwners,
  keepDesignFiles,
  physicalCardsExport,
  physicalCardsJobs,
  physicalCardsRoutes,
  sellCards,
} from '#features/physical-cards/server/index.ts';
import { physicalCardsTexts } from '#features/physical-cards/texts.ts';
import {
  countCardsBy,
  profilesExport,
  profilesJobs,
  profilesRoutes,
  seedDemoProfiles,
  tellCardOwnersBy,
} from '#features/profiles/server/index.ts';
import { profilesTexts } from '#features/profiles/texts.ts';
import { sandboxBankJobs, sandboxBankRoutes } from '#features/sandbox-bank/server/index.ts';
import { settingsRoutes } from '#features/settings/server/index.ts';
import { settingsTexts } from '#features/settings/texts.ts';
import { figuresOf, seedDemoStats, statsJobs, statsRoutes } from '#features/stats/server/index.ts';
import { statsServerTexts } from '#features/stats/texts.ts';
import {
  subscriptionsExport,
  subscriptionsJobs,
  subscriptionsRoutes,
  subscriptionsTableTexts,
} from '#features/subscriptions/server/index.ts';
import { subscriptionsTexts } from '#features/subscriptions/texts.ts';
import { countUnreadSupport, supportExport, supportJobs, supportRoutes } from '#features/support/server/index.ts';
import { supportTexts } from '#features/support/texts.ts';
import { forgetTagOwners, tagsExport, tagsJobs, tagsRoutes } from '#features/tags/server/index.ts';
import { tagsTexts } from '#features/tags/texts.ts';
import { workshopRoutes } from '#features/workshop/server/index.ts';
import { workshopTexts } from '#features/workshop/texts.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Config } from '#server-kit/config/config.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Route } from '#server-kit/http/route.ts';
import { limitsJobs } from '#server-kit/limits/jobs.ts';

/** Every feature's calls, jobs, texts and first rows, in one place. */
export const routes: readonly Route[] = [
  ...accountsRoutes,
  ...createPackagesRoutes({ countSubscribers }),
  ...profilesRoutes,
  ...filesRoutes,
  ...examplesRoutes,
  ...leadsRoutes,
  ...notificationsRoutes,
  ...statsRoutes,
  ...dashboardRoutes,
  ...invoicesRoutes,
  ...vatRoutes,
  ...paymentsRoutes,
  ...subscriptionsRoutes,
  ...packageMigrationRoutes,
  ...checkoutRoutes,
  ...sandboxBankRoutes,
  ...tagsRoutes,
  ...physicalCardsRoutes,
  ...workshopRoutes,
  ...supportRoutes,
  ...blogRoutes,
  ...communitiesRoutes,
  ...settingsRoutes,
  ...errorReportsRoutes,
  ...auditRoutes,
  ...overviewRoutes,
  ...databaseMigrationsRoutes,
];

export const jobs = [
  ...accountsJobs,
  ...profilesJobs,
  ...filesJobs,
  ...leadsJobs,
  ...notificationsJobs,
  ...statsJobs,
  ...invoicesJobs,
  ...paymentsJobs,
  ...subscriptionsJobs,
  ...packageMigrationJobs,
  ...checkoutJobs,
  ...sandboxBankJobs,
  ...tagsJobs,
  ...physicalCardsJobs,
  ...supportJobs,
  ...errorReportsJobs,
  ...limitsJobs,
];

/** Rooms whose text keys travel in errors. */
export const featureTexts: readonly Texts[] = [
  accountsTexts,
  accountsAdminTexts,
  packageRulesTexts,
  packageMigrationTexts,
  profilesTexts,
  filesTexts,
  leadsTexts,
  notificationsTexts,
  broadcastTexts,
  statsServerTexts,
  invoicesTexts,
  invoicesTableTexts,
  paymentsTexts,
  subscriptionsTexts,
  subscriptionsTableTexts,
  checkoutTexts,
  tagsTexts,
  physicalCardsTexts,
  workshopTexts,
  supportTexts,
  blogTexts,
  communitiesTexts,
  settingsTexts,
  databaseMigrationsTexts,
];

/** Files that come with the product and are served like those that owners bring. */
export const bundledFiles = () => new Map([...bundledDrawings(), ...bundledCovers()]);

// The accounts feature stands below the others and cannot know what they keep.
addExportParts([profilesExport, filesExport, leadsExport, leadWebhookExport, ...notificationsExports]);
addExportParts([subscriptionsExport, checkoutExport, paymentsExport, invoicesExport]);
addExportParts([tagsExport, physicalCardsExport, cardDesignsExport]);
addExportParts([supportExport]);
countUnreadBy(countUnreadSupport);
countCardsBy(figuresOf);
tellCardOwnersBy(notify);
addExportParts([communitiesExport]);
onAccountDeleted(dropMethodsOf);
onAccountDeleted(forgetTagOwners);
onAccountDeleted(forgetCardOwners);
onAccountDeleted(forgetBlogAuthors);
sellCards();
addFileKeepers([keepDesignFiles, keepCommunityFiles, keepBlogFiles]);
addDemoSeed(seedDemoProfiles);
// After the cards that they were left on.
addDemoSeed(seedDemoLeads);
addDemoSeed(seedDemoStats);

export async function seed(db: Db, { seed: wanted }: Pick<Config, 'seed'>): Promise<void> {
  await seedPackages(db);
  await seedInvoices(db);
  if (wanted !== 'demo') return;
  await seedDemo(db);
  await seedExamples(db, new Date());
  await seedBlog(db, new Date());
  // With the example cards as their members.
  await seedCommunities(db, new Date());
}
