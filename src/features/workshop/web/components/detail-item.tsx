import type { ReactNode } from 'react';
import { Grid } from '#ui/layout/layout.tsx';
import styles from './detail-item.module.css';

interface DetailItemProps {
  name: string;
  children: ReactNode;
}

export function DetailItem({ name, children }: DetailItemProps) {
  return (
    <Grid gap={3} align="baseline" className={styles.detail}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Grid>
  );
}
