import { type ReactNode, useId } from 'react';
import { Card, CardHeader } from '#ui/layout/card.tsx';
import { Caption } from '#ui/text/text.tsx';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  text?: string;
  /** The text shown while there is no data. */
  empty?: string | false;
  children: ReactNode;
}

/** A section of the statistics page. */
export function Section({ title, text, empty, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.section}>
      <CardHeader title={title} titleId={id} {...(text && { description: text })} />
      {empty ? <Caption>{empty}</Caption> : children}
    </Card>
  );
}
