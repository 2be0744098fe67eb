export { ordersHref } from './state/queue-view.ts';

/** Pages of the workshop load when they are opened: owners never carry them. */
export const loadWorkshopPage = async () => ({ Page: (await import('./queue/queue-page.tsx')).QueuePage });
export const loadWorkshopOrderPage = async () => ({ Page: (await import('./order/order-page.tsx')).OrderPage });
export const loadTagsAdminPage = async () => ({ Page: (await import('./stock/stock-page.tsx')).StockPage });
