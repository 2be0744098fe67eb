import { CircleAlert } from 'lucide-react';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { authTexts } from '../auth-texts.ts';
import styles from './auth-modal.module.css';

interface FormAlertProps {
  message: string | undefined;
  /** What helps is to write to us. */
  isClosed?: boolean;
}

/** There from the start, so that screen readers hear what appears in it. */
export function FormAlert({ message, isClosed = false }: FormAlertProps) {
  const t = useTexts(authTexts);
  return (
    <div role="alert" className={styles.alertPlace}>
      {message && (
        <Row as="p" gap={2} align="start" size="s" weight="medium" line="snug" className={styles.alert}>
          <CircleAlert size={20} aria-hidden="true" />
          <span>
            {message} {isClosed && <a href="/contact">{t('auth.closed')}</a>}
          </span>
        </Row>
      )}
    </div>
  );
}
