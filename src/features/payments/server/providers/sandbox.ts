import {
  BankConnectionDropped,
  type BankPayment,
  BankRefused,
  createBank,
} from '#features/sandbox-bank/server/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type Found, type PaymentProvider, ProviderUnclear } from './port.ts';

/** Adapter of the sandbox bank: calls the `sandbox-bank` feature directly instead of a remote provider. */
export function createSandboxProvider(services: Pick<Services, 'db' | 'clock' | 'log' | 'config'>): PaymentProvider {
  const bank = createBank(services);
  return {
    name: 'sandbox',
    // The bank has no customer list: the key itself is the customer.
    makeCustomer: async ({ key }) => key,
    setUpFields: async () => ({ provider: 'sandbox', url: '/sandbox-bank/fields' }),
    saveMethod: async (customer, token) => {
      const paymentCard = await bank.savePaymentCard(customer, token);
      return paymentCard && { ...paymentCard, ref: paymentCard.token };
    },
    dropMethod: (ref) => bank.dropPaymentCard(ref),
    open: ({ key, amount, currency }) => mapBankErrors(bank.openPayment({ key, merchant: 'shop', amount, currency })),
    confirm: async (ref, { method, isOffSession }) =>
      foundOf(await mapBankErrors(bank.charge(ref, { token: method, isOffSession }))),
    find: async (ref) => {
      const payment = await mapBankErrors(bank.findPayment(ref));
      if (!payment) throw new Error('The bank does not know this payment');
      return foundOf(payment);
    },
    cancel: async (ref) => foundOf(await mapBankErrors(bank.cancelPayment(ref))),
    refund: async (refund) => {
      try {
        return { ...(await mapBankErrors(bank.refund(refund))), status: 'done' };
      } catch (error) {
        if (error instanceof BankRefused) return { ref: '', status: 'failed' };
        throw error;
      }
    },
    readEvent: (body, headers, now) => {
      const { id, type, payment } = bank.verifyEvent(body, headers, now);
      return { id, type, paymentRef: payment };
    },
  };
}

async function mapBankErrors<A>(answer: Promise<A>): Promise<A> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof BankConnectionDropped) throw new ProviderUnclear('the line dropped', { cause: error });
    throw error;
  }
}

function foundOf({ state, reason, challengeUrl, amount, currency }: BankPayment): Found {
  const money = { amount, currency };
  if (state === 'declined') return { status: 'declined', reason: reason ?? 'declined', ...money };
  if (state !== 'asks_holder') return { status: state, ...money };
  return { status: 'challenge', next: { kind: 'frame', url: challengeUrl ?? '' }, ...money };
}
