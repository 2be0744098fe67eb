import { useMemo, useRef } from 'react';
import { useLocale } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { browserTools } from './browser-tools.ts';
import { type NextPage, type SignInRequest, type SignInResult, type SignInTools, signIn } from './sign-in.ts';

export function useSignInTools(): SignInTools {
  const api = useApi();
  const choice = useLocale();
  return useMemo(() => browserTools(api, choice), [api, choice]);
}

/** Ignores a second click while the first request is pending. */
export function useSignIn(
  onIn: () => void,
  next: NextPage,
): (request: SignInRequest) => Promise<SignInResult | undefined> {
  const tools = useSignInTools();
  const isBusy = useRef(false);
  return async (request) => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    const result = await signIn(request, tools, next).finally(() => {
      isBusy.current = false;
    });
    if (result.isDone) onIn();
    return result;
  };
}
