import type { ComponentType } from 'react';
import {
  loadAccountPage,
  loadResetPasswordPage,
  loadUndoChangePage,
  loadVerifyEmailPage,
} from '#features/accounts/web/index.ts';
import { loadCheckoutPage, loadOrderPage } from '#features/checkout/web/index.ts';
import { loadDashboardPage } from '#features/dashboard/web/index.ts';
import { loadEditorPage, loadProfilesPage } from '#features/editor/web/index.ts';
import { loadLeadsPage } from '#features/leads/web/index.ts';
import { loadMailChoices, loadUnsubscribePage } from '#features/notifications/web/index.ts';
import {
  loadDesignerPage,
  loadOrderFormPage,
  loadPhysicalCardsPage,
  loadPhysicalOrderPage,
} from '#features/physical-cards/web/index.ts';
import { loadStatsPage } from '#features/stats/web/index.ts';
import { loadSubscriptionPage } from '#features/subscriptions/web/index.ts';
import { loadTagOfferPage, loadTagPage } from '#features/tags/web/index.ts';
import { loadWalletPage } from '#features/wallet/web/index.ts';
import { type AdminPath, type AppPath, adminPaths, pageExists } from '../page-paths.ts';
import { loadOnce } from './load-once.ts';

export interface AppPage {
  /** `public` only for pages without personal data. */
  readonly access: 'public' | 'user' | 'admin';
  readonly isForDevelopers?: boolean;
  readonly load: () => Promise<{ Page: ComponentType }>;
}

const adminPages = Object.fromEntries(
  adminPaths.map((path): [AdminPath, AppPage] => [
    path,
    // Owners load nothing of the administration, not even the list of its pages.
    { access: 'admin', load: async () => (await import('./admin-pages.ts')).adminPages[path]() },
  ]),
) as Record<AdminPath, AppPage>;

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
