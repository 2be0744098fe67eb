import { createContext, useContext, useMemo } from 'react';
import { RequestError } from '../api/request-error.ts';

/** The user closed the password prompt: nothing happened, and no message is needed. */
export class ConfirmDismissed extends Error {
  override name = 'ConfirmDismissed';
}

export const errorCodeOf = (error: unknown): unknown => {
  const body = error instanceof RequestError ? error.body : undefined;
  return body && typeof body === 'object' && 'code' in body ? body.code : undefined;
};

/** Opens the prompt; resolves to true after successful authentication. */
export type Reauthenticate = () => Promise<boolean>;
export type ConfirmedCall = <T>(call: () => Promise<T>) => Promise<T>;

/** Runs a request; if the server requires recent authentication, prompts for it and retries once. */
export const confirmedCall =
  (reauthenticate: Reauthenticate): ConfirmedCall =>
  async (call) => {
    try {
      return await call();
    } catch (error) {
      if (errorCodeOf(error) !== 'confirm_needed') throw error;
      if (!(await reauthenticate())) throw new ConfirmDismissed();
      return call();
    }
  };

export const ConfirmContext = createContext<Reauthenticate>(async () => false);

export const useReauthenticate = (): Reauthenticate => useContext(ConfirmContext);

export function useConfirmedCall(): ConfirmedCall {
  const reauthenticate = useReauthenticate();
  return useMemo(() => confirmedCall(reauthenticate), [reauthenticate]);
}
