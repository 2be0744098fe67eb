import { createContext, useContext, useMemo } from 'react';
import { RequestError } from '../api/request-error.ts';

/** The owner closed the question for the password: nothing happened, and nothing needs to be said. */
export class ConfirmDismissed extends Error {
  override name = 'ConfirmDismissed';
}

export const errorCodeOf = (error: unknown): unknown => {
  const body = error instanceof RequestError ? error.body : undefined;
  return body && typeof body === 'object' && 'code' in body ? body.code : undefined;
};

/** Opens the question; true once the proof was given. */
export type Reauthenticate = () => Promise<boolean>;
export type ConfirmedCall = <T>(call: () => Promise<T>) => Promise<T>;

/** Runs a call; where the server wants proof that it is still the owner, asks for it and runs the call once more. */
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
