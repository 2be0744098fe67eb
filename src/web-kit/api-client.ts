import { type CallAnswer, type CallInput, type Endpoint, fillPath } from '#base/endpoint.ts';
import type { Locale } from '#i18n/locale.ts';
import { errorTexts } from '#i18n/shared-texts.ts';
import { translator } from '#i18n/translator.ts';
import { messageOf } from './error-message.ts';
import { NetworkError, requestErrorOf } from './request-error.ts';

/** What a client knows of its surroundings; the browser, the server's own rendering and tests each bring theirs. */
export interface ApiOptions {
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly locale: () => Locale;
  readonly token?: () => string | undefined;
  readonly csrfToken?: () => string | undefined;
  /** Headers that depend on who is signed in. */
  readonly extraHeaders?: () => Record<string, string>;
}

export interface Api {
  /** A declared call, typed and checked. */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, headers?: Record<string, string>): Promise<CallAnswer<E>>;
  /** Any call: JSON answers come parsed, others as the response itself. */
  request(method: string, url: string, body?: unknown, headers?: Record<string, string>): Promise<unknown>;
}

export function createApi(options: ApiOptions): Api {
  const request: Api['request'] = async (method, url, body, headers) => {
    const response = await send(options, method, url, body, headers);
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    if (response.ok && !isJson) return response;
    const text = await response.text().catch(() => noConnection(options));
    const parsed = isJson ? parse(text) : text;
    if (response.ok && (parsed !== undefined || !text)) return parsed;
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

async function send(
  options: ApiOptions,
  method: string,
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const token = options.token?.();
  const csrf = options.csrfToken?.();
  const isPlain = body !== null && typeof body === 'object' && Object.getPrototypeOf(body) === Object.prototype;
  const init: RequestInit = {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      'accept-language': options.locale(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(csrf && { 'csrf-token': csrf, 'x-csrf-token': csrf }),
      ...options.extraHeaders?.(),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(isPlain && csrf ? { ...body, _csrf: csrf } : body) }),
  };
  try {
    return await options.fetch(options.baseUrl + url, init);
  } catch {
    return noConnection(options);
  }
}

/** The line may break before the answer or in the middle of it. */
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

function queryString(query: object | undefined): string {
  const present = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
