import type { ReactNode } from 'react';
import { ConfirmProvider } from './confirm-provider.tsx';
import { useAccount } from './use-account.ts';

/** Wraps the admin pages: sensitive actions there prompt for re-authentication. */
export function AdminReauthentication({ children }: { children: ReactNode }) {
  const { data } = useAccount();
  return <ConfirmProvider hasPassword={data?.hasPassword ?? true}>{children}</ConfirmProvider>;
}
