import { Mark } from '#ui/brand/mark.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { authTexts } from '../auth-texts.ts';
import styles from './signing-in.module.css';

interface SigningInProps {
  isShown: boolean;
}

/** Covers the page while it fills with the owner's things, and holds nothing: no focus is caught in it. */
export function SigningIn({ isShown }: SigningInProps) {
  const t = useTexts(authTexts);
  return (
    <div role="status" aria-live="polite">
      {isShown && (
        <div className={styles.scrim}>
          <div className={styles.box}>
            <span className={styles.sign}>
              <Mark size={44} />
              <Spinner className={styles.ring ?? ''} size={72} />
            </span>
            <p>{t('auth.loading')}</p>
          </div>
        </div>
      )}
    </div>
  );
}
