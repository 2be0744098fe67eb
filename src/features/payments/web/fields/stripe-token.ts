import type { Stripe, StripeElements } from '@stripe/stripe-js';
import type { Translator } from '#i18n/translator.ts';
import type { payingTexts } from '../texts.ts';
import { PaymentFieldsProblem } from './payment-fields-handle.ts';
import { problemOf } from './stripe-problem.ts';

/** Has Stripe check and keep the card; the name of that set-up is the token. */
export async function stripeToken(
  { stripe, elements }: { readonly stripe: Stripe; readonly elements: StripeElements },
  t: Translator<typeof payingTexts>,
): Promise<string> {
  const { setupIntent, error } = await stripe.confirmSetup({
    elements,
    redirect: 'if_required',
    confirmParams: { return_url: location.href },
  });
  if (setupIntent) return setupIntent.id;
  // Done before, and the answer was lost on the way to us.
  if (error.setup_intent?.status === 'succeeded') return error.setup_intent.id;
  const problem = problemOf(error);
  throw new PaymentFieldsProblem(problem ? t(`paying.problem.${problem}`) : '');
}
