import type { ReactNode } from 'react';
import { LoadingPage } from '#ui/loading.tsx';
import { useSession } from '#web-kit/use-session.ts';
import type { AppPage } from './app-table.ts';
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
  if (verdict === 'content') return children;
  if (verdict === 'wait') return <LoadingPage />;
  return verdict === 'forbidden' ? <GuardedForbidden /> : <GuardedLogin ended={session.ended} />;
}
