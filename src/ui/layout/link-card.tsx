import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconTile, type IconTone } from '../icon-tile.tsx';
import { Card, Stack, Text } from './layout.tsx';
import styles from './link-card.module.css';

interface LinkCardProps {
  icon: LucideIcon;
  tone?: IconTone;
  title: string;
  text?: ReactNode;
  isBusy?: boolean;
  children?: ReactNode;
}

/** The only content of a page opened from an email. */
export function LinkCard({ icon, tone = 'sea', title, text, isBusy = false, children }: LinkCardProps) {
  return (
    <div className={styles.page}>
      <Card tone="raised" className={styles.card}>
        <Stack gap={3} align="center" textAlign="center" role="status" aria-busy={isBusy}>
          <IconTile icon={icon} tone={tone} size="lg" />
          <Text as="h1" size="xl">
            {title}
          </Text>
          {text && (
            <Text tone="muted" breakWords>
              {text}
            </Text>
          )}
        </Stack>
        {children}
      </Card>
    </div>
  );
}
