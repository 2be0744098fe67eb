import { Mark } from '../brand/mark.tsx';
import { useTexts } from '../locale.tsx';
import { uiTexts } from '../texts.ts';
import styles from './loading.module.css';
import { Spinner } from './spinner.tsx';

export function LoadingPage({ label }: { label?: string }) {
  return (
    <div className={styles.page} role="status">
      <Sign label={label} />
    </div>
  );
}

/** Covers the page during something short, such as signing in. It does not trap focus. The opener must close it. */
export function LoadingModal({ open, label }: { open: boolean; label?: string }) {
  return (
    <div role="status">
      {open && (
        <div className={styles.scrim}>
          <div className={styles.modal}>
            <Sign label={label} />
          </div>
        </div>
      )}
    </div>
  );
}

function Sign({ label }: { label?: string | undefined }) {
  const t = useTexts(uiTexts);
  return (
    <>
      <span className={styles.sign}>
        <Mark size={44} />
        <Spinner className={styles.ring ?? ''} size={72} />
      </span>
      <p className={styles.label}>{label ?? t('ui.loading')}</p>
    </>
  );
}
