import { Mark } from '../brand/mark.tsx';
import { useTexts } from '../locale.tsx';
import { uiTexts } from '../texts.ts';
import styles from './loading.module.css';
import { Spinner } from './spinner.tsx';

interface LoadingPageProps {
  label?: string;
}

export function LoadingPage({ label }: LoadingPageProps) {
  const t = useTexts(uiTexts);
  return (
    <div className={styles.page} role="status">
      <Sign />
      <p className={styles.label}>{label ?? t('ui.loading')}</p>
    </div>
  );
}

interface LoadingModalProps extends LoadingPageProps {
  open: boolean;
}

/** Covers the page during something short, such as signing in. It does not trap focus. The opener must close it. */
export function LoadingModal({ open, label }: LoadingModalProps) {
  const t = useTexts(uiTexts);
  return (
    <div role="status">
      {open && (
        <div className={styles.scrim}>
          <div className={styles.modal}>
            <Sign />
            <p className={styles.label}>{label ?? t('ui.loading')}</p>
          </div>
        </div>
      )}
    </div>
  );
}

function Sign() {
  return (
    <span className={styles.sign}>
      <Mark size={44} />
      <Spinner className={styles.ring ?? ''} size={72} />
    </span>
  );
}
