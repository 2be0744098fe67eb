export { workshopLabelTexts } from '../label-texts.ts';
export { ordersHref } from './state/queue-view.ts';

/** Workshop pages are loaded when opened, so owners never download them. */
export const loadWorkshopPage = async () => ({ Page: (await import('./queue/queue-page.tsx')).QueuePage });
export const loadWorkshopOrderPage = async () => ({ Page: (await import('./order/order-page.tsx')).OrderPage });
export const loadTagsAdminPage = async () => ({ Page: (await import('./stock/stock-page.tsx')).StockPage });
