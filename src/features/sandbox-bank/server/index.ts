export { createBank } from './bank.ts';
export { BankConnectionDropped, type BankPayment, BankRefused } from './bank-shapes.ts';
export { sandboxBankFeature } from './feature.ts';
export { createBankPages } from './pages.ts';
