import { BankLineDropped, type BankPayment, BankRefused, createBank } from '#features/sandbox-bank/server/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type Found, type PaymentProvider, ProviderUnclear } from '../port.ts';

/** The sandbox bank behind the port: what a real provider would be asked over a line is asked of the feature next door. */
export function createSandboxProvider(services: Pick<Services, 'db' | 'clock' | 'log' | 'config'>): PaymentProvider {
  const bank = createBank(services);
  return {
    name: 'sandbox',
    // The bank keeps no list of customers: whoever brings the name is the customer.
    makeCustomer: async ({ key }) => key,
    setUpFields: async () => ({ provider: 'sandbox', url: '/sandbox-bank/fields' }),
    keepMethod: async (customer, token) => {
      const card = await bank.keepCard(customer, token);
      return card && { ...card, ref: card.token };
    },
    dropMethod: (ref) => bank.dropCard(ref),
    open: ({ key, amount, currency }) => heard(bank.openPayment({ key, merchant: 'shop', amount, currency })),
    confirm: async (ref, { method, isOffSession }) =>
      foundOf(await heard(bank.charge(ref, { token: method, isOffSession }))),
    find: async (ref) => {
      const payment = await heard(bank.findPayment(ref));
      if (!payment) throw new Error('The bank does not know this payment');
      return foundOf(payment);
    },
    cancel: async (ref) => foundOf(await heard(bank.cancelPayment(ref))),
    refund: async (refund) => {
      try {
        return { ...(await heard(bank.refund(refund))), status: 'done' };
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

async function heard<A>(answer: Promise<A>): Promise<A> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof BankLineDropped) throw new ProviderUnclear('the line dropped', { cause: error });
    throw error;
  }
}

function foundOf({ state, reason, challengeUrl, amount, currency }: BankPayment): Found {
  const sum = { amount, currency };
  if (state === 'declined') return { status: 'declined', reason: reason ?? 'declined', ...sum };
  if (state !== 'asks_holder') return { status: state, ...sum };
  return { status: 'challenge', next: { kind: 'frame', url: challengeUrl ?? '' }, ...sum };
}
