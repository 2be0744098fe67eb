import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconTile, type IconTone } from '#ui/icon-tile.tsx';
import styles from './features.module.css';

interface FeatureTileProps {
  id: string;
  icon: LucideIcon;
  tone: IconTone;
  title: string;
  text: string;
  drawing?: ReactNode;
}

export function FeatureTile({ id, icon, tone, title, text, drawing }: FeatureTileProps) {
  return (
    <li className={styles.tile} data-tile={id}>
      <div className={styles.words}>
        <IconTile icon={icon} tone={tone} />
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </div>
      {drawing && (
        <div className={styles.drawing} aria-hidden="true">
          {drawing}
        </div>
      )}
    </li>
  );
}
