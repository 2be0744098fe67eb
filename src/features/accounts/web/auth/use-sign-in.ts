import { useRef } from 'react';
import { type SignInResult, signIn } from './sign-in.ts';
import type { SignInRequest } from './sign-in-tools.ts';
import { useSignInTools } from './use-sign-in-tools.ts';

/** One at a time: a second press while the first is under way is nobody's wish. */
export function useSignIn(onIn: () => void): (request: SignInRequest) => Promise<SignInResult | undefined> {
  const tools = useSignInTools();
  const isBusy = useRef(false);
  return async (request) => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    const result = await signIn(request, tools).finally(() => {
      isBusy.current = false;
    });
    if (result.isDone) onIn();
    return result;
  };
}
