import { NetworkError } from '#web-kit/api/request-error.ts';
import { authApi } from '../../contract.ts';
import type { SignInTools } from './sign-in-tools.ts';

/** Leaves any session there is, then leaves the page for Google. Without a line there is nowhere to go to. */
export async function startGoogle(returnTo: string, tools: SignInTools): Promise<void> {
  const { api, t, toast, navigate, clearSession } = tools;
  try {
    await api.request('POST', authApi.logout.path).catch((error) => {
      if (error instanceof NetworkError) throw error;
    });
    clearSession();
    navigate(`${authApi.google.path}?${new URLSearchParams({ returnTo })}`);
  } catch {
    toast({ title: t('auth.failed.loginError'), description: t('auth.failed.google'), variant: 'destructive' });
  }
}
