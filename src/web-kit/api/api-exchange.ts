import { type ErrorCode, errorStatus } from '#base/app-error.ts';
import type { Locale } from '#i18n/locale.ts';
import { errorTexts } from '#i18n/shared-texts.ts';
import { translator } from '#i18n/translator.ts';
import { NetworkError, requestErrorOf } from './request-error.ts';

/** The message in a failed response: its `message`, or its text; an HTML page has none. */
export function ownMessage(body: unknown): string | undefined {
  const own = body && typeof body === 'object' && 'message' in body ? body.message : body;
  return typeof own === 'string' && own.trim() && !own.trimStart().startsWith('<') ? own : undefined;
}

/** The response's own message, or the generic one for its status. */
export function messageOf(status: number, body: unknown, locale: Locale): string {
  const own = ownMessage(body);
  if (own) return own;
  const code = (Object.keys(errorStatus) as ErrorCode[]).find((one) => errorStatus[one] === status);
  return translator(errorTexts, locale)(`errors.${code ?? (status >= 500 ? 'internal' : 'invalid_input')}`);
}

/** The client's environment; the browser, server rendering and tests each provide their own. */
export interface ApiOptions {
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly locale: () => Locale;
  readonly token?: () => string | undefined;
  readonly csrfToken?: () => string | undefined;
  /** Stores a new CSRF token. If set, a request refused for its token is retried once. */
  readonly renewCsrf?: (token: string) => void;
  /** Headers that depend on the signed-in user. */
  readonly extraHeaders?: () => Record<string, string>;
}

/** Method, path, body, headers. */
type Call = readonly [method: string, url: string, body?: unknown, headers?: Record<string, string>];

interface Exchange {
  readonly response: Response;
  readonly parsed: unknown;
  /** False if it is declared as JSON but cannot be parsed. */
  readonly isReadable: boolean;
}

async function exchange(options: ApiOptions, ...call: Call): Promise<Exchange> {
  const response = await send(options, ...call);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (response.ok && !isJson) return { response, parsed: response, isReadable: true };
  const text = await response.text().catch(() => noConnection(options));
  const parsed = isJson ? parse(text) : text;
  return { response, parsed, isReadable: parsed !== undefined || !text };
}

async function send(options: ApiOptions, ...[method, url, body, headers]: Call) {
  const token = options.token?.();
  const csrf = options.csrfToken?.();
  const isForm = body instanceof FormData;
  const isPlain = body !== null && typeof body === 'object' && Object.getPrototypeOf(body) === Object.prototype;
  const json = () => JSON.stringify(isPlain && csrf ? { ...body, _csrf: csrf } : body);
  const init: RequestInit = {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      'accept-language': options.locale(),
      // For a form the browser sets the content type itself, including the boundary.
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(csrf && { 'csrf-token': csrf, 'x-csrf-token': csrf }),
      ...options.extraHeaders?.(),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : json() }),
  };
  try {
    return await options.fetch(options.baseUrl + url, init);
  } catch {
    return noConnection(options);
  }
}

/** The connection may break before or during the response. */
function noConnection({ locale }: ApiOptions): never {
  throw new NetworkError(translator(errorTexts, locale())('errors.network'));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

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
