import type Stripe from 'stripe';
import { AppError } from '#base/app-error.ts';
import type { Config } from '#server-kit/config/config.ts';
import { type MethodBrand, methodBrands } from '../../domain.ts';
import { type MethodDetails, type PaymentProvider, type ProviderEvent, ProviderUnclear } from './port.ts';
import {
  callStripe,
  callStripeFor,
  createStripeClient,
  isRefusal,
  paymentCardsOnly,
  type StripeSettings,
} from './stripe-client.ts';
import { stripePayments } from './stripe-payments.ts';

const toleranceSeconds = 300;

/** Events only signal that something happened; the details are requested from Stripe. */
export const stripeEvents = (
  stripe: Stripe,
  { webhookSecret }: Pick<StripeSettings, 'webhookSecret'>,
): Pick<PaymentProvider, 'readEvent'> => ({
  readEvent: (body, headers, now) => {
    const signature = headers['stripe-signature'] ?? '';
    try {
      return providerEventOf(
        stripe.webhooks.constructEvent(body, signature, webhookSecret, toleranceSeconds, undefined, now.getTime()),
      );
    } catch (cause) {
      throw new AppError('forbidden', { cause });
    }
  },
});

function providerEventOf({ id, type, data }: Stripe.Event): ProviderEvent {
  return { id, type, paymentRef: refOf(type, data.object as Named) };
}

interface Named {
  readonly id?: string;
  readonly payment_intent?: string | { readonly id: string } | null;
}

function refOf(type: string, { id, payment_intent: intent }: Named): string | undefined {
  if (type.startsWith('payment_intent.')) return id;
  if (!type.startsWith('charge.') && !type.startsWith('refund.')) return undefined;
  return typeof intent === 'string' ? intent : intent?.id;
}

type Methods = Pick<PaymentProvider, 'makeCustomer' | 'setUpFields' | 'saveMethod' | 'dropMethod'>;

/** Payment cards are entered in Stripe's own fields and attached to Stripe's customer by a setup intent. */
function stripeMethods(stripe: Stripe, { publishableKey }: Pick<StripeSettings, 'publishableKey'>): Methods {
  const { customers, setupIntents, paymentMethods } = stripe;
  return {
    makeCustomer: async ({ key, userId }) => {
      const metadata = { userId: String(userId) };
      return (await callStripe(() => customers.create({ metadata }, { idempotencyKey: key }))).id;
    },
    setUpFields: async (customer) => {
      const { client_secret: clientSecret } = await callStripe(() =>
        setupIntents.create({ customer, usage: 'off_session', ...paymentCardsOnly }),
      );
      if (!clientSecret) throw new Error('Stripe made a set-up intent without a secret');
      return { provider: 'stripe', publishableKey, clientSecret };
    },
    saveMethod: async (customer, token) => {
      if (!/^seti_\w+$/.test(token)) return undefined;
      const intent = await callStripeFor(() => setupIntents.retrieve(token, { expand: ['payment_method'] }));
      if (intent?.status !== 'succeeded' || idOf(intent.customer) !== customer) return undefined;
      return typeof intent.payment_method === 'string' ? undefined : methodDetailsOf(intent.payment_method);
    },
    dropMethod: async (ref) => {
      try {
        await callStripe(() => paymentMethods.detach(ref));
      } catch (error) {
        // Already detached: Stripe rejects detaching twice.
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

function methodDetailsOf(method: Stripe.PaymentMethod | null): MethodDetails | undefined {
  if (!method?.card) return undefined;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
  return { ref: method.id, brand: brandOf(brand), last4, expMonth, expYear };
}

const brandOf = (name: string): MethodBrand => methodBrands.find((brand) => brand === name) ?? 'other';

type Refund = Parameters<PaymentProvider['refund']>[0];

/** A pending refund is neither done nor failed; a later call determines the result. */
const stripeRefunds = (stripe: Stripe): Pick<PaymentProvider, 'refund'> => ({
  refund: async (request) => {
    const { id, status } = (await findRefund(stripe, request)) ?? (await makeRefund(stripe, request));
    if (status === 'succeeded') return { ref: id, status: 'done' };
    if (status === 'failed' || status === 'canceled') return { ref: id, status: 'failed' };
    throw new ProviderUnclear(`Stripe says that refund ${id} is ${status}`);
  },
});

/** Stripe drops idempotency keys after a day and replays old responses: refunds are found by their metadata key. */
async function findRefund(stripe: Stripe, { key, ref }: Refund): Promise<Stripe.Refund | undefined> {
  const { data } = await callStripe(() => stripe.refunds.list({ payment_intent: ref, limit: 100 }));
  return data.find(({ metadata }) => metadata?.key === key);
}

/** A refund that Stripe rejects was never created and has no ID there; mainly when the amount exceeds the remainder. */
async function makeRefund(stripe: Stripe, { key, ref, amount }: Refund): Promise<Pick<Stripe.Refund, 'id' | 'status'>> {
  try {
    return await callStripe(() =>
      stripe.refunds.create({ payment_intent: ref, amount, metadata: { key } }, { idempotencyKey: key }),
    );
  } catch (error) {
    if (isRefusal(error)) return { id: '', status: 'failed' };
    throw error;
  }
}

export function createStripeProvider({ stripe: settings }: Pick<Config, 'stripe'>): PaymentProvider {
  if (!settings) throw new Error('Stripe is configured without its keys');
  const stripe = createStripeClient(settings);
  return {
    name: 'stripe',
    ...stripeMethods(stripe, settings),
    ...stripePayments(stripe, settings),
    ...stripeRefunds(stripe),
    ...stripeEvents(stripe, settings),
  };
}
