import { ErrorCard } from '#ui/error-card.tsx';
import styles from './guarded.module.css';

/** In place of a page that broke or could not be loaded; the frame around it, and every way elsewhere, stay. */
export function AppFailed() {
  return (
    <div className={styles.place}>
      <ErrorCard level="h1" onRetry={() => window.location.reload()} homeHref="/" />
    </div>
  );
}
