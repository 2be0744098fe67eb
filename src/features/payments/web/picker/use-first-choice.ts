import { useEffect, useEffectEvent } from 'react';
import type { PaymentMethod } from '../../contract.ts';
import { firstChoice, isOffered, type MethodChoice } from './method-choice.ts';

/** Chooses what is most likely, as soon as the list is known and wherever the chosen card is gone from it. */
export function useFirstChoice(
  methods: readonly PaymentMethod[] | undefined,
  value: MethodChoice,
  onChange: (choice: MethodChoice) => void,
): void {
  const choose = useEffectEvent(onChange);
  useEffect(() => {
    if (!methods || isOffered(value, methods)) return;
    const first = firstChoice(methods);
    if (first !== value) choose(first);
  }, [methods, value]);
}
