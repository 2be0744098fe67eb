import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Stack, Text } from '../layout/layout.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  icon: LucideIcon;
  tone: 'sea' | 'warn' | 'bad';
  title: ReactNode;
  action?: ReactNode;
  /** Announced to screen readers if it appears while the page is open. */
  isLive?: boolean;
  /** Places the actions below the text, if several would crowd it. */
  isStacked?: boolean;
  children?: ReactNode;
}

export function Notice({ icon: Icon, tone, title, action, isLive = false, isStacked = false, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} data-stacked={isStacked} {...(isLive && { role: 'status' })}>
      <Icon className={styles.icon} size={22} strokeWidth={1.75} aria-hidden="true" />
      <Stack gap={1} shrink>
        <Text weight="strong" line="snug">
          {title}
        </Text>
        {children && (
          <Text as="div" size="s">
            {children}
          </Text>
        )}
      </Stack>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
