import { Activity, type ReactNode, useState } from 'react';
import { LoadingPage } from '#ui/feedback/loading.tsx';
import { type SessionState, useSession } from '#web-kit/session/session-store.ts';
import type { AppPage } from './app-page.ts';
import { GuardedForbidden } from './guarded-forbidden.tsx';
import { GuardedLogin } from './guarded-login.tsx';

/** `wait`: nobody is known here, and the server has not said yet whether its cookie is. */
export type GuardVerdict = 'content' | 'wait' | 'login' | 'forbidden';

/** Whoever is known here sees the page at once: what it may show is decided by the server at each call. */
export function guardVerdict(
  access: AppPage['access'],
  { user, isChecked }: Pick<SessionState, 'user' | 'isChecked'>,
): GuardVerdict {
  if (access === 'public') return 'content';
  if (!user) return isChecked ? 'login' : 'wait';
  if (access === 'user' || user.userRole === 'admin') return 'content';
  // A role may have been given since this browser last heard of it.
  return isChecked ? 'forbidden' : 'wait';
}

interface GuardedProps {
  access: AppPage['access'];
  children: ReactNode;
}

/** What a page shows is decided by the server at each call; this only spares strangers an empty screen. */
export function Guarded({ access, children }: GuardedProps) {
  const session = useSession();
  const verdict = guardVerdict(access, session);
  const owner = useOwner(session);
  // Somebody whose session ran out in the middle of a sentence finds it again after signing in; nobody else does.
  const isPreserved = verdict === 'login' && session.ended === 'expired' && owner !== undefined;
  return (
    <>
      {(verdict === 'content' || isPreserved) && (
        <Activity key={owner} mode={isPreserved ? 'hidden' : 'visible'}>
          {children}
        </Activity>
      )}
      {verdict === 'wait' && <LoadingPage />}
      {verdict === 'forbidden' && <GuardedForbidden />}
      {verdict === 'login' && <GuardedLogin ended={session.ended} />}
    </>
  );
}

/** Whose page this was last. */
function useOwner({ user }: SessionState): number | undefined {
  const [owner, setOwner] = useState(user?.id);
  if (user && user.id !== owner) setOwner(user.id);
  return owner;
}
