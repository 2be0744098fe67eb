import { LockKeyhole, LogOut } from 'lucide-react';
import { Activity, type ReactNode, useEffect, useState } from 'react';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { LoadingPage } from '#ui/feedback/loading.tsx';
import { EmptyState } from '#ui/feedback/query-content.tsx';
import { toast, visibleToasts } from '#ui/feedback/toast-store.ts';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type LogoutReason, requestAuth } from '#web-kit/session/auth-events.ts';
import { type SessionState, useSession } from '#web-kit/session/session-store.ts';
import { expectAuth } from '../layout/expect-auth.ts';
import { layoutTexts } from '../layout/texts.ts';
import type { AppPage } from './app-table.ts';
import styles from './guarded.module.css';

/** `wait`: no user is stored locally, and the server has not yet confirmed whether the session cookie is valid. */
export type GuardVerdict = 'content' | 'wait' | 'login';

/** A locally known user sees the page at once, or there why not; the server authorizes each request. */
export function guardVerdict(
  access: AppPage['access'],
  { user, isChecked }: Pick<SessionState, 'user' | 'isChecked'>,
): GuardVerdict {
  if (access === 'public') return 'content';
  if (user) return 'content';
  return isChecked ? 'login' : 'wait';
}

/** The server authorizes each request; this only avoids an empty page for signed-out visitors. */
export function Guarded({ access, children }: { access: AppPage['access']; children: ReactNode }) {
  const session = useSession();
  const verdict = guardVerdict(access, session);
  const owner = useOwner(session);
  // Preserves unsaved input when the session expires and the same user signs in again; other users do not get it.
  const isPreserved = verdict === 'login' && session.ended === 'expired' && owner !== undefined;
  return (
    <>
      {(verdict === 'content' || isPreserved) && (
        <Activity key={owner} mode={isPreserved ? 'hidden' : 'visible'}>
          {children}
        </Activity>
      )}
      {verdict === 'wait' && <LoadingPage />}
      {verdict === 'login' && <GuardedLogin ended={session.ended} />}
    </>
  );
}

/** The user who last saw this page. */
function useOwner({ user }: SessionState): number | undefined {
  const [owner, setOwner] = useState(user?.id);
  if (user && user.id !== owner) setOwner(user.id);
  return owner;
}

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
  const hasLeft = ended === 'asked';
  const actions = (
    <Row gap={3} justify="center" wrap>
      <Button onPointerEnter={expectAuth} onFocus={expectAuth} onClick={() => requestAuth('login')}>
        {t('layout.auth.login')}
      </Button>
      {hasLeft && (
        <LinkButton variant="outline" href="/">
          {t('layout.signedOut.home')}
        </LinkButton>
      )}
    </Row>
  );
  return (
    <div className={styles.location}>
      <EmptyState
        icon={hasLeft ? LogOut : LockKeyhole}
        level="h1"
        title={t(hasLeft ? 'layout.signedOut.title' : 'layout.protected.title')}
        action={actions}
      >
        {t(hasLeft ? 'layout.signedOut.text' : 'layout.protected.text')}
      </EmptyState>
    </div>
  );
}
