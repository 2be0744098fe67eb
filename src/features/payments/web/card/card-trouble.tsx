import { CircleAlert } from 'lucide-react';
import styles from './new-card.module.css';

/** Always there, so that what comes up in it is read out. */
export function CardTrouble({ sentence }: { sentence: string | undefined }) {
  return (
    <div className={styles.alert} role="alert">
      {sentence && (
        <p className={styles.trouble}>
          <CircleAlert size={16} aria-hidden="true" />
          <span>{sentence}</span>
        </p>
      )}
    </div>
  );
}
