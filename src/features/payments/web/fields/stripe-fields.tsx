import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { ErrorCard } from '#ui/feedback/query-content.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { FieldsSetup } from '../../contract.ts';
import { payingTexts } from '../texts.ts';
import { FieldsWaiting } from './fields-waiting.tsx';
import { type PaymentFieldsHandle, PaymentFieldsProblem } from './payment-fields-handle.ts';
import { stripeOf, stripeToken } from './stripe-token.ts';

const colours = {
  colorPrimary: '--color-primary',
  colorBackground: '--color-surface',
  colorText: '--color-text',
  colorTextSecondary: '--color-text-second',
  colorTextPlaceholder: '--color-text-second',
  colorDanger: '--color-bad',
} as const;

/** Styles Stripe's fields like ours. Its frame cannot access our tokens, so their values are read from the page. */
function stripeAppearance(container: HTMLElement): Appearance {
  const probe = container.ownerDocument.createElement('span');
  container.append(probe);
  const colourOf = (token: string): string => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const values = Object.entries(colours).map(([name, token]) => [name, colourOf(token)]);
  const edge = colourOf('--color-border-control');
  const focus = colourOf('--color-focus');
  probe.remove();
  return {
    theme: 'stripe',
    labels: 'above',
    variables: {
      ...Object.fromEntries(values),
      fontFamily: 'Rubik, system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '14px',
      spacingUnit: '4px',
      gridRowSpacing: '16px',
    },
    rules: {
      '.Input': { border: `1px solid ${edge}`, boxShadow: 'none', padding: '11px 16px' },
      '.Input:focus': { borderColor: focus, boxShadow: `0 0 0 1px ${focus}` },
      '.Label': { fontWeight: '500' },
    },
  };
}

type StripeSetup = Extract<FieldsSetup, { provider: 'stripe' }>;
type Mounted = { readonly stripe: Stripe; readonly elements: StripeElements };

function useStripeElement({ publishableKey, clientSecret }: StripeSetup) {
  const { locale } = useLocale();
  const container = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try starts over.
  useEffect(() => {
    let isUnmounted = false;
    let unmount = () => {};
    const mount = async (host: HTMLElement) => {
      const stripe = await stripeOf(publishableKey);
      if (isUnmounted) return;
      const elements = stripe.elements({ clientSecret, locale, appearance: stripeAppearance(host) });
      // No wallets: our list of saved methods is above, and only payment cards are accepted.
      const element = elements.create('payment', { wallets: { applePay: 'never', googlePay: 'never', link: 'never' } });
      unmount = () => element.destroy();
      element.on('ready', () => setState('ready'));
      element.on('loaderror', () => setState('failed'));
      element.mount(host);
      mounted.current = { stripe, elements };
    };
    setState('loading');
    if (container.current) mount(container.current).catch(() => !isUnmounted && setState('failed'));
    return () => {
      isUnmounted = true;
      mounted.current = null;
      unmount();
    };
  }, [publishableKey, clientSecret, locale, tries]);
  return { container, mounted, state, retry: () => setTries((before) => before + 1) };
}

/** Stripe's Payment Element: a frame by Stripe, styled like our fields. */
export function StripeFields({ setup, ref }: { setup: StripeSetup; ref: Ref<PaymentFieldsHandle> }) {
  const t = useTexts(payingTexts);
  const { container, state, mounted, retry } = useStripeElement(setup);
  const tokenize = async () => {
    if (!mounted.current || state !== 'ready') throw new PaymentFieldsProblem(t('paying.card.notReady'));
    return stripeToken(mounted.current, t);
  };
  useImperativeHandle(ref, () => ({ tokenize }));
  return (
    <>
      {state === 'loading' && <FieldsWaiting />}
      {state === 'failed' && <ErrorCard level="h3" type="network" title={t('paying.card.failed')} onRetry={retry} />}
      <div ref={container} />
    </>
  );
}
