import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconTile, type IconTone } from '../icon-tile.tsx';
import { Card } from './card.tsx';
import styles from './link-card.module.css';

interface LinkCardProps {
  icon: LucideIcon;
  tone?: IconTone;
  title: string;
  text?: ReactNode;
  isBusy?: boolean;
  children?: ReactNode;
}

/** The one thing that a page opened from a mail is about. */
export function LinkCard({ icon, tone = 'sea', title, text, isBusy = false, children }: LinkCardProps) {
  return (
    <div className={styles.page}>
      <Card tone="raised" className={styles.card}>
        <div className={styles.head} role="status" aria-busy={isBusy}>
          <IconTile icon={icon} tone={tone} size="lg" />
          <h1 className={styles.title}>{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {children}
      </Card>
    </div>
  );
}
