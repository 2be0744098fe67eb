import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  icon: LucideIcon;
  tone: 'sea' | 'warn' | 'bad';
  title: ReactNode;
  action?: ReactNode;
  /** Read out when it comes up while the page is open. */
  isLive?: boolean;
  /** The actions under the words, where several would crowd them. */
  isStacked?: boolean;
  children?: ReactNode;
}

export function Notice({ icon: Icon, tone, title, action, isLive = false, isStacked = false, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} data-stacked={isStacked} {...(isLive && { role: 'status' })}>
      <Icon className={styles.icon} size={22} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles.texts}>
        <p className={styles.title}>{title}</p>
        {children && <div className={styles.text}>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
