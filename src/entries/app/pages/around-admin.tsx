import type { ReactNode } from 'react';
import { loadAdminReauthentication } from '#features/accounts/web/index.ts';
import { StaffGate } from '#features/admin/web/index.ts';
import { AdminSearch } from '#features/search/web/index.ts';

/** What stands around every page of the administration. */
export async function loadAroundAdmin() {
  const Reauthentication = await loadAdminReauthentication();
  return ({ children }: { children: ReactNode }) => (
    <Reauthentication>
      <AdminSearch>
        <StaffGate>{children}</StaffGate>
      </AdminSearch>
    </Reauthentication>
  );
}
