import type { ComponentType } from 'react';
import { loadUserPage, loadUsersPage } from '#features/accounts/web/index.ts';
import { loadAuditPage } from '#features/audit/web/index.ts';
import { loadBlogAdminPage, loadPostEditorPage, loadPostPreviewPage } from '#features/blog/web/index.ts';
import { loadBulkActions } from '#features/bulk-actions/web/index.ts';
import { loadStockPage } from '#features/card-stock/web/index.ts';
import { loadCommunitiesAdminPage } from '#features/communities/web/index.ts';
import { loadCouponPage, loadCouponsPage } from '#features/coupons/web/index.ts';
import { loadDatabaseMigrationsPage } from '#features/database-migrations/web/index.ts';
import { loadErrorPage, loadErrorsPage, loadUserErrors } from '#features/error-reports/web/index.ts';
import { loadFiguresPage } from '#features/figures/web/index.ts';
import { loadInvoicesAdminPage } from '#features/invoices/web/index.ts';
import { loadJobsPage } from '#features/jobs/web/index.ts';
import { loadWebhooksPage } from '#features/leads/web/index.ts';
import { loadMailPage, loadMailsPage } from '#features/mails/web/index.ts';
import { loadReportCasePage, loadReportsAdminPage } from '#features/moderation/web/index.ts';
import { loadBroadcastPage, loadBroadcastsPage } from '#features/notifications/web/index.ts';
import { loadEventsPage, loadOverviewPage } from '#features/overview/web/index.ts';
import { loadMigrationDetailPage, loadPackageMigrationPage } from '#features/package-migration/web/index.ts';
import { loadPackageAdminPage, loadPackagesAdminPage } from '#features/packages/web/index.ts';
import { loadPaymentAdminPage, loadPaymentEventsPage, loadPaymentsAdminPage } from '#features/payments/web/index.ts';
import { loadCardPricesPage, loadPointsAdminPage } from '#features/physical-cards/web/index.ts';
import { loadProfileAdminPage, loadProfilesAdminPage } from '#features/profiles/web/index.ts';
import { loadSettingsPage } from '#features/settings/web/index.ts';
import { loadSubscriptionsAdminPage } from '#features/subscriptions/web/index.ts';
import { loadSupportAdminPage } from '#features/support/web/index.ts';
import { loadTagsAdminPage, loadWorkshopOrderPage, loadWorkshopPage } from '#features/workshop/web/index.ts';
import type { AdminPath } from '../page-paths.ts';
import { loadOnce } from './load-once.ts';

/** The admin pages, each loaded when it is opened. */
export const adminPages: Record<AdminPath, () => Promise<{ Page: ComponentType }>> = {
  '/admin': loadOverviewPage,
  '/admin-dashboard': loadOverviewPage,
  '/admin/overview': loadOverviewPage,
  '/admin/events': loadEventsPage,
  '/admin/figures': loadFiguresPage,
  '/admin/users': loadOnce(() => loadUsersPage({ loadBulk: async () => (await loadBulkActions()).UsersBulkBar })),
  '/admin/users/:id': loadOnce(() => loadUserPage({ loadErrors: loadUserErrors })),
  '/admin/profiles': loadOnce(() =>
    loadProfilesAdminPage({ loadBulk: async () => (await loadBulkActions()).ProfilesBulkBar }),
  ),
  '/admin/profiles/:id': loadProfileAdminPage,
  '/admin/reports': loadReportsAdminPage,
  '/admin/reports/:id': loadReportCasePage,
  '/admin/support': loadSupportAdminPage,
  '/admin/communities': loadCommunitiesAdminPage,
  '/admin/packages': loadPackagesAdminPage,
  '/admin/packages/:id': loadPackageAdminPage,
  '/admin/subscriptions': loadSubscriptionsAdminPage,
  '/admin/payments': loadPaymentsAdminPage,
  '/admin/payments/:id': loadPaymentAdminPage,
  '/admin/coupons': loadCouponsPage,
  '/admin/coupons/:id': loadCouponPage,
  '/admin/invoices': loadInvoicesAdminPage,
  '/admin/package-migration': loadPackageMigrationPage,
  '/package-migration': loadPackageMigrationPage,
  '/admin/package-migration/:id': loadMigrationDetailPage,
  '/admin/orders': loadWorkshopPage,
  '/admin/orders/:id': loadWorkshopOrderPage,
  '/admin/stock': loadStockPage,
  '/admin/tags': loadTagsAdminPage,
  '/admin/pickup-points': loadPointsAdminPage,
  '/admin/card-prices': loadCardPricesPage,
  '/admin/blog': loadBlogAdminPage,
  '/blog-admin': loadBlogAdminPage,
  '/blog-admin/:id': loadPostEditorPage,
  '/blog-admin/:id/preview': loadPostPreviewPage,
  '/admin/notifications': loadBroadcastsPage,
  '/admin/notifications/:id': loadBroadcastPage,
  '/admin/errors': loadErrorsPage,
  '/admin/errors/:id': loadErrorPage,
  '/admin/jobs': loadJobsPage,
  '/admin/mails': loadMailsPage,
  '/admin/mails/:id': loadMailPage,
  '/admin/webhooks': loadWebhooksPage,
  '/admin/payment-events': loadPaymentEventsPage,
  '/admin/audit': loadAuditPage,
  '/admin/settings': async () =>
    loadSettingsPage(await (await import('./pages/settings-slots.ts')).loadSettingsSlots()),
  '/admin/database-migrations': loadDatabaseMigrationsPage,
};
