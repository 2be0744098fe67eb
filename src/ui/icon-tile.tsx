import type { LucideIcon } from 'lucide-react';
import styles from './icon-tile.module.css';

export type IconTone = 'sea' | 'hot' | 'quiet' | 'good' | 'warn' | 'bad';

interface IconTileProps {
  icon: LucideIcon;
  tone?: IconTone;
  size?: 'default' | 'lg';
}

/** An icon on a soft square: decoration beside text with the same meaning. */
export function IconTile({ icon: Icon, tone = 'sea', size = 'default' }: IconTileProps) {
  return (
    <span className={styles.tile} data-tone={tone} data-size={size} aria-hidden="true">
      <Icon size={size === 'lg' ? 28 : 20} strokeWidth={1.75} />
    </span>
  );
}
