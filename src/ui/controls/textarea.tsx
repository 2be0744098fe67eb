import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldControl } from './field.tsx';
import input from './input.module.css';
import styles from './textarea.module.css';

export function Textarea({ className, dir = 'auto', rows = 4, placeholder, ...rest }: ComponentProps<'textarea'>) {
  const field = useFieldControl();
  return (
    <textarea
      {...field}
      {...rest}
      dir={dir}
      rows={rows}
      placeholder={placeholder ?? ' '}
      className={classNames(input.input, styles.textarea, className)}
    />
  );
}
