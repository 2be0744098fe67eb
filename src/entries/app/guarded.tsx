import { Activity, type ReactNode, useState } from 'react';
import { LoadingPage } from '#ui/feedback/loading.tsx';
import type { SessionState } from '#web-kit/session/session-store.ts';
import { useSession } from '#web-kit/session/use-session.ts';
import type { AppPage } from './app-page.ts';
import { guardVerdict } from './guard-verdict.ts';
import { GuardedForbidden } from './guarded-forbidden.tsx';
import { GuardedLogin } from './guarded-login.tsx';

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
