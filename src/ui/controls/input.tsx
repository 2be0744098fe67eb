import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Row } from '../layout/layout.tsx';
import { useFieldControl } from './field.tsx';
import styles from './input.module.css';

const latinTypes = new Set(['tel', 'email', 'url', 'number', 'password', 'date', 'time', 'month']);

interface InputProps extends ComponentProps<'input'> {
  /** A short text or icon inside the edge, such as a currency or a magnifier. */
  start?: ReactNode;
  end?: ReactNode;
}

export function Input({ start, end, className, type = 'text', dir, placeholder, ...rest }: InputProps) {
  const field = useFieldControl();
  const framed = Boolean(start || end);
  const input = (
    <input
      {...field}
      {...rest}
      type={type}
      dir={dir ?? (latinTypes.has(type) ? 'ltr' : 'auto')}
      // A space keeps `:placeholder-shown` true, so that an empty field follows the page's direction.
      placeholder={placeholder ?? ' '}
      className={classNames(framed ? styles.inner : styles.input, className)}
    />
  );
  if (!framed) return input;
  return (
    <span className={classNames(styles.input, styles.framed)}>
      {start && <span className={styles.start}>{start}</span>}
      {input}
      {end && (
        <Row as="span" fixed align="center" tone="muted">
          {end}
        </Row>
      )}
    </span>
  );
}
