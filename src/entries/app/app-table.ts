import type { ComponentType } from 'react';
import {
  loadAccountPage,
  loadResetPasswordPage,
  loadUndoChangePage,
  loadUserPage,
  loadUsersPage,
  loadVerifyEmailPage,
} from '#features/accounts/web/index.ts';
import { loadAuditPage } from '#features/audit/web/index.ts';
import { loadBlogAdminPage, loadPostEditorPage, loadPostPreviewPage } from '#features/blog/web/index.ts';
import { loadBulkActions } from '#features/bulk-actions/web/index.ts';
import { loadStockPage } from '#features/card-stock/web/index.ts';
import { loadCheckoutPage, loadOrderPage } from '#features/checkout/web/index.ts';
import { loadCommunitiesAdminPage } from '#features/communities/web/index.ts';
import { loadCouponPage, loadCouponsPage } from '#features/coupons/web/index.ts';
import { loadDashboardPage } from '#features/dashboard/web/index.ts';
import { loadDatabaseMigrationsPage } from '#features/database-migrations/web/index.ts';
import { loadEditorPage, loadProfilesPage } from '#features/editor/web/index.ts';
import { loadErrorPage, loadErrorsPage, loadUserErrors } from '#features/error-reports/web/index.ts';
import { loadFiguresPage } from '#features/figures/web/index.ts';
import { loadInvoicesAdminPage } from '#features/invoices/web/index.ts';
import { loadJobsPage } from '#features/jobs/web/index.ts';
import { loadLeadsPage, loadWebhooksPage } from '#features/leads/web/index.ts';
import { loadMailPage, loadMailsPage } from '#features/mails/web/index.ts';
import { loadReportCasePage, loadReportsAdminPage } from '#features/moderation/web/index.ts';
import {
  loadBroadcastPage,
  loadBroadcastsPage,
  loadMailChoices,
  loadUnsubscribePage,
} from '#features/notifications/web/index.ts';
import { loadEventsPage, loadOverviewPage } from '#features/overview/web/index.ts';
import { loadMigrationDetailPage, loadPackageMigrationPage } from '#features/package-migration/web/index.ts';
import { loadPackageAdminPage, loadPackagesAdminPage } from '#features/packages/web/index.ts';
import { loadPaymentAdminPage, loadPaymentEventsPage, loadPaymentsAdminPage } from '#features/payments/web/index.ts';
import {
  loadCardPricesPage,
  loadDesignerPage,
  loadOrderFormPage,
  loadPhysicalCardsPage,
  loadPhysicalOrderPage,
  loadPointsAdminPage,
} from '#features/physical-cards/web/index.ts';
import { loadProfileAdminPage, loadProfilesAdminPage } from '#features/profiles/web/index.ts';
import { loadSettingsPage } from '#features/settings/web/index.ts';
import { loadStatsPage } from '#features/stats/web/index.ts';
import { loadSubscriptionPage, loadSubscriptionsAdminPage } from '#features/subscriptions/web/index.ts';
import { loadSupportAdminPage } from '#features/support/web/index.ts';
import { loadTagOfferPage, loadTagPage } from '#features/tags/web/index.ts';
import { loadWalletPage } from '#features/wallet/web/index.ts';
import { loadTagsAdminPage, loadWorkshopOrderPage, loadWorkshopPage } from '#features/workshop/web/index.ts';
import { type AdminPath, type AppPath, pageExists } from '../page-paths.ts';

export interface AppPage {
  /** `public` only for pages without personal data. */
  readonly access: 'public' | 'user' | 'admin';
  readonly isForDevelopers?: boolean;
  readonly load: () => Promise<{ Page: ComponentType }>;
}

/** The admin pages, each loaded when it is opened. */
const loaders: Record<AdminPath, AppPage['load']> = {
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

const adminPages = Object.fromEntries(
  Object.entries(loaders).map(([path, load]) => [path, { access: 'admin', load }]),
) as Record<AdminPath, AppPage>;

/** One component for all its paths: another profile or section must not remount the page and lose focus. */
function loadOnce<Page>(load: () => Promise<Page>): () => Promise<Page> {
  let loading: Promise<Page> | undefined;
  return () => {
    loading ??= load();
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
}

const loadStats = loadOnce(async () => loadStatsPage((await import('./pages/stats-slots.ts')).statsSlots));
const account = { access: 'user', load: loadOnce(() => loadAccountPage({ loadMails: loadMailChoices })) } as const;

/** The pages of the single-page app: the server sends the same shell for all of them. */
export const appPages: Record<AppPath, AppPage> = {
  '/account': account,
  '/account/notifications': account,
  '/account/security': account,
  '/account/data': account,
  '/dashboard': { access: 'user', load: () => loadDashboardPage({ pageExists }) },
  '/editor': { access: 'user', load: loadProfilesPage },
  '/editor/:id': { access: 'user', load: loadEditorPage },
  '/leads': { access: 'user', load: loadLeadsPage },
  '/contact-leads': { access: 'user', load: loadLeadsPage },
  '/contact-leads/:profileId': { access: 'user', load: loadLeadsPage },
  '/stats': { access: 'user', load: loadStats },
  '/stats/:profileId': { access: 'user', load: loadStats },
  '/subscription': { access: 'user', load: loadSubscriptionPage },
  '/wallet': { access: 'user', load: () => loadWalletPage({ pageExists }) },
  '/physical-cards': { access: 'user', load: loadPhysicalCardsPage },
  '/physical-cards/design/:id': { access: 'user', load: loadDesignerPage },
  '/physical-cards/order/:designId': { access: 'user', load: loadOrderFormPage },
  '/physical-cards/orders/:id': { access: 'user', load: loadPhysicalOrderPage },
  '/physical-cards/tags/:code': { access: 'user', load: loadTagPage },
  '/tag-offers/:token': { access: 'user', load: loadTagOfferPage },
  ...adminPages,
  // Public, because a visitor sees the price before signing in.
  '/checkout': { access: 'public', load: loadCheckoutPage },
  '/checkout/order/:orderId': { access: 'user', load: loadOrderPage },
  '/checkout/:type/:id': { access: 'public', load: loadCheckoutPage },
  '/verify-email': { access: 'public', load: loadVerifyEmailPage },
  '/reset-password': { access: 'public', load: loadResetPasswordPage },
  '/undo-change': { access: 'public', load: loadUndoChangePage },
  '/unsubscribe': { access: 'public', load: loadUnsubscribePage },
  '/ui': { access: 'public', isForDevelopers: true, load: () => import('./pages/showcase.tsx') },
};
