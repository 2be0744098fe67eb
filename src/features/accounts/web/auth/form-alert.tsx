import { CircleAlert } from 'lucide-react';
import styles from './auth-form.module.css';

interface FormAlertProps {
  message: string | undefined;
}

/** There from the start, so that screen readers hear what appears in it. */
export function FormAlert({ message }: FormAlertProps) {
  return (
    <div role="alert" className={styles.alertPlace}>
      {message && (
        <p className={styles.alert}>
          <CircleAlert size={20} aria-hidden="true" />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
