import { Dialog as Primitive } from 'radix-ui';
import { Mark } from './brand/mark.tsx';
import { useFloatingLanguage } from './floating.ts';
import styles from './loading.module.css';
import { useTexts } from './locale.tsx';
import { Spinner } from './spinner.tsx';
import { uiTexts } from './texts.ts';

interface LoadingPageProps {
  label?: string;
}

/** The whole page waits. */
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

/** Something short that must not be disturbed, such as signing in. Whoever opens it closes it. */
export function LoadingModal({ open, label }: LoadingModalProps) {
  const t = useTexts(uiTexts);
  const language = useFloatingLanguage();
  return (
    <Primitive.Root open={open}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.scrim}>
          <Primitive.Content {...language} className={styles.modal} aria-describedby={undefined} aria-busy="true">
            <Sign />
            <Primitive.Title className={styles.label}>{label ?? t('ui.loading')}</Primitive.Title>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
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
