import type { ReactNode } from 'react';
import styles from './admin-page.module.css';
import { SectionDoor } from './section-door.tsx';
import { SectionMenu } from './section-menu.tsx';

interface AdminPageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Over the title: the way back. */
  back?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** What stands around every page of the administration: its sections and the name of the page. */
export function AdminPage({ title, lead, back, actions, children }: AdminPageProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <SectionMenu />
      </div>
      <div className={styles.page}>
        <div className={styles.door}>
          <SectionDoor />
        </div>
        {back}
        <header className={styles.head}>
          <div className={styles.words}>
            {/* Takes the keyboard where what had it is gone. */}
            <h1 className={styles.title} tabIndex={-1}>
              {title}
            </h1>
            {lead && <div className={styles.lead}>{lead}</div>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
        {children}
      </div>
    </div>
  );
}
