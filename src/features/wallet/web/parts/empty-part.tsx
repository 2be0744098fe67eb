import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconTile } from '#ui/icon-tile.tsx';
import styles from './wallet-section.module.css';

interface EmptyPartProps {
  icon: LucideIcon;
  /** What will be here. */
  children: ReactNode;
}

export function EmptyPart({ icon, children }: EmptyPartProps) {
  return (
    <div className={styles.empty}>
      <IconTile icon={icon} />
      <p>{children}</p>
    </div>
  );
}
