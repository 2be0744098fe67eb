import type { ReactNode } from 'react';
import { Grid } from '#ui/layout.tsx';
import styles from './fact.module.css';

interface FactProps {
  name: string;
  children: ReactNode;
}

export function Fact({ name, children }: FactProps) {
  return (
    <Grid gap={3} align="baseline" className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Grid>
  );
}
