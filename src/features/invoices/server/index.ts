export { invoicesExport } from './data-export.ts';
export { type DemoCall, type DemoCharge, demoCharges, demoMethod, listDemoCharges } from './demo.ts';
export { invoicesFeature } from './feature.ts';
export { issueCreditNote, issueInvoice } from './issue.ts';
export { composeInvoiceMail } from './mail/mail.ts';
export { findInvoiceOfPayment, findInvoicesOf, invoiceFigures } from './queries.ts';
export { seedInvoices } from './seed.ts';
export { titleOf } from './title.ts';
export { vatRateAt } from './vat.ts';
