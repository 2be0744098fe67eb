import { type ApiOptions, type Call, type Exchange, exchange } from './api-exchange.ts';
import { messageOf } from './error-message.ts';
import { requestErrorOf } from './request-error.ts';

/** Any request: JSON responses are parsed, others are returned as the `Response`; failures throw a `RequestError`. */
export async function request(options: ApiOptions, ...call: Call): Promise<unknown> {
  const first = await exchange(options, ...call);
  const isRenewed = isForCsrf(first) && (await renewCsrf(options));
  const { response, parsed, isReadable } = isRenewed ? await exchange(options, ...call) : first;
  if (response.ok && isReadable) return parsed;
  const message = messageOf(response.ok ? 500 : response.status, parsed, options.locale());
  throw requestErrorOf(response.status, message, parsed);
}

const isForCsrf = ({ response, parsed }: Exchange): boolean =>
  response.status === 403 && (parsed as { code?: unknown } | undefined)?.code === 'csrf_failed';

/** The page was open for longer than its token is valid, or another tab signed in: fetches a new one. */
async function renewCsrf(options: ApiOptions): Promise<boolean> {
  if (!options.renewCsrf) return false;
  const { response, parsed } = await exchange(options, 'GET', '/api/csrf-token');
  const { csrfToken } = (parsed ?? {}) as { csrfToken?: unknown };
  if (!response.ok || typeof csrfToken !== 'string' || !csrfToken) return false;
  options.renewCsrf(csrfToken);
  return true;
}
