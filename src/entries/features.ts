import { accountsFeature } from '#features/accounts/server/index.ts';
import { auditFeature } from '#features/audit/server/index.ts';
import { blogFeature, bundledCovers } from '#features/blog/server/index.ts';
import { bulkActionsFeature } from '#features/bulk-actions/server/index.ts';
import { cardStockFeature } from '#features/card-stock/server/index.ts';
import { checkoutFeature } from '#features/checkout/server/index.ts';
import { communitiesFeature } from '#features/communities/server/index.ts';
import { couponsFeature } from '#features/coupons/server/index.ts';
import { dashboardFeature } from '#features/dashboard/server/index.ts';
import { databaseMigrationsFeature } from '#features/database-migrations/server/index.ts';
import { errorReportsFeature } from '#features/error-reports/server/index.ts';
import { bundledDrawings, examplesFeature } from '#features/examples/server/index.ts';
import { figuresFeature } from '#features/figures/server/index.ts';
import { filesFeature } from '#features/files/server/index.ts';
import { invoicesFeature } from '#features/invoices/server/index.ts';
import { jobsFeature } from '#features/jobs/server/index.ts';
import { leadsFeature } from '#features/leads/server/index.ts';
import { mailsFeature } from '#features/mails/server/index.ts';
import { moderationFeature } from '#features/moderation/server/index.ts';
import { notificationsFeature } from '#features/notifications/server/index.ts';
import { overviewFeature } from '#features/overview/server/index.ts';
import { packageMigrationFeature } from '#features/package-migration/server/index.ts';
import { packagesFeature } from '#features/packages/server/index.ts';
import { paymentsFeature } from '#features/payments/server/index.ts';
import { physicalCardsFeature } from '#features/physical-cards/server/index.ts';
import { profilesFeature } from '#features/profiles/server/index.ts';
import { sandboxBankFeature } from '#features/sandbox-bank/server/index.ts';
import { searchFeature } from '#features/search/server/index.ts';
import { settingsFeature } from '#features/settings/server/index.ts';
import { statsFeature } from '#features/stats/server/index.ts';
import { subscriptionsFeature } from '#features/subscriptions/server/index.ts';
import { supportFeature } from '#features/support/server/index.ts';
import { tagsFeature } from '#features/tags/server/index.ts';
import { workshopFeature } from '#features/workshop/server/index.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Config } from '#server-kit/config/config.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Route } from '#server-kit/http/route.ts';
import { limitsJobs } from '#server-kit/limits/jobs.ts';
import type { Feature } from '#server-kit/services/feature.ts';
import type { Extension } from '#server-kit/services/services.ts';

/**
 * All server features from the lowest to the highest, as in `scripts/feature-order.ts`. Seeding and demo copying run in
 * this order.
 */
export const features: readonly Feature[] = [
  sandboxBankFeature,
  packagesFeature,
  accountsFeature,
  auditFeature,
  databaseMigrationsFeature,
  errorReportsFeature,
  jobsFeature,
  settingsFeature,
  filesFeature,
  profilesFeature,
  statsFeature,
  notificationsFeature,
  mailsFeature,
  invoicesFeature,
  paymentsFeature,
  subscriptionsFeature,
  couponsFeature,
  tagsFeature,
  checkoutFeature,
  leadsFeature,
  physicalCardsFeature,
  cardStockFeature,
  blogFeature,
  examplesFeature,
  communitiesFeature,
  workshopFeature,
  moderationFeature,
  bulkActionsFeature,
  supportFeature,
  packageMigrationFeature,
  dashboardFeature,
  overviewFeature,
  figuresFeature,
  searchFeature,
];

export const routes: readonly Route[] = features.flatMap((feature) => feature.routes);
export const jobs = [...features.flatMap((feature) => feature.jobs), ...limitsJobs];
export const featureTexts: readonly Texts[] = features.flatMap((feature) => feature.texts);
export const extensions: readonly Extension[] = features.flatMap((feature) => feature.extensions);

/** Files bundled with the product that are served like owners' uploads. */
export const bundledFiles = () => new Map([...bundledDrawings(), ...bundledCovers()]);

export async function seed(db: Db, { seed: seedMode }: Pick<Config, 'seed'>): Promise<void> {
  const now = new Date();
  for (const feature of features) await feature.seed.always?.(db, now);
  if (seedMode !== 'demo') return;
  for (const feature of features) await feature.seed.demo?.(db, now);
}
