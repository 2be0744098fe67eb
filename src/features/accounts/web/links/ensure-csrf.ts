import type { Api } from '#web-kit/api-client.ts';
import { csrfToken, holdCsrfToken } from '#web-kit/csrf-token.ts';
import { authApi } from '../../contract.ts';

/** A link is often the first page that a browser sees of us: it has no token yet. */
export async function ensureCsrf(api: Api): Promise<void> {
  if (!csrfToken()) holdCsrfToken((await api.call(authApi.csrfToken, {})).csrfToken);
}
