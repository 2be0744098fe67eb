import { type ReactNode, useId } from 'react';
import { Card, CardHeader, Stack } from '../layout/layout.tsx';
import styles from './showcase.module.css';

interface SectionProps {
  title: string;
  /** Full page width. */
  wide?: boolean;
  children: ReactNode;
}

export function Section({ title, wide = false, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={wide ? styles.wide : undefined}>
      <CardHeader title={title} titleId={id} level="h3" />
      <Stack gap={4} shrink>
        {children}
      </Stack>
    </Card>
  );
}
