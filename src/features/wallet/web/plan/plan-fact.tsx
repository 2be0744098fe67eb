import type { ReactNode } from 'react';
import styles from './plan.module.css';

interface PlanFactProps {
  name: string;
  /** A word on it. */
  text?: string;
  children: ReactNode;
}

export function PlanFact({ name, text, children }: PlanFactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
      {text && <dd className={styles.text}>{text}</dd>}
    </div>
  );
}
