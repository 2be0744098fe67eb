import { type ReactNode, useId } from 'react';
import styles from './lead-body.module.css';

interface DetailSectionProps {
  title: ReactNode;
  children: ReactNode;
}

/** A part of a lead under its own small heading. */
export function DetailSection({ title, children }: DetailSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 className={styles.partTitle} id={id}>
        {title}
      </h3>
      {children}
    </section>
  );
}
