export { createBank } from './bank.ts';
export type { BankPayment } from './bank-shapes.ts';
export { BankLineDropped, BankRefused } from './errors.ts';
export { sandboxBankJobs } from './jobs.ts';
export { createBankPages } from './pages.ts';
export { sandboxBankRoutes } from './routes.ts';
