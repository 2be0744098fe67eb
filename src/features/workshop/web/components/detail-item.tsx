import type { ReactNode } from 'react';
import { Grid } from '#ui/layout/layout.tsx';
import styles from './components.module.css';

export function DetailItem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Grid gap={3} align="baseline" className={styles.detail}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Grid>
  );
}
