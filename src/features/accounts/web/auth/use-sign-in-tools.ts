import { useMemo } from 'react';
import { useLocale } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-context.tsx';
import { browserTools } from './browser-tools.ts';
import type { SignInTools } from './sign-in-tools.ts';

export function useSignInTools(): SignInTools {
  const api = useApi();
  const { locale } = useLocale();
  return useMemo(() => browserTools(api, locale), [api, locale]);
}
