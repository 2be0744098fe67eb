/** The list loads when it is opened: owners never carry it. */
export const loadInvoicesAdminPage = async () => ({
  Page: (await import('./admin/invoices-page.tsx')).InvoicesPage,
});
