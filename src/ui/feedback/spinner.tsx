import styles from './spinner.module.css';

/** Decorative only: the caller must state in text what is loading. */
export function Spinner({ size = 20, className }: { size?: number; className?: string }) {
  return (
    <span className={className} aria-hidden="true">
      <svg className={styles.spinner} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        <circle className={styles.track} cx="12" cy="12" r="9.5" />
        <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
      </svg>
    </span>
  );
}
