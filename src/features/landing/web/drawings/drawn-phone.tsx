import type { ReactNode } from 'react';
import styles from './drawings.module.css';

/** A phone frame around its screen, sized in em like the whole scene. */
export function DrawnPhone({ children }: { children: ReactNode }) {
  return (
    <div className={styles.phone}>
      <span className={styles.keys} />
      <div className={styles.screen}>
        {children}
        <span className={styles.clock}>9:41</span>
        <span className={styles.island} />
        <span className={styles.battery} />
        <span className={styles.home} />
        <span className={styles.glass} />
      </div>
    </div>
  );
}
