export { BankChallenge, BankFields, type BankFieldsHandle, PaymentCardRejected } from './bank-fields.tsx';
export { PaymentDemoPage } from './payment-demo-page.tsx';
