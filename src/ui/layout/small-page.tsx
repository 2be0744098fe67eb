import styles from './small-page.module.css';

/** A real page at phone width, scaled to its container; a non-interactive preview. */
export function SmallPage({ src, title }: { src: string; title: string }) {
  return (
    <div className={styles.screen}>
      <iframe className={styles.page} src={src} title={title} loading="lazy" tabIndex={-1} inert />
    </div>
  );
}
