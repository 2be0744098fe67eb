import type { AdminUserDetail } from '../../admin-contract.ts';
import { RestoreAction } from './actions/restore-action.tsx';
import { SuspendAction } from './actions/suspend-action.tsx';
import { ViewAction } from './actions/view-action.tsx';

export function UserHeadActions({ user }: { user: AdminUserDetail }) {
  return (
    <>
      {user.role !== 'admin' && <ViewAction user={user} />}
      {user.suspendedAt ? <RestoreAction user={user} /> : <SuspendAction user={user} />}
    </>
  );
}
