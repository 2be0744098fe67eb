import type { ReactNode } from 'react';
import { loadAdminAccess } from '#features/accounts/web/index.ts';
import { StaffGate } from '#features/admin/web/index.ts';
import { AdminSearch } from '#features/search/web/index.ts';

/** What stands around every page of the administration. */
export async function loadAroundAdmin() {
  const AdminAccess = await loadAdminAccess();
  return ({ children }: { children: ReactNode }) => (
    <AdminAccess>
      <AdminSearch>
        <StaffGate>{children}</StaffGate>
      </AdminSearch>
    </AdminAccess>
  );
}
