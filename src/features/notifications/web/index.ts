/** Loaded on demand, so that they are not part of the landing page's bundle. */
export const loadBell = async () => (await import('./bell/bell.tsx')).Bell;
export const loadMailChoices = async () => (await import('./choices/mail-choices.tsx')).MailChoices;
export const loadUnsubscribePage = async () => ({
  Page: (await import('./unsubscribe/unsubscribe-page.tsx')).UnsubscribePage,
});
/** Admin pages. */
export const loadBroadcastsPage = async () => ({ Page: (await import('./admin/broadcasts-page.tsx')).BroadcastsPage });
export const loadBroadcastPage = async () => ({ Page: (await import('./admin/broadcast-page.tsx')).BroadcastPage });
