import type { ReactNode } from 'react';
import styles from './small-page.module.css';

type SmallPageProps = { src: string; title: string } | { children: ReactNode };

/** A page at phone width, scaled to its container; a non-interactive preview. It is a frame, or loaded in one. */
export function SmallPage(props: SmallPageProps) {
  return (
    <div className={styles.screen} inert>
      {'src' in props ? <iframe {...props} loading="lazy" tabIndex={-1} inert /> : props.children}
    </div>
  );
}
