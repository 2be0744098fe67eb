import type { ReactNode } from 'react';
import { ConfirmProvider } from './confirm-provider.tsx';
import { useAccount } from './use-account.ts';

/** Around the pages of the administration: what is sensitive there asks whether it is still the admin. */
export function AdminReauthentication({ children }: { children: ReactNode }) {
  const { data } = useAccount();
  return <ConfirmProvider hasPassword={data?.hasPassword ?? true}>{children}</ConfirmProvider>;
}
