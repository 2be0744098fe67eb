import {
  loadAccountPage,
  loadResetPasswordPage,
  loadUndoChangePage,
  loadVerifyEmailPage,
} from '#features/accounts/web/index.ts';
import { loadCheckoutPage, loadOrderPage } from '#features/checkout/web/index.ts';
import { loadDashboardPage } from '#features/dashboard/web/index.ts';
import { loadCardsPage, loadEditorPage } from '#features/editor/web/index.ts';
import { loadLeadsPage } from '#features/leads/web/index.ts';
import { loadMailChoices, loadUnsubscribePage } from '#features/notifications/web/index.ts';
import {
  loadCardOrderPage,
  loadDesignerPage,
  loadOrderCardsPage,
  loadPhysicalCardsPage,
} from '#features/physical-cards/web/index.ts';
import { loadStatsPage } from '#features/stats/web/index.ts';
import { loadSubscriptionPage } from '#features/subscriptions/web/index.ts';
import { loadTagOfferPage, loadTagPage } from '#features/tags/web/index.ts';
import { loadWalletPage } from '#features/wallet/web/index.ts';
import { type AppPath, pageExists } from '../page-paths.ts';
import { adminPages } from './admin-table.ts';
import type { AppPage } from './app-page.ts';

/** Pages of the single-page app: the server sends one shell for all of them. */
export const appPages: Record<AppPath, AppPage> = {
  '/account': { access: 'user', load: () => loadAccountPage({ loadMails: loadMailChoices }) },
  '/dashboard': { access: 'user', load: () => loadDashboardPage({ pageExists }) },
  '/editor': { access: 'user', load: loadCardsPage },
  '/editor/:id': { access: 'user', load: loadEditorPage },
  '/leads': { access: 'user', load: loadLeadsPage },
  '/contact-leads': { access: 'user', load: loadLeadsPage },
  '/contact-leads/:profileId': { access: 'user', load: loadLeadsPage },
  '/stats': { access: 'user', load: loadStatsPage },
  '/stats/:profileId': { access: 'user', load: loadStatsPage },
  '/subscription': { access: 'user', load: loadSubscriptionPage },
  '/wallet': { access: 'user', load: () => loadWalletPage({ pageExists }) },
  '/physical-cards': { access: 'user', load: loadPhysicalCardsPage },
  '/physical-cards/design/:id': { access: 'user', load: loadDesignerPage },
  '/physical-cards/order/:designId': { access: 'user', load: loadOrderCardsPage },
  '/physical-cards/orders/:id': { access: 'user', load: loadCardOrderPage },
  '/physical-cards/tags/:code': { access: 'user', load: loadTagPage },
  '/tag-offers/:token': { access: 'user', load: loadTagOfferPage },
  ...adminPages,
  // A visitor sees what it costs before signing in.
  '/checkout': { access: 'public', load: loadCheckoutPage },
  '/checkout/order/:orderId': { access: 'user', load: loadOrderPage },
  '/checkout/:type/:id': { access: 'public', load: loadCheckoutPage },
  '/verify-email': { access: 'public', load: loadVerifyEmailPage },
  '/reset-password': { access: 'public', load: loadResetPasswordPage },
  '/undo-change': { access: 'public', load: loadUndoChangePage },
  '/unsubscribe': { access: 'public', load: loadUnsubscribePage },
  '/ui': { access: 'public', isForDevelopers: true, load: () => import('./pages/showcase.tsx') },
};
