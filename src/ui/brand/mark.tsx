import { VisuallyHidden } from '../layout/layout.tsx';
import styles from './mark.module.css';

interface MarkProps {
  size?: number;
  /** Without a title the mark is decorative, beside the name. */
  title?: string;
}

/** A warm dot with spreading rings. As a logo it is never mirrored. */
export function Mark({ size = 30, title }: MarkProps) {
  return (
    <>
      <svg className={styles.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
        <circle className={styles.disc} cx="16" cy="16" r="16" />
        <circle className={styles.dot} cx="20.4" cy="16" r="3.1" />
        <path className={styles.arc} d="M15.6 9.9a8.4 8.4 0 0 0 0 12.2" />
        <path className={styles.arc} d="M11.1 6.8a13.4 13.4 0 0 0 0 18.4" />
      </svg>
      {title && <VisuallyHidden>{title}</VisuallyHidden>}
    </>
  );
}
