/** Loaded on demand, so that they are not part of owners' bundles. */
export const loadInvoicesAdminPage = async () => ({ Page: (await import('./admin/invoices-page.tsx')).InvoicesPage });
export const loadVatRatesSetting = async () => (await import('./admin/vat-rates.tsx')).VatRatesSetting;
