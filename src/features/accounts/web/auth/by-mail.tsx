import { useTexts } from '#ui/locale.tsx';
import { authTexts } from '../auth-texts.ts';
import styles from './auth-form.module.css';
import { GoogleButton } from './google-button.tsx';

interface ByMailProps {
  mode: 'login' | 'register';
}

/** Google first, as the shorter way, then a line that leads on to mail and password. */
export function ByMail({ mode }: ByMailProps) {
  const t = useTexts(authTexts);
  return (
    <>
      <GoogleButton mode={mode} />
      <p className={styles.or}>{t('auth.orByMail')}</p>
    </>
  );
}
