import { createContext, useContext, useMemo } from 'react';
import { RequestError } from './request-error.ts';

/** The owner closed the question for the password: nothing happened, and nothing needs to be said. */
export class ConfirmDismissed extends Error {
  override name = 'ConfirmDismissed';
}

export const errorCodeOf = (error: unknown): unknown => {
  const body = error instanceof RequestError ? error.body : undefined;
  return body && typeof body === 'object' && 'code' in body ? body.code : undefined;
};

/** Opens the question; true once the proof was given. */
export type AskForProof = () => Promise<boolean>;
export type ConfirmedCall = <T>(call: () => Promise<T>) => Promise<T>;

/** Runs a call; where the server wants proof that it is still the owner, asks for it and runs the call once more. */
export const confirmedCall =
  (ask: AskForProof): ConfirmedCall =>
  async (call) => {
    try {
      return await call();
    } catch (error) {
      if (errorCodeOf(error) !== 'confirm_needed') throw error;
      if (!(await ask())) throw new ConfirmDismissed();
      return call();
    }
  };

export const ConfirmContext = createContext<AskForProof>(async () => false);

export const useAskForProof = (): AskForProof => useContext(ConfirmContext);

export function useConfirmedCall(): ConfirmedCall {
  const ask = useAskForProof();
  return useMemo(() => confirmedCall(ask), [ask]);
}
