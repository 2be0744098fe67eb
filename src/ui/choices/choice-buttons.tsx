import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { VisuallyHidden } from '../layout/layout.tsx';
import styles from './choice-buttons.module.css';

interface ChoiceButtonsProps<V extends string> {
  /** The group's name for screen readers. */
  label: string;
  choices: readonly { readonly value: V; readonly label: string; readonly icon?: LucideIcon }[];
  value: V;
  onChange(value: V): void;
}

/** Native radios styled as chips: arrow keys move between them and one is always selected. */
export function ChoiceButtons<V extends string>({ label, choices, value: selected, onChange }: ChoiceButtonsProps<V>) {
  const group = useId();
  return (
    <fieldset className={styles.tags}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {choices.map(({ value, label: name, icon: Icon }) => (
        <label key={value} className={styles.chip}>
          <input
            className={styles.input}
            type="radio"
            name={group}
            value={value}
            checked={value === selected}
            onChange={() => onChange(value)}
          />
          {Icon && <Icon size={17} strokeWidth={1.9} aria-hidden="true" />}
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
