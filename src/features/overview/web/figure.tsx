import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ChangeText, changeOf } from '#features/stats/web/index.ts';
import styles from './figure.module.css';

interface FigureProps {
  label: ReactNode;
  value: ReactNode;
  /** Where what it counts is listed. */
  to: string;
  /** The number itself and that of the period before, where there is one. */
  change?: { readonly now: number; readonly before: number };
  note?: ReactNode;
}

/** One number, what became of it, and the way to what stands behind it. */
export function Figure({ label, value, to, change, note }: FigureProps) {
  const became = change && changeOf(change.now, change.before);
  return (
    <Link className={styles.figure} to={to}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
      {note && <span className={styles.note}>{note}</span>}
      {became && <ChangeText change={became} />}
    </Link>
  );
}
