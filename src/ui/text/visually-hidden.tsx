import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

/** Radix has one too, but it writes inline styles, which the content security policy forbids in server HTML. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={styles.hidden} />;
}
