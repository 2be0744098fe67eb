import { type Ref, useImperativeHandle } from 'react';
import { NewCard } from '../card/new-card.tsx';
import type { MethodChoice } from './method-choice.ts';
import { MethodOptions } from './method-options.tsx';
import styles from './method-picker.module.css';
import { MethodsFailed } from './methods-failed.tsx';
import { MethodsWaiting } from './methods-waiting.tsx';
import { usePicker } from './use-picker.ts';

export interface MethodPickerHandle {
  /**
   * The method to charge: the chosen one, or the new card once it is saved; asked again, the same. Rejects where none
   * can be had, with the reason already on the screen.
   */
  settle(): Promise<number>;
}

interface MethodPickerProps {
  /** Start with null: the picker chooses what is most likely as soon as it knows. */
  value: MethodChoice;
  onChange: (choice: MethodChoice) => void;
  /** Asks whether a new card is to be kept; without the question it is. */
  isKeptAsked?: boolean;
  ref?: Ref<MethodPickerHandle>;
}

/** Saved cards, and a new one in the provider's own fields. Enter in the fields sends the form around it. */
export function MethodPicker({ value, onChange, isKeptAsked = false, ref }: MethodPickerProps) {
  const picker = usePicker(value, onChange);
  const { methods, isNewOpen, problem, settle } = picker;
  useImperativeHandle(ref, () => ({ settle }));
  if (!methods) return picker.failure ? <MethodsFailed {...picker.failure} /> : <MethodsWaiting />;
  return (
    <div className={styles.picker} ref={picker.place}>
      {methods.length > 0 && <MethodOptions {...{ methods, value, onChange, problem }} />}
      {isNewOpen && (
        <div className={styles.card} data-alone={methods.length === 0} hidden={value !== 'new'}>
          <NewCard ref={picker.newCard} isKeptAsked={isKeptAsked} />
        </div>
      )}
    </div>
  );
}
