/** Code-split: loads only when a user wants to pay. */
export const loadCheckoutPage = async () => ({ Page: (await import('./buy/checkout-page.tsx')).CheckoutPage });
export const loadOrderPage = async () => ({ Page: (await import('./order/order-page.tsx')).OrderPage });
export { LeavingNotice } from './leaving-notice.tsx';
