import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { IconTile, type IconTone } from '#ui/icon-tile.tsx';
import styles from './one-thing.module.css';

interface OneThingProps {
  icon: LucideIcon;
  tone: IconTone;
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** The one thing that a page opened from a mail is about. */
export function OneThing({ icon, tone, title, text, children }: OneThingProps) {
  return (
    <div className={styles.page}>
      <Card tone="raised" className={styles.card}>
        <div className={styles.head} role="status">
          <IconTile icon={icon} tone={tone} size="lg" />
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
        </div>
        {children}
      </Card>
    </div>
  );
}
