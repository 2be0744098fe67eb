import type { AdminUserDetail } from '../../admin-contract.ts';
import { RestoreAct } from './acts/restore-act.tsx';
import { SuspendAct } from './acts/suspend-act.tsx';
import { ViewAct } from './acts/view-act.tsx';

export function UserHeadActs({ user }: { user: AdminUserDetail }) {
  return (
    <>
      {user.role !== 'admin' && <ViewAct user={user} />}
      {user.suspendedAt ? <RestoreAct user={user} /> : <SuspendAct user={user} />}
    </>
  );
}
