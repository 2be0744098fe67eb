import { LockKeyhole } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTexts } from '#ui/locale.tsx';
import { askForAuth } from '#web-kit/auth-events.ts';
import { type SessionState, useSession } from '#web-kit/use-session.ts';
import { layoutTexts } from '../layout/texts.ts';
import type { AppPage } from './app-table.ts';

interface GuardedProps {
  access: AppPage['access'];
  children: ReactNode;
}

export const mayEnter = (access: AppPage['access'], { user }: Pick<SessionState, 'user'>): boolean =>
  access === 'public' || (access === 'user' ? user !== undefined : user?.userRole === 'admin');

/** What a page shows is decided by the server at each call; this only spares strangers an empty screen. */
export function Guarded({ access, children }: GuardedProps) {
  const t = useTexts(layoutTexts);
  const session = useSession();
  const isIn = mayEnter(access, session);
  useEffect(() => {
    if (!isIn) askForAuth('login');
  }, [isIn]);
  if (isIn) return children;
  const login = <Button onClick={() => askForAuth('login')}>{t('layout.auth.login')}</Button>;
  return (
    <EmptyState icon={LockKeyhole} level="h1" title={t('layout.protected.title')} action={login}>
      {t('layout.protected.text')}
    </EmptyState>
  );
}
