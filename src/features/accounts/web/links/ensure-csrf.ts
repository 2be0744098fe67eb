import type { Api } from '#web-kit/api/api-client.ts';
import { csrfToken, storeCsrfToken } from '#web-kit/api/csrf-token.ts';
import { authApi } from '../../contract.ts';

/** A link is often the first page that a browser sees of us: it has no token yet. */
export async function ensureCsrf(api: Api): Promise<void> {
  if (!csrfToken()) storeCsrfToken((await api.call(authApi.csrfToken, {})).csrfToken);
}
