import { useId } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Quote } from '../../contract.ts';
import { buyingTexts } from '../texts.ts';
import styles from './pay-form.module.css';

interface ConsentFieldProps {
  renewal: NonNullable<Quote['renewal']>;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Empty until its owner ticks it; the words beside it are those that are kept. */
export function ConsentField({ renewal, checked, onChange }: ConsentFieldProps) {
  const t = useTexts(buyingTexts);
  const meaning = useId();
  return (
    <div className={styles.consent}>
      <Field className={styles.agreement ?? ''} label={renewal.consent} inline>
        <Checkbox
          className={styles.tick ?? ''}
          checked={checked}
          onCheckedChange={onChange}
          aria-describedby={meaning}
        />
      </Field>
      <p className={styles.meaning} id={meaning} aria-live="polite">
        {checked ? t('buying.form.consentOn') : t('buying.form.consentOff', { at: new Date(renewal.periodEnd) })}
      </p>
    </div>
  );
}
