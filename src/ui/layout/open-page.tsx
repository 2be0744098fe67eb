import type { ReactNode } from 'react';
import styles from './open-page.module.css';

interface OpenPageProps {
  badge: string;
  title: string;
  lead?: string;
  /** Placed below the heading text, such as a search field. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A public page: starts below the header, with centred text. `--gutter` is the distance of its parts from the edge. */
export function OpenPage({ badge, title, lead, tools, children }: OpenPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.badge}>{badge}</p>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {tools}
      </header>
      {children}
    </div>
  );
}
