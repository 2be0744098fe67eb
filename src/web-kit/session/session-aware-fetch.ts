import { storeCsrfToken } from '../api/csrf-token.ts';
import { announceAuthChange } from './auth-events.ts';
import { clearSession, storedUser } from './session-user.ts';

/** Endpoints whose 401 refers to the submitted credentials, not to the session. */
const credentialCalls = /^\/api\/auth\/(login|register|logout|confirm|second-factor)$/;

/** A 401 during use means that the session has ended: clears it in this browser too and announces it once. */
export const sessionAwareFetch =
  (fetchIt: typeof fetch): typeof fetch =>
  async (input, init) => {
    const before = storedUser()?.id;
    const response = await fetchIt(input, init);
    if (response.status !== 401 || before === undefined || credentialCalls.test(String(input))) return response;
    // A response to a request from before another sign-in does not apply to the new session.
    if (!(await namesFields(response)) && storedUser()?.id === before) endExpiredSession();
    return response;
  };

async function namesFields(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return Boolean(body && typeof body === 'object' && 'fields' in body && body.fields);
}

function endExpiredSession(): void {
  clearSession();
  storeCsrfToken(undefined);
  announceAuthChange({ action: 'logout', reason: 'expired' });
}
