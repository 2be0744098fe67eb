import { Plus } from 'lucide-react';
import { type Ref, useImperativeHandle } from 'react';
import { ErrorCard } from '#ui/error-card.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { RadioGroup, RadioItem } from '#ui/radio-group.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { PaymentMethod } from '../../contract.ts';
import { NewMethod } from '../new-method/new-method.tsx';
import { MethodLine } from '../method/method-line.tsx';
import { payingTexts } from '../texts.ts';
import type { MethodChoice } from './method-choice.ts';
import { isUsable } from './method-choice.ts';
import styles from './method-picker.module.css';
import { usePicker } from './use-picker.ts';

export interface MethodPickerHandle {
  /**
   * The method to charge: the chosen one, or the new card once it is saved; asked again, the same. Rejects where none
   * can be had, with the reason already on the screen.
   */
  resolveMethod(): Promise<number>;
}

interface MethodPickerProps {
  /** Start with null: the picker chooses what is most likely as soon as it knows. */
  value: MethodChoice;
  onChange: (choice: MethodChoice) => void;
  /** Asks whether a new card is to be kept; without the question it is. */
  isSaveOptional?: boolean;
  ref?: Ref<MethodPickerHandle>;
}

/** Saved cards, and a new one in the provider's own fields. Enter in the fields sends the form around it. */
export function MethodPicker({ value, onChange, isSaveOptional = false, ref }: MethodPickerProps) {
  const picker = usePicker(value, onChange);
  const { methods, isNewOpen, problem, resolveMethod } = picker;
  useImperativeHandle(ref, () => ({ resolveMethod }));
  if (!methods) return picker.failure ? <MethodsFailed {...picker.failure} /> : <MethodsWaiting />;
  return (
    <Stack gap={3} shrinkItems ref={picker.containerRef}>
      {methods.length > 0 && <MethodOptions {...{ methods, value, onChange, problem }} />}
      {isNewOpen && (
        <div className={styles.card} data-alone={methods.length === 0} hidden={value !== 'new'}>
          <NewMethod ref={picker.newMethodRef} isSaveOptional={isSaveOptional} />
        </div>
      )}
    </Stack>
  );
}

interface MethodsFailedProps {
  message: string;
  onRetry: () => void;
}

function MethodsFailed({ message, onRetry }: MethodsFailedProps) {
  const t = useTexts(payingTexts);
  return <ErrorCard level="h3" title={t('paying.picker.failed')} message={message} onRetry={onRetry} />;
}

function MethodsWaiting() {
  const t = useTexts(payingTexts);
  return (
    <Stack gap={3} shrinkItems role="status" aria-busy="true" aria-label={t('paying.picker.loading')}>
      {['first', 'second'].map((key) => (
        <Skeleton key={key} className={styles.waiting ?? ''} shape="block" />
      ))}
    </Stack>
  );
}

interface MethodOptionsProps {
  methods: readonly PaymentMethod[];
  value: MethodChoice;
  onChange: (choice: MethodChoice) => void;
  problem: string | undefined;
}

function MethodOptions({ methods, value, onChange, problem }: MethodOptionsProps) {
  const t = useTexts(payingTexts);
  return (
    <RadioGroup
      variant="cards"
      label={t('paying.picker.label')}
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
          {t('paying.picker.newCard')}
        </Row>
      </RadioItem>
    </RadioGroup>
  );
}
