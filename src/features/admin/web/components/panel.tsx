import { type ReactNode, useId } from 'react';
import { Card } from '#ui/layout/card.tsx';
import styles from './admin-panels.module.css';

interface PanelProps {
  title: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page of details. */
export function Panel({ title, actions, children }: PanelProps) {
  const id = useId();
  return (
    <Card>
      <section className={styles.panel} aria-labelledby={id}>
        <div className={styles.head}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {children}
      </section>
    </Card>
  );
}
