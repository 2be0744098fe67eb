import type { ReactNode } from 'react';
import styles from './small-page.module.css';

interface SmallPageProps {
  /** The page and its name; without them only the children are shown. */
  frame?: { src: string; title: string } | false;
  /** A frame of their own, or what is shown until the frame is there. */
  children?: ReactNode;
}

/** A page at phone width, scaled to its container; a non-interactive preview. */
export function SmallPage({ frame = false, children }: SmallPageProps) {
  return (
    <div className={styles.screen} inert>
      {children}
      {frame && <iframe {...frame} loading="lazy" tabIndex={-1} inert />}
    </div>
  );
}
