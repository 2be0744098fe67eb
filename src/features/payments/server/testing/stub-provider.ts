import { randomBytes } from 'node:crypto';
import { type Found, type Outcome, type PaymentProvider, ProviderUnclear } from '../providers/port.ts';

interface StubPayment {
  outcome: Outcome;
  amount: number;
  currency: string;
}

export interface StubProvider extends PaymentProvider {
  readonly payments: Map<string, StubPayment>;
  /** Number of charges. */
  readonly charges: () => number;
  /** Result of the next charge. */
  outcome: Outcome;
}

/** A provider's method that never answers. */
export const silent = async (): Promise<never> => {
  throw new ProviderUnclear('silence');
};
/** In-memory provider with configurable results; tests override methods as needed. */
export function createStubProvider(change: Partial<PaymentProvider> = {}): StubProvider {
  const payments = new Map<string, StubPayment>();
  const get = (ref: string): StubPayment => {
    const found = payments.get(ref);
    if (!found) throw new Error('no such payment');
    return found;
  };
  let charges = 0;
  const provider: StubProvider = {
    name: 'sandbox',
    payments,
    charges: () => charges,
    outcome: { status: 'paid' },
    makeCustomer: async ({ key }) => key,
    setUpFields: async () => ({ provider: 'sandbox', url: '/' }),
    saveMethod: async (_, ref) => ({ ref, brand: 'visa', last4: '4242', expMonth: 12, expYear: 2090 }),
    dropMethod: async () => undefined,
    open: async ({ key, amount, currency }) => {
      if (!payments.has(key)) payments.set(key, { outcome: { status: 'open' }, amount, currency });
      return { ref: key };
    },
    confirm: async (ref) => {
      const payment = get(ref);
      if (payment.outcome.status === 'open') {
        charges += 1;
        payment.outcome = provider.outcome;
      }
      return payment.outcome;
    },
    find: async (ref): Promise<Found> => {
      const { outcome, amount, currency } = get(ref);
      return { ...outcome, amount, currency };
    },
    cancel: async (ref) => {
      const payment = get(ref);
      if (['open', 'challenge'].includes(payment.outcome.status)) payment.outcome = { status: 'cancelled' };
      return payment.outcome;
    },
    refund: async () => ({ ref: randomBytes(6).toString('hex'), status: 'done' }),
    readEvent: (body) => JSON.parse(body.toString('utf8')),
  };
  return Object.assign(provider, change);
}
