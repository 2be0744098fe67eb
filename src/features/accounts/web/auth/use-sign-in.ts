import { useRef } from 'react';
import { type SignInResult, signIn } from './sign-in.ts';
import type { SignInWish } from './sign-in-tools.ts';
import { useSignInTools } from './use-sign-in-tools.ts';

/** One at a time: a second press while the first is under way is nobody's wish. */
export function useSignIn(onIn: () => void): (wish: SignInWish) => Promise<SignInResult | undefined> {
  const tools = useSignInTools();
  const isBusy = useRef(false);
  return async (wish) => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    const result = await signIn(wish, tools).finally(() => {
      isBusy.current = false;
    });
    if (result.isDone) onIn();
    return result;
  };
}
