import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '#ui/locale.tsx';
import type { PaymentMethod } from '../../contract.ts';
import type { NewMethodHandle } from '../new-method/new-method.tsx';
import { payingTexts } from '../texts.ts';
import { usePaymentMethods } from '../use-payment-methods.ts';
import { firstChoice, isOffered, isUsable, type MethodChoice, withTyped } from './method-choice.ts';

/** What the picker knows and does; what it looks like stands beside it. */
export function usePicker(value: MethodChoice, onChange: (choice: MethodChoice) => void) {
  const t = useTexts(payingTexts);
  const { data: saved, error, refetch } = usePaymentMethods();
  const [typed, setTyped] = useState<readonly PaymentMethod[]>([]);
  const [problem, setProblem] = useState<string>();
  const containerRef = useRef<HTMLDivElement>(null);
  const newMethodRef = useRef<NewMethodHandle>(null);
  const methods = saved && withTyped(saved, typed);
  const isNewOpen = useOpened(value === 'new', typed.length);
  useFirstChoice(methods, value, onChange);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice answers the problem.
  useEffect(() => setProblem(undefined), [value]);

  const refuse = (sentence: string): never => {
    setProblem(sentence);
    containerRef.current?.querySelector<HTMLInputElement>('input[type="radio"]:enabled')?.focus();
    throw new Error(sentence);
  };
  const saveNew = async (): Promise<number> => {
    if (!newMethodRef.current) throw new Error(t('paying.card.notReady'));
    const method = await newMethodRef.current.save();
    setTyped((before) => [...before, method]);
    onChange(method.id);
    return method.id;
  };
  const resolveOnce = async (): Promise<number> => {
    if (!methods) throw new Error(t('paying.picker.stillLoading'));
    if (value === 'new') return saveNew();
    const chosen = methods.find((method) => method.id === value);
    if (!chosen) return refuse(t('paying.picker.noneChosen'));
    return isUsable(chosen) ? chosen.id : refuse(t('paying.picker.over'));
  };
  const failure = error ? { message: error.message, onRetry: () => void refetch() } : undefined;
  return {
    methods,
    isNewOpen,
    problem,
    failure,
    containerRef,
    newMethodRef,
    resolveMethod: useOneAtATime(resolveOnce),
  };
}

/** Fields that were opened stay, so that what was typed is not lost on the way through the list; a saved card ends them. */
function useOpened(isOpen: boolean, saved: number): boolean {
  const [openedAt, setOpenedAt] = useState<number>();
  useEffect(() => {
    if (isOpen) setOpenedAt(saved);
  }, [isOpen, saved]);
  return isOpen || openedAt === saved;
}

/** Two presses are one: the second waits for the first one's answer. */
function useOneAtATime<A>(work: () => Promise<A>): () => Promise<A> {
  const running = useRef<Promise<A>>(null);
  return () => {
    running.current ??= work().finally(() => {
      running.current = null;
    });
    return running.current;
  };
}

/** Chooses what is most likely, as soon as the list is known and wherever the chosen card is gone from it. */
function useFirstChoice(
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
