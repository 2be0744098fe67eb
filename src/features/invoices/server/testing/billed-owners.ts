import { accountsFeature, identify } from '#features/accounts/server/index.ts';
import { newOwner } from '#features/profiles/server/testing/own-profiles.ts';
import { startTestApi, type TestApi } from '#server-kit/testing/test-api.ts';
import { invoicesFeature, issueCreditNote, issueInvoice } from '../index.ts';
import { soldText } from './example-texts.ts';

/** Starts the invoices API with real accounts. */
export const startInvoices = (): Promise<TestApi> =>
  startTestApi({ features: [accountsFeature, invoicesFeature], identify, settings: { RATE_LIMITS: 'off' } });

type Sale = Parameters<typeof issueInvoice>[1];
let payments = 0;

/** A sale of one year with a new payment ID. */
export const saleTo = (userId: number, overrides: Partial<Sale> = {}): Sale => {
  payments += 1;
  const gross = overrides.gross ?? 30_000;
  const rest = { locale: 'he', paidBy: 'visa 4242', issuedAt: new Date('2026-11-15T10:00:00Z') } as const;
  return {
    userId,
    paymentId: payments,
    gross,
    lines: [{ text: soldText, quantity: 1, amount: gross }],
    ...rest,
    ...overrides,
  };
};

export const sell = ({ services }: TestApi, sale: Sale): ReturnType<typeof issueInvoice> =>
  services.db.transaction((tx) => issueInvoice(tx, sale));

let refunds = 0;
export const refundSale = (
  { services }: TestApi,
  paymentId: number,
  amount: number,
): ReturnType<typeof issueCreditNote> => {
  refunds += 1;
  const credit = { paymentId, refundId: refunds, amount, issuedAt: new Date('2026-11-16T10:00:00Z') };
  return services.db.transaction((tx) => issueCreditNote(tx, credit));
};

export { newOwner };
