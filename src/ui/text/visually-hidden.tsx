import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

/**
 * A honeypot: a field that only bots fill in. Its label asks the users of old screen readers, which ignore
 * `aria-hidden`, to leave it empty.
 */
export function TrapField({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={styles.hidden} aria-hidden="true">
      {label}
      <input {...input} name="website" tabIndex={-1} autoComplete="off" />
    </label>
  );
}

/** Radix's version writes inline styles, which the CSP forbids in server HTML. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={styles.hidden} />;
}
