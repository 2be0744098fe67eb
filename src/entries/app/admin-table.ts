import { loadUserPage, loadUsersPage } from '#features/accounts/web/index.ts';
import { loadAuditPage } from '#features/audit/web/index.ts';
import { loadBlogAdminPage, loadPostEditorPage, loadPostPreviewPage } from '#features/blog/web/index.ts';
import { loadCommunitiesAdminPage } from '#features/communities/web/index.ts';
import { loadDatabaseMigrationsPage } from '#features/database-migrations/web/index.ts';
import { loadErrorPage, loadErrorsPage } from '#features/error-reports/web/index.ts';
import { loadInvoicesAdminPage } from '#features/invoices/web/index.ts';
import { loadBroadcastPage, loadBroadcastsPage } from '#features/notifications/web/index.ts';
import { loadEventsPage, loadOverviewPage } from '#features/overview/web/index.ts';
import { loadPackageMigrationPage, loadPackageMovePage } from '#features/package-migration/web/index.ts';
import { loadPackageAdminPage, loadPackagesAdminPage } from '#features/packages/web/index.ts';
import { loadPaymentAdminPage, loadPaymentsAdminPage } from '#features/payments/web/index.ts';
import { loadProfileAdminPage, loadProfilesAdminPage } from '#features/profiles/web/index.ts';
import { loadSettingsPage } from '#features/settings/web/index.ts';
import { loadSubscriptionsAdminPage } from '#features/subscriptions/web/index.ts';
import { loadSupportAdminPage } from '#features/support/web/index.ts';
import { loadTagsAdminPage, loadWorkshopOrderPage, loadWorkshopPage } from '#features/workshop/web/index.ts';
import type { AdminPath } from '../page-paths.ts';
import type { AppPage } from './app-page.ts';

/** Pages of the administration, each loaded when it is opened. */
const loaders: Record<AdminPath, AppPage['load']> = {
  '/admin': loadOverviewPage,
  '/admin-dashboard': loadOverviewPage,
  '/admin/overview': loadOverviewPage,
  '/admin/events': loadEventsPage,
  '/admin/users': loadUsersPage,
  '/admin/users/:id': loadUserPage,
  '/admin/profiles': loadProfilesAdminPage,
  '/admin/profiles/:id': loadProfileAdminPage,
  '/admin/support': loadSupportAdminPage,
  '/admin/communities': loadCommunitiesAdminPage,
  '/admin/packages': loadPackagesAdminPage,
  '/admin/packages/:id': loadPackageAdminPage,
  '/admin/subscriptions': loadSubscriptionsAdminPage,
  '/admin/payments': loadPaymentsAdminPage,
  '/admin/payments/:id': loadPaymentAdminPage,
  '/admin/invoices': loadInvoicesAdminPage,
  '/admin/package-migration': loadPackageMigrationPage,
  '/package-migration': loadPackageMigrationPage,
  '/admin/package-migration/:id': loadPackageMovePage,
  '/admin/orders': loadWorkshopPage,
  '/admin/orders/:id': loadWorkshopOrderPage,
  '/admin/tags': loadTagsAdminPage,
  '/admin/blog': loadBlogAdminPage,
  '/blog-admin': loadBlogAdminPage,
  '/blog-admin/:id': loadPostEditorPage,
  '/blog-admin/:id/preview': loadPostPreviewPage,
  '/admin/notifications': loadBroadcastsPage,
  '/admin/notifications/:id': loadBroadcastPage,
  '/admin/errors': loadErrorsPage,
  '/admin/errors/:id': loadErrorPage,
  '/admin/audit': loadAuditPage,
  '/admin/settings': loadSettingsPage,
  '/admin/database-migrations': loadDatabaseMigrationsPage,
};

export const adminPages = Object.fromEntries(
  Object.entries(loaders).map(([path, load]) => [path, { access: 'admin', load }]),
) as Record<AdminPath, AppPage>;
