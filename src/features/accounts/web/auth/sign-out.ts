import { NetworkError } from '#web-kit/api/request-error.ts';
import type { authApi } from '../../contract.ts';
import type { SignInTools } from './sign-in-tools.ts';

/** Typed by the contract and not read from it: its schemas are not needed to leave. */
const logoutPath: typeof authApi.logout.path = '/api/auth/logout';

/** The session ends on the server first: whoever could not reach it is still signed in, and told so. */
export async function signOut(tools: SignInTools): Promise<boolean> {
  const { api, t, toast } = tools;
  try {
    await api.request('POST', logoutPath);
  } catch (error) {
    const title = error instanceof NetworkError ? t('auth.failed.logoutOffline') : t('auth.failed.logout');
    toast({ title, description: t('auth.failed.logoutText'), variant: 'destructive' });
    return false;
  }
  tools.clearSession();
  tools.storeCsrfToken(undefined);
  tools.announce({ action: 'logout', reason: 'asked' });
  toast({ title: t('auth.done.logout'), description: t('auth.done.logoutText') });
  return true;
}
