import { useTexts } from '#ui/locale.tsx';
import { authTexts } from '../auth-texts.ts';
import styles from './auth-form.module.css';

interface SmallPrintProps {
  pageExists(link: string): boolean;
}

/** Nobody can agree to pages that are not there to be read. */
export function SmallPrint({ pageExists }: SmallPrintProps) {
  const t = useTexts(authTexts);
  if (!pageExists('/terms') || !pageExists('/privacy')) return null;
  return (
    <p className={styles.small}>
      {t('auth.register.agree')}{' '}
      <a href="/terms" target="_blank" rel="noreferrer">
        {t('auth.register.terms')}
      </a>{' '}
      <a href="/privacy" target="_blank" rel="noreferrer">
        {t('auth.register.privacy')}
      </a>
    </p>
  );
}
