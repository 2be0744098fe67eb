import { type CallAnswer, type CallInput, type Endpoint, fillPath } from '#base/endpoint.ts';
import { type ApiOptions, type Exchange, exchange } from './api-exchange.ts';
import { messageOf } from './error-message.ts';
import { requestErrorOf } from './request-error.ts';

export interface Api {
  /** A declared call, typed and checked. */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, headers?: Record<string, string>): Promise<CallAnswer<E>>;
  /** Any call: JSON answers come parsed, others as the response itself. */
  request(method: string, url: string, body?: unknown, headers?: Record<string, string>): Promise<unknown>;
}

export function createApi(options: ApiOptions): Api {
  const request: Api['request'] = async (method, url, body, headers) => {
    const first = await exchange(options, method, url, body, headers);
    const isRenewed = isForCsrf(first) && (await renewCsrf(options));
    const { response, parsed, isWhole } = isRenewed ? await exchange(options, method, url, body, headers) : first;
    if (response.ok && isWhole) return parsed;
    const message = messageOf(response.ok ? 500 : response.status, parsed, options.locale());
    throw requestErrorOf(response.status, message, parsed);
  };
  return {
    request,
    call: async (endpoint, input, headers) => {
      const { params, query, body } = input as { params?: Record<string, unknown>; query?: object; body?: unknown };
      const url = fillPath(endpoint.path, params) + queryString(query);
      const answer = await request(endpoint.method, url, body, headers);
      const parsed = endpoint.answer.safeParse(endpoint.status === 204 ? undefined : answer);
      // An answer that breaks its own declaration is the server's fault, and reads like one.
      if (!parsed.success) throw requestErrorOf(500, messageOf(500, undefined, options.locale()), answer);
      return parsed.data as never;
    },
  };
}

const isForCsrf = ({ response, parsed }: Exchange): boolean =>
  response.status === 403 && (parsed as { code?: unknown } | undefined)?.code === 'csrf_failed';

/** The page was open for longer than its token is good, or another tab signed in: a new one is had for the asking. */
async function renewCsrf(options: ApiOptions): Promise<boolean> {
  if (!options.renewCsrf) return false;
  const { response, parsed } = await exchange(options, 'GET', '/api/csrf-token');
  const { csrfToken } = (parsed ?? {}) as { csrfToken?: unknown };
  if (!response.ok || typeof csrfToken !== 'string' || !csrfToken) return false;
  options.renewCsrf(csrfToken);
  return true;
}

function queryString(query: object | undefined): string {
  const present = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
