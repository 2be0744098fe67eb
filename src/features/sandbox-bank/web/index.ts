export { BankChallenge } from './bank-challenge.tsx';
export { BankFields, type BankFieldsHandle, CardNotTaken } from './bank-fields.tsx';
export { PaymentDemoPage } from './payment-demo-page.tsx';
