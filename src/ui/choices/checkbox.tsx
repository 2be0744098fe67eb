import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldControl } from '../controls/field.tsx';
import styles from './checkbox.module.css';

export interface CheckedProps extends Omit<ComponentProps<'input'>, 'type'> {
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

export function Checkbox({ className, onChange, onCheckedChange, ...rest }: CheckedProps) {
  const field = useFieldControl();
  return (
    <span className={classNames(styles.frame, className)}>
      <input
        {...field}
        {...rest}
        type="checkbox"
        className={styles.box}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
      />
      <Check className={styles.check} size={16} strokeWidth={3} aria-hidden="true" />
    </span>
  );
}
