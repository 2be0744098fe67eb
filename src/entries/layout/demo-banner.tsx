import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { askForAuth } from '#web-kit/auth-events.ts';
import { useSession } from '#web-kit/use-session.ts';
import { isDemoUser } from '../page-root/demo-user.ts';
import styles from './demo-banner.module.css';
import { expectAuth } from './expect-auth.ts';
import { layoutTexts } from './texts.ts';

/** Whoever tries the demo should know that nothing here is for keeps. */
export function DemoBanner() {
  const t = useTexts(layoutTexts);
  const { user } = useSession();
  if (!isDemoUser(user)) return null;
  return (
    <aside className={styles.banner} aria-label={t('layout.demo.label')}>
      <div className={styles.inner}>
        <p className={styles.text}>{t('layout.demo.text')}</p>
        <Button
          className={styles.register}
          variant="link"
          size="sm"
          onPointerEnter={expectAuth}
          onFocus={expectAuth}
          onClick={() => askForAuth('register')}
        >
          {t('layout.demo.register')}
        </Button>
      </div>
    </aside>
  );
}
