import { Activity, type ReactNode, useState } from 'react';
import { LoadingPage } from '#ui/feedback/loading.tsx';
import { type SessionState, useSession } from '#web-kit/session/session-store.ts';
import type { AppPage } from './app-page.ts';
import { GuardedForbidden } from './guarded-forbidden.tsx';
import { GuardedLogin } from './guarded-login.tsx';

/** `wait`: no user is stored locally, and the server has not yet confirmed whether the session cookie is valid. */
export type GuardVerdict = 'content' | 'wait' | 'login' | 'forbidden';

/** A locally known user sees the page at once; the server authorizes each request. */
export function guardVerdict(
  access: AppPage['access'],
  { user, isChecked }: Pick<SessionState, 'user' | 'isChecked'>,
): GuardVerdict {
  if (access === 'public') return 'content';
  if (!user) return isChecked ? 'login' : 'wait';
  if (access === 'user' || user.userRole === 'admin') return 'content';
  // The role may have changed since this browser last loaded it.
  return isChecked ? 'forbidden' : 'wait';
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
      {verdict === 'forbidden' && <GuardedForbidden />}
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
