import type { ReactNode } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
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
  const { formatInteger } = useNumbers();
  const change = changeOf(value, before);
  return (
    <Card className={styles.card}>
      <Row gap={1} align="center" className={styles.head}>
        <Text tone="muted" size="s" line="snug">
          {label}
        </Text>
        {note}
      </Row>
      <Text weight="heading" tabular line="tight" className={styles.value}>
        <bdi dir="ltr">{formatInteger(value)}</bdi>
      </Text>
      {change && <ChangeText change={change} />}
    </Card>
  );
}
