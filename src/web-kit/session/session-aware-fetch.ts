import { storeCsrfToken } from '../api/csrf-token.ts';
import { announceAuthChange } from './auth-events.ts';
import { clearSession, storedUser } from './session-user.ts';

/** Calls that are refused for what was typed, not for the session. */
const credentialCalls = /^\/api\/auth\/(login|register|logout|confirm|second-factor)$/;

/** A refusal in the middle of work means that the session is over: this browser forgets it too and says so, once. */
export const sessionAwareFetch =
  (fetchIt: typeof fetch): typeof fetch =>
  async (input, init) => {
    const before = storedUser()?.id;
    const response = await fetchIt(input, init);
    if (response.status !== 401 || before === undefined || credentialCalls.test(String(input))) return response;
    // An answer to a call from before another sign-in says nothing about the new session.
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
