import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

/** Radix's version writes inline styles, which the CSP forbids in server HTML. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={styles.hidden} />;
}
