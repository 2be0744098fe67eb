import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { useNumbers } from '../use-numbers.ts';
import { changeOf } from './change.ts';
import { ChangeText } from './change-text.tsx';
import styles from './figure-card.module.css';

interface FigureCardProps {
  label: ReactNode;
  value: number;
  /** The same figure of the period before; null or nothing where it is not known. */
  before?: number | null;
  /** How it is counted, where that is not obvious. */
  note?: ReactNode;
}

/** One number, big and calm, and what became of it. */
export function FigureCard({ label, value, before, note }: FigureCardProps) {
  const { whole } = useNumbers();
  const change = changeOf(value, before);
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <p className={styles.label}>{label}</p>
        {note}
      </div>
      <p className={styles.value}>
        <bdi dir="ltr">{whole(value)}</bdi>
      </p>
      {change && <ChangeText change={change} />}
    </Card>
  );
}
