export { issueCreditNote } from './credit-note.ts';
export { issueInvoice } from './issue.ts';
export { invoicesJobs } from './jobs.ts';
export { findInvoiceOfPayment } from './queries.ts';
export { invoicesRoutes } from './routes.ts';
export { seedInvoices } from './seed.ts';
export { invoicesExport } from './takeaway.ts';
export { vatRateAt } from './vat.ts';
