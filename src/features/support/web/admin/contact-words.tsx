import { useTexts } from '#ui/locale.tsx';
import styles from './support-admin.module.css';
import { supportAdminTexts } from './support-admin-texts.ts';

const maxShort = 120;

/** A short message as it is; of a long one the beginning, and the rest on a press. */
export function ContactWords({ message }: { message: string }) {
  const t = useTexts(supportAdminTexts);
  if (message.length <= maxShort)
    return (
      <span className={styles.message} dir="auto">
        {message}
      </span>
    );
  return (
    <details className={styles.long}>
      <summary className={styles.summary}>
        <span className={styles.last} dir="auto">
          {message}
        </span>
        <span className={styles.more}>{t('supportAdmin.contacts.read')}</span>
      </summary>
      <p className={styles.message} dir="auto">
        {message}
      </p>
    </details>
  );
}
