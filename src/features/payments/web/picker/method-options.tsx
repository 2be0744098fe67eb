import { Plus } from 'lucide-react';
import { useTexts } from '#ui/locale.tsx';
import { RadioGroup, RadioItem } from '#ui/radio-group.tsx';
import type { PaymentMethod } from '../../contract.ts';
import { MethodLine } from '../method/method-line.tsx';
import { payingTexts } from '../texts.ts';
import { isUsable, type MethodChoice } from './method-choice.ts';
import styles from './method-picker.module.css';

interface MethodOptionsProps {
  methods: readonly PaymentMethod[];
  value: MethodChoice;
  onChange: (choice: MethodChoice) => void;
  problem: string | undefined;
}

export function MethodOptions({ methods, value, onChange, problem }: MethodOptionsProps) {
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
        <span className={styles.new}>
          <span className={styles.plus} aria-hidden="true">
            <Plus size={18} />
          </span>
          {t('paying.picker.newCard')}
        </span>
      </RadioItem>
    </RadioGroup>
  );
}
