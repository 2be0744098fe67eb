import { NetworkError } from '#web-kit/api/request-error.ts';
import type { authApi } from '../../contract.ts';
import type { SignInTools } from './sign-in.ts';

/** Typed by the contract but not imported from it, so that signing out does not load its schemas. */
const logoutPath: typeof authApi.logout.path = '/api/auth/logout';

/** Ends the session on the server first: if the request fails, the user is still signed in and sees an error. */
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
