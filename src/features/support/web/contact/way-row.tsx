import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconTile } from '#ui/icon-tile.tsx';
import styles from './contact-ways.module.css';

interface WayRowProps {
  icon: LucideIcon;
  title: string;
  text: ReactNode;
  href?: string;
  onPress?(): void;
}

/** A way on: a link, or a button for what opens on this very page; or something to know, which is neither. */
export function WayRow({ icon, title, text, href, onPress }: WayRowProps) {
  const inside = (
    <>
      <IconTile icon={icon} />
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        <span className={styles.text}>{text}</span>
      </span>
    </>
  );
  if (!href && !onPress)
    return (
      <li>
        <div className={styles.fact}>{inside}</div>
      </li>
    );
  return (
    <li>
      {href ? (
        <a className={styles.way} href={href} onClick={onPress}>
          {inside}
        </a>
      ) : (
        <button type="button" className={styles.way} onClick={onPress}>
          {inside}
        </button>
      )}
    </li>
  );
}
