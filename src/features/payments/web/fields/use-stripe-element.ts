import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocale } from '#ui/locale.tsx';
import type { FieldsSetup } from '../../contract.ts';
import { stripeLook } from './stripe-look.ts';
import { stripeOf } from './stripe-script.ts';

export type StripeSetup = Extract<FieldsSetup, { provider: 'stripe' }>;
type Mounted = { readonly stripe: Stripe; readonly elements: StripeElements };

interface StripeElement {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly mounted: RefObject<Mounted | null>;
  readonly state: 'loading' | 'ready' | 'failed';
  retry(): void;
}

export function useStripeElement({ publishableKey, clientSecret }: StripeSetup): StripeElement {
  const { locale } = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted>(null);
  const [state, setState] = useState<StripeElement['state']>('loading');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try starts over.
  useEffect(() => {
    let isGone = false;
    let unmount = () => {};
    const mount = async (host: HTMLElement) => {
      const stripe = await stripeOf(publishableKey);
      if (isGone) return;
      const elements = stripe.elements({ clientSecret, locale, appearance: stripeLook(host) });
      // Our own list of saved cards stands above, and the bank asks for no more than the card.
      const element = elements.create('payment', { wallets: { applePay: 'never', googlePay: 'never', link: 'never' } });
      unmount = () => element.destroy();
      element.on('ready', () => setState('ready'));
      element.on('loaderror', () => setState('failed'));
      element.mount(host);
      mounted.current = { stripe, elements };
    };
    setState('loading');
    if (place.current) mount(place.current).catch(() => !isGone && setState('failed'));
    return () => {
      isGone = true;
      mounted.current = null;
      unmount();
    };
  }, [publishableKey, clientSecret, locale, tries]);
  return { place, mounted, state, retry: () => setTries((before) => before + 1) };
}
