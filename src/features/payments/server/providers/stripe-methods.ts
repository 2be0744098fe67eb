import type Stripe from 'stripe';
import { type MethodBrand, methodBrands } from '../../domain.ts';
import type { MethodFacts, PaymentProvider } from '../port.ts';
import { callStripe, callStripeFor, cardsOnly, isRefusal, type StripeSettings } from './stripe-client.ts';

type Methods = Pick<PaymentProvider, 'makeCustomer' | 'setUpFields' | 'keepMethod' | 'dropMethod'>;

/** Cards are typed in Stripe's own fields and kept with Stripe's customer by a set-up intent. */
export function stripeMethods(stripe: Stripe, { publishableKey }: Pick<StripeSettings, 'publishableKey'>): Methods {
  const { customers, setupIntents, paymentMethods } = stripe;
  return {
    makeCustomer: async ({ key, userId }) => {
      const metadata = { userId: String(userId) };
      return (await callStripe(() => customers.create({ metadata }, { idempotencyKey: key }))).id;
    },
    setUpFields: async (customer) => {
      const { client_secret: clientSecret } = await callStripe(() =>
        setupIntents.create({ customer, usage: 'off_session', ...cardsOnly }),
      );
      if (!clientSecret) throw new Error('Stripe made a set-up intent without a secret');
      return { provider: 'stripe', publishableKey, clientSecret };
    },
    keepMethod: async (customer, token) => {
      if (!/^seti_\w+$/.test(token)) return undefined;
      const intent = await callStripeFor(() => setupIntents.retrieve(token, { expand: ['payment_method'] }));
      if (intent?.status !== 'succeeded' || idOf(intent.customer) !== customer) return undefined;
      return typeof intent.payment_method === 'string' ? undefined : factsOf(intent.payment_method);
    },
    dropMethod: async (ref) => {
      try {
        await callStripe(() => paymentMethods.detach(ref));
      } catch (error) {
        // Dropped before: Stripe refuses to do it twice.
        if (!isRefusal(error) || (await isAttached(stripe, ref))) throw error;
      }
    },
  };
}

async function isAttached(stripe: Stripe, ref: string): Promise<boolean> {
  const method = await callStripeFor(() => stripe.paymentMethods.retrieve(ref));
  return Boolean(method?.customer);
}

const idOf = (named: string | { readonly id: string } | null): string | undefined =>
  typeof named === 'string' ? named : named?.id;

function factsOf(method: Stripe.PaymentMethod | null): MethodFacts | undefined {
  if (!method?.card) return undefined;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
  return { ref: method.id, brand: brandOf(brand), last4, expMonth, expYear };
}

const brandOf = (name: string): MethodBrand => methodBrands.find((brand) => brand === name) ?? 'other';
