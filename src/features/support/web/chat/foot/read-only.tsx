import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './foot.module.css';

interface ReadOnlyProps {
  icon: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}

/** In place of the box: why there is none, and the way on. */
export function ReadOnly({ icon: Icon, title, text, children }: ReadOnlyProps) {
  return (
    <div className={styles.readOnly}>
      <p className={styles.title}>
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        {title}
      </p>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
