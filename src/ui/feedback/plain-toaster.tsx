import { useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '../locale.tsx';
import { uiTexts } from '../texts.ts';
import styles from './plain-toaster.module.css';
import { dismissToast, subscribeToToasts, toastDurationMs, type VisibleToast, visibleToasts } from './toast-store.ts';

/**
 * Shows toasts when the chunk of the real toaster could not be loaded, which is when users need the message most.
 * Browsers cache a failed import until the page reloads, so a retry is useless. Part of every page: no dependencies.
 */
export function PlainToaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, visibleToasts);
  return (
    <div className={styles.toasts} role="status">
      {toasts.map((one) => one.open && <PlainToast key={one.id} toast={one} />)}
    </div>
  );
}

function PlainToast({ toast }: { toast: VisibleToast }) {
  const t = useTexts(uiTexts);
  const { id, title, description, action, duration = toastDurationMs } = toast;
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration]);
  const act = () => {
    action?.onClick();
    dismissToast(id);
  };
  return (
    <div className={styles.toast}>
      {title && <strong>{title}</strong>}
      {description && <p>{description}</p>}
      {action && (
        <button type="button" onClick={act}>
          {action.label}
        </button>
      )}
      <button type="button" onClick={() => dismissToast(id)}>
        {t('ui.close')}
      </button>
    </div>
  );
}
