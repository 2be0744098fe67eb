import type { ReactNode } from 'react';
import styles from './setting-row.module.css';

interface SettingRowProps {
  /** A sign at the start, such as an icon on a tile. */
  sign?: ReactNode;
  title: ReactNode;
  /** A badge beside the title. */
  state?: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
}

/** One thing that is set, what it is set to, and what can be done about it. */
export function SettingRow({ sign, title, state, text, action }: SettingRowProps) {
  return (
    <div className={styles.row}>
      {sign}
      <div className={styles.words}>
        <div className={styles.head}>
          <span className={styles.title}>{title}</span>
          {state}
        </div>
        {text && <div className={styles.text}>{text}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
