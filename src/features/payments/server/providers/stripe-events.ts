import type Stripe from 'stripe';
import { AppError } from '#base/app-error.ts';
import type { PaymentProvider, ProviderEvent } from './port.ts';
import type { StripeSettings } from './stripe-client.ts';

const toleranceSeconds = 300;

/** Events say that something happened; what happened is asked of Stripe. */
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
