import { type ReactNode, useId } from 'react';
import { Card, CardHeader } from '../card.tsx';
import styles from './showcase.module.css';

interface SectionProps {
  title: string;
  /** As wide as the page. */
  wide?: boolean;
  children: ReactNode;
}

export function Section({ title, wide = false, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={wide ? styles.wide : undefined}>
      <CardHeader title={title} titleId={id} level="h3" />
      <div className={styles.stack}>{children}</div>
    </Card>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
