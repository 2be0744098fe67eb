import { Plus } from 'lucide-react';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { RadioGroup, RadioItem } from '#ui/choices/radio-group.tsx';
import { QueryFailure, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { PaymentMethod } from '../../contract.ts';
import { DemoMethods, useIsDemo } from '../demo-methods.tsx';
import { MethodLine } from '../method/method-line.tsx';
import { NewMethod, type NewMethodHandle, type NewMethodProps } from '../new-method/new-method.tsx';
import { usePaymentMethods } from '../queries.ts';
import { payingTexts } from '../texts.ts';
import styles from './method-picker.module.css';

/** A saved method by ID, a new payment card, or no choice yet. */
export type MethodChoice = number | 'new' | null;

const isUsable = ({ expiry }: PaymentMethod): boolean => expiry !== 'over';

/** Initial choice: the default method, or new fields if there are no saved methods. */
export function firstChoice(methods: readonly PaymentMethod[]): MethodChoice {
  if (methods.length === 0) return 'new';
  return methods.find((method) => method.isDefault && isUsable(method))?.id ?? null;
}

/** A method may have been removed, on another device or by its last payment. */
export const isOffered = (choice: MethodChoice, methods: readonly PaymentMethod[]): boolean =>
  choice === 'new' || methods.some((method) => method.id === choice);

/** The server's list, plus methods entered here that are not saved for later. */
export const withTyped = (saved: readonly PaymentMethod[], typed: readonly PaymentMethod[]): PaymentMethod[] => [
  ...saved,
  ...typed.filter(({ id }) => !saved.some((method) => method.id === id)),
];

export interface MethodPickerHandle {
  /**
   * Returns the method to charge: the chosen one, or the new one once it is saved; repeated calls return the same.
   * Rejects if there is none, when the error is already shown.
   */
  resolveMethod(): Promise<number>;
}

interface MethodPickerProps {
  /** The question above the list; without it, which payment card to pay with. */
  label?: string | undefined;
  /** Start with null: the picker selects the most likely choice once the list has loaded. */
  value: MethodChoice;
  onChange: (choice: MethodChoice) => void;
  /** When a new method is saved. */
  payment?: NewMethodProps['payment'];
  ref?: Ref<MethodPickerHandle>;
}

/** Saved methods, and a new one in the provider's fields. Enter in the fields submits the surrounding form. */
export function MethodPicker({ label, value, onChange, payment, ref }: MethodPickerProps) {
  const picker = usePicker(value, onChange);
  const { methods, isNewOpen, problem, resolveMethod } = picker;
  const isDemo = useIsDemo();
  useImperativeHandle(ref, () => ({ resolveMethod }));
  if (!methods) return picker.failure ?? <MethodsWaiting />;
  return (
    <Stack gap={3} shrinkItems ref={picker.containerRef}>
      {methods.length > 0 && (
        <MethodOptions label={label} methods={methods} value={value} onChange={onChange} problem={problem} />
      )}
      {isNewOpen && (
        <div className={styles.card} data-alone={methods.length === 0} hidden={value !== 'new'}>
          {isDemo ? <DemoMethods /> : <NewMethod ref={picker.newMethodRef} payment={payment} />}
        </div>
      )}
    </Stack>
  );
}

function MethodsWaiting() {
  const t = useTexts(payingTexts);
  return (
    <SkeletonGroup
      label={t('paying.picker.loading')}
      gap={3}
      shapes={['block', 'block']}
      shapeClassName={styles.waiting}
    />
  );
}

interface MethodOptionsProps extends Pick<MethodPickerProps, 'label' | 'value' | 'onChange'> {
  methods: readonly PaymentMethod[];
  problem: string | undefined;
}

function MethodOptions({ label, methods, value, onChange, problem }: MethodOptionsProps) {
  const t = useTexts(payingTexts);
  return (
    <RadioGroup
      variant="cards"
      label={label ?? t('paying.picker.label')}
      error={problem}
      value={String(value)}
      onValueChange={(chosen) => onChange(chosen === 'new' ? 'new' : Number(chosen))}
    >
      {methods.map((method) => (
        <RadioItem
          key={method.id}
          className={styles.option ?? ''}
          value={String(method.id)}
          disabled={!isUsable(method)}
        >
          <MethodLine method={method} />
        </RadioItem>
      ))}
      <RadioItem className={styles.option ?? ''} value="new">
        <Row as="span" gap={3} align="center" inline weight="medium">
          <span className={styles.plus} aria-hidden="true">
            <Plus size={18} />
          </span>
          {t('paying.picker.newMethod')}
        </Row>
      </RadioItem>
    </RadioGroup>
  );
}

/** State and logic of the picker. */
function usePicker(value: MethodChoice, onChange: (choice: MethodChoice) => void) {
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
  const failure = error && (
    <QueryFailure level="h3" error={error} failed={t('paying.picker.failed')} onRetry={() => void refetch()} />
  );
  const resolveMethod = useOneAtATime(resolveOnce);
  return { methods, isNewOpen, problem, failure, containerRef, newMethodRef, resolveMethod };
}

/** Opened fields stay mounted, so that the input survives switching in the list; saving the method closes them. */
function useOpened(isOpen: boolean, saved: number): boolean {
  const [openedAt, setOpenedAt] = useState<number>();
  useEffect(() => {
    if (isOpen) setOpenedAt(saved);
  }, [isOpen, saved]);
  return isOpen || openedAt === saved;
}

/** Two clicks count as one: the second waits for the first one's result. */
function useOneAtATime<A>(work: () => Promise<A>): () => Promise<A> {
  const running = useRef<Promise<A>>(null);
  return () => {
    running.current ??= work().finally(() => {
      running.current = null;
    });
    return running.current;
  };
}

/** Selects the most likely method once the list has loaded, and again if the selected one is removed. */
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
