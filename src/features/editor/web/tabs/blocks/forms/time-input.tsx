import { Input } from '#ui/input.tsx';
import { clockText, minutesOf } from '../../../../clock-text.ts';
import styles from './hours-form.module.css';

interface TimeInputProps {
  label: string;
  /** Minutes after midnight. */
  value: number;
  onChange: (minutes: number) => void;
}

/** The platform's own clock; while it shows half an hour's name the last whole one stays. */
export function TimeInput({ label, value, onChange }: TimeInputProps) {
  return (
    <Input
      className={styles.time}
      type="time"
      aria-label={label}
      value={clockText(value)}
      onChange={({ currentTarget }) => {
        const minutes = minutesOf(currentTarget.value);
        if (minutes !== undefined) onChange(minutes);
      }}
    />
  );
}
