import { type ReactNode, useCallback, useState } from 'react';
import { type AskForProof, ConfirmContext } from '#web-kit/proof.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Settle = (isProved: boolean) => void;

interface ConfirmProviderProps {
  hasPassword: boolean;
  children: ReactNode;
}

/** One question for all sections of the page. */
export function ConfirmProvider({ hasPassword, children }: ConfirmProviderProps) {
  const [waiting, setWaiting] = useState<{ readonly settle: Settle }>();
  const ask = useCallback<AskForProof>(() => new Promise((settle) => setWaiting({ settle })), []);
  const settle: Settle = (isProved) => {
    waiting?.settle(isProved);
    setWaiting(undefined);
  };
  return (
    <ConfirmContext value={ask}>
      {children}
      <ConfirmDialog isOpen={waiting !== undefined} hasPassword={hasPassword} onSettle={settle} />
    </ConfirmContext>
  );
}
