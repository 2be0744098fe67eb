export { createBank } from './bank.ts';
export type { BankPayment } from './bank-shapes.ts';
export { BankConnectionDropped, BankRefused } from './errors.ts';
export { sandboxBankFeature } from './feature.ts';
export { createBankPages } from './pages.ts';
