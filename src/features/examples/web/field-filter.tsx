import { useId } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ExampleField } from '../contract.ts';
import { examplesTexts } from '../texts.ts';
import styles from './field-filter.module.css';

export type FieldChoice = ExampleField | 'all';

interface FieldFilterProps {
  choices: readonly FieldChoice[];
  value: FieldChoice;
  onChange(value: FieldChoice): void;
}

/** Native radios in the shape of chips: arrows move between them and one is always chosen. */
export function FieldFilter({ choices, value, onChange }: FieldFilterProps) {
  const t = useTexts(examplesTexts);
  const name = useId();
  return (
    <fieldset className={styles.filter}>
      <legend>
        <VisuallyHidden>{t('examples.filter')}</VisuallyHidden>
      </legend>
      {choices.map((choice) => (
        <label key={choice} className={styles.chip}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={choice}
            checked={choice === value}
            onChange={() => onChange(choice)}
          />
          <span>{t(`examples.fields.${choice}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
