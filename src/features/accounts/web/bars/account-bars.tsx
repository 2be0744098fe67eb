import { useSession } from '#web-kit/session/session-store.ts';
import { ImpersonationBar } from '../impersonation/impersonation-bar.tsx';
import { DeletionBar } from './deletion-bar.tsx';

/** Whose account this is, and that it waits for its deletion. */
export function AccountBars() {
  const { viewedBy, deletesAt } = useSession().user ?? {};
  return (
    <>
      {viewedBy && <ImpersonationBar />}
      {deletesAt && <DeletionBar deletesAt={deletesAt} isViewed={viewedBy !== undefined} />}
    </>
  );
}
