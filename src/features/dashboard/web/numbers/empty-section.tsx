import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconTile } from '#ui/icon-tile.tsx';
import { Row } from '#ui/layout/layout.tsx';
import styles from '../sections.module.css';

interface EmptySectionProps {
  icon: LucideIcon;
  /** What will be here. */
  children: ReactNode;
}

export function EmptySection({ icon, children }: EmptySectionProps) {
  return (
    <Row gap={4} align="center" grow>
      <IconTile icon={icon} />
      <p className={styles.emptyText}>{children}</p>
    </Row>
  );
}
