import type { ReactNode } from 'react';
import styles from './open-page.module.css';

interface OpenPageProps {
  badge: string;
  title: string;
  lead?: string;
  /** Stands under the words of the head, such as a search. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A page for everybody: begins under the header, with words in the middle. `--gutter` is what keeps its parts off the edge. */
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
