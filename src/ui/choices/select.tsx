import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldControl } from '../controls/field.tsx';
import input from '../controls/input.module.css';
import styles from './select.module.css';

interface SelectProps extends Omit<ComponentProps<'select'>, 'multiple' | 'size'> {
  /** Text of an empty first option. */
  placeholder?: string;
}

/**
 * The native select: it works well on every phone and without scripting, and Radix's select writes inline styles on the
 * server.
 */
export function Select({ placeholder, className, children, ...rest }: SelectProps) {
  const field = useFieldControl();
  return (
    <span className={styles.frame}>
      <select {...field} {...rest} className={classNames(input.input, styles.select, className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {children}
      </select>
      <ChevronDown className={styles.chevron} size={18} aria-hidden="true" />
    </span>
  );
}
