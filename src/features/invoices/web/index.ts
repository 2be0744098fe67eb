/** Both load when they are opened: owners never carry them. */
export const loadInvoicesAdminPage = async () => ({
  Page: (await import('./admin/invoices-page.tsx')).InvoicesPage,
});
export const loadVatRatesSetting = async () => (await import('./admin/vat-rates.tsx')).VatRatesSetting;
