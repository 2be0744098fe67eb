import { type ReactNode, useId } from 'react';
import { Stack, Text } from '#ui/layout/layout.tsx';
import styles from './detail.module.css';

/** A section of a lead with a small heading. */
export function DetailSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" shrinkItems gap={2} aria-labelledby={id}>
      <Text as="h3" tone="muted" size="s" weight="medium" className={styles.partTitle} id={id}>
        {title}
      </Text>
      {children}
    </Stack>
  );
}
