import type { Config } from '#server-kit/config/config.ts';
import type { PaymentProvider } from '../port.ts';
import { createStripeClient } from './stripe-client.ts';
import { stripeEvents } from './stripe-events.ts';
import { stripeMethods } from './stripe-methods.ts';
import { stripePayments } from './stripe-payments.ts';
import { stripeRefunds } from './stripe-refunds.ts';

export function createStripeProvider({ stripe: settings }: Pick<Config, 'stripe'>): PaymentProvider {
  if (!settings) throw new Error('Stripe is asked for without its keys');
  const stripe = createStripeClient(settings);
  return {
    name: 'stripe',
    ...stripeMethods(stripe, settings),
    ...stripePayments(stripe, settings),
    ...stripeRefunds(stripe),
    ...stripeEvents(stripe, settings),
  };
}
