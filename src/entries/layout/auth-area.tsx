import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { askForAuth } from '#web-kit/auth-events.ts';
import type { SessionState } from '#web-kit/use-session.ts';
import styles from './auth-area.module.css';
import { layoutTexts } from './texts.ts';

interface AuthAreaProps {
  session: SessionState;
}

/** Sign in and register for a visitor, a face for an owner, and stand-ins while that changes. */
export function AuthArea({ session: { user, isChanging } }: AuthAreaProps) {
  const t = useTexts(layoutTexts);
  if (isChanging)
    return (
      <div className={styles.area} role="status" aria-label={t('layout.auth.changing')} aria-busy="true">
        <Skeleton shape="button" />
        <Skeleton shape="circle" />
      </div>
    );
  if (user)
    return (
      <div className={styles.area}>
        <Avatar name={user.displayName} alt={user.displayName} />
      </div>
    );
  return (
    <div className={styles.area}>
      <Button className={styles.login} variant="ghost" size="sm" onClick={() => askForAuth('login')}>
        {t('layout.auth.login')}
      </Button>
      <Button className={styles.register} size="sm" onClick={() => askForAuth('register')}>
        {t('layout.auth.register')}
      </Button>
    </div>
  );
}
