/** Payment components for pages that load on demand. The provider's fields and scripts load only when needed. */
export { AddMethodDialog } from './add/add-method-dialog.tsx';
export { HolderChallenge } from './challenge/holder-challenge.tsx';
export { useIsDemo } from './demo-methods.tsx';
export { MethodLine } from './method/method-line.tsx';
export type { MethodChoice } from './picker/method-picker.tsx';
export { MethodPicker, type MethodPickerHandle } from './picker/method-picker.tsx';
export { paymentQueries, usePaymentMethods } from './queries.ts';

/** Admin pages, loaded on demand. */
export const loadPaymentsAdminPage = async () => ({ Page: (await import('./admin/payments-page.tsx')).PaymentsPage });
export const loadPaymentAdminPage = async () => ({
  Page: (await import('./admin/payment/payment-page.tsx')).PaymentPage,
});
export const loadPaymentEventsPage = async () => ({
  Page: (await import('./admin/events/events-page.tsx')).PaymentEventsPage,
});
