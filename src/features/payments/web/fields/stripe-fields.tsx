import { type Ref, useImperativeHandle } from 'react';
import { ErrorCard } from '#ui/error-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { payingTexts } from '../texts.ts';
import { type CardFieldsHandle, CardProblem } from './card-fields-handle.ts';
import { FieldsWaiting } from './fields-waiting.tsx';
import { stripeToken } from './stripe-token.ts';
import { type StripeSetup, useStripeElement } from './use-stripe-element.ts';

interface StripeFieldsProps {
  setup: StripeSetup;
  ref: Ref<CardFieldsHandle>;
}

/** Stripe's Payment Element: a frame of Stripe's in the look of our fields. */
export function StripeFields({ setup, ref }: StripeFieldsProps) {
  const t = useTexts(payingTexts);
  const { place, state, mounted, retry } = useStripeElement(setup);
  const tokenize = async () => {
    if (!mounted.current || state !== 'ready') throw new CardProblem(t('paying.card.notReady'));
    return stripeToken(mounted.current, t);
  };
  useImperativeHandle(ref, () => ({ tokenize }));
  return (
    <>
      {state === 'loading' && <FieldsWaiting />}
      {state === 'failed' && <ErrorCard level="h3" type="network" title={t('paying.card.failed')} onRetry={retry} />}
      <div ref={place} />
    </>
  );
}
