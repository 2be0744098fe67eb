import { LockKeyhole } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { toast, visibleToasts } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { type LogoutReason, requestAuth } from '#web-kit/session/auth-events.ts';
import { expectAuth } from '../layout/expect-auth.ts';
import { layoutTexts } from '../layout/texts.ts';
import styles from './guarded.module.css';

interface GuardedLoginProps {
  /** Why the previous session ended. */
  ended: LogoutReason | undefined;
}

/** Shows that the page is protected and opens the sign-in dialog, except directly after the user has signed out. */
export function GuardedLogin({ ended }: GuardedLoginProps) {
  const t = useTexts(layoutTexts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page turns out to be closed
  useEffect(() => {
    if (ended !== 'asked') requestAuth('login');
    // Only one toast is shown at a time, and an existing one is more specific.
    if (!ended && !visibleToasts().some(({ open }) => open))
      toast({ title: t('layout.protected.title'), description: t('layout.protected.text') });
  }, []);
  const login = (
    <Button onPointerEnter={expectAuth} onFocus={expectAuth} onClick={() => requestAuth('login')}>
      {t('layout.auth.login')}
    </Button>
  );
  return (
    <div className={styles.location}>
      <EmptyState icon={LockKeyhole} level="h1" title={t('layout.protected.title')} action={login}>
        {t('layout.protected.text')}
      </EmptyState>
    </div>
  );
}
