import styles from './small-page.module.css';

interface SmallPageProps {
  src: string;
  title: string;
}

/** A real page of a phone's width, as small as its place: to look at, not to enter. */
export function SmallPage({ src, title }: SmallPageProps) {
  return (
    <div className={styles.screen}>
      <iframe className={styles.page} src={src} title={title} loading="lazy" tabIndex={-1} inert />
    </div>
  );
}
