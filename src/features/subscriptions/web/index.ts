/** The page and dialogs load on demand; what is exported here is small enough for every page's initial load. */
export const loadSubscriptionPage = async () => ({
  Page: (await import('./page/subscription-page.tsx')).SubscriptionPage,
});
export const loadSubscriptionsAdminPage = async () => ({
  Page: (await import('./admin/subscriptions-page.tsx')).SubscriptionsPage,
});
export { subscriptionQueries, useSubscriptionCall } from './calls/subscription-queries.ts';
export { CancelDialog, ResumeButton, UpgradeDialog } from './dialogs.tsx';
export { StopRenewalButton } from './resume/stop-renewal-button.tsx';
