/** Paying loads when somebody wants to pay. */
export const loadCheckoutPage = async () => ({ Page: (await import('./buy/checkout-page.tsx')).CheckoutPage });
export const loadOrderPage = async () => ({ Page: (await import('./order/order-page.tsx')).OrderPage });
