import Stripe from 'stripe';
import { AppError } from '#base/app-error.ts';
import type { Config } from '#server-kit/config/config.ts';
import { type DeclineReason, type MethodBrand, methodBrands } from '../../domain.ts';
import {
  type Found,
  type MethodDetails,
  type Outcome,
  type PaymentProvider,
  type ProviderEvent,
  ProviderUnclear,
} from './port.ts';
import {
  callStripe,
  callStripeFor,
  createStripeClient,
  foundOf,
  isRefusal,
  outcomeOf,
  paymentCardsOnly,
  reasonOf,
  type StripeSettings,
} from './stripe-client.ts';

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

/** Reads and ends payments at Stripe. */
function stripeIntents({ paymentIntents }: Stripe, publishableKey: string) {
  const outcome = (intent: Stripe.PaymentIntent): Outcome => outcomeOf(intent, publishableKey);

  const retrieve = (ref: string): Promise<Stripe.PaymentIntent> =>
    callStripe(() => paymentIntents.retrieve(ref, { expand: ['latest_charge'] }));

  /** Returns the resulting state: a payment that can no longer be cancelled is paid, or was cancelled before. */
  const end = async (ref: string): Promise<Stripe.PaymentIntent> => {
    try {
      return await callStripe(() => paymentIntents.cancel(ref, { expand: ['latest_charge'] }));
    } catch (error) {
      if (isWrongState(error)) return retrieve(ref);
      throw error;
    }
  };

  /**
   * A declined intent would accept another payment card, so it is cancelled; if it proves paid, that takes precedence.
   */
  const decline = async (ref: string, reason: DeclineReason): Promise<Outcome> => {
    const after = outcome(await end(ref));
    return after.status === 'paid' ? after : { status: 'declined', reason };
  };

  const find = async (ref: string): Promise<Found> => {
    const intent = await retrieve(ref);
    const found = outcome(intent);
    if (found.status !== 'declined' || intent.status === 'canceled') return foundOf(intent, found);
    const ended = await end(ref);
    const after = outcome(ended);
    return foundOf(ended, after.status === 'paid' ? after : found);
  };

  const currentOutcome = async (ref: string): Promise<Outcome> => {
    const { amount: _, currency: __, ...found } = await find(ref);
    return found;
  };

  return { outcome, end, decline, find, currentOutcome };
}

/** Another request came first: the payment has changed state in the meantime. */
const isWrongState = (error: unknown): boolean => isRefusal(error) && error.code === 'payment_intent_unexpected_state';

type Payments = Pick<PaymentProvider, 'open' | 'confirm' | 'find' | 'cancel'>;
type Opening = Parameters<PaymentProvider['open']>[0];
type Charge = Parameters<PaymentProvider['confirm']>[1];

/** Payment intents: created without a method, so that no money moves, and confirmed with one. */
function stripePayments(stripe: Stripe, { publishableKey }: Pick<StripeSettings, 'publishableKey'>): Payments {
  const { outcome, end, decline, find, currentOutcome } = stripeIntents(stripe, publishableKey);
  return {
    open: async (payment) => ({ ref: (await createIntent(stripe, payment)).id }),
    confirm: async (ref, request) => {
      // Looks up the current state first, because an idempotency key replays the original response.
      const before = await currentOutcome(ref);
      if (before.status !== 'open') return before;
      try {
        return outcome(await charge(stripe, ref, request));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError) return decline(ref, reasonOf(error));
        if (isRefusal(error) && error.param === 'payment_method') return decline(ref, 'method_gone');
        if (isWrongState(error)) return currentOutcome(ref);
        throw error;
      }
    },
    find,
    cancel: async (ref) => outcome(await end(ref)),
  };
}

function createIntent(
  stripe: Stripe,
  { key, amount, currency, customer, paymentId }: Opening,
): Promise<Stripe.PaymentIntent> {
  const metadata = { paymentId: String(paymentId) };
  const params = { amount, currency: currency.toLowerCase(), customer, metadata, ...paymentCardsOnly };
  return callStripe(() => stripe.paymentIntents.create(params, { idempotencyKey: key }));
}

const charge = (stripe: Stripe, ref: string, { method, isOffSession }: Charge): Promise<Stripe.PaymentIntent> =>
  callStripe(() =>
    stripe.paymentIntents.confirm(
      ref,
      // On-session: Stripe's script shows the bank's challenge in the user's browser.
      { payment_method: method, ...(isOffSession ? { off_session: true } : { use_stripe_sdk: true }) },
      { idempotencyKey: `confirm:${ref}` },
    ),
  );
