/**
 * Paying, for the pages that do it; they load when they are opened, and this with them. Fields and scripts of a provider
 * load when somebody asks for them.
 */
export { AddMethodDialog } from './add/add-method-dialog.tsx';
export { HolderChallenge } from './challenge/holder-challenge.tsx';
export { MethodLine } from './method/method-line.tsx';
export type { MethodChoice } from './picker/method-choice.ts';
export { MethodPicker, type MethodPickerHandle } from './picker/method-picker.tsx';
export { paymentQueries, usePaymentMethods } from './queries.ts';

/** Of the administration; they load when they are opened. */
export const loadPaymentsAdminPage = async () => ({ Page: (await import('./admin/payments-page.tsx')).PaymentsPage });
export const loadPaymentAdminPage = async () => ({
  Page: (await import('./admin/payment/payment-page.tsx')).PaymentPage,
});
