import type { Locale } from '#i18n/locale.ts';
import { errorTexts } from '#i18n/shared-texts.ts';
import { translator } from '#i18n/translator.ts';
import { NetworkError } from './request-error.ts';

/** What a client knows of its surroundings; the browser, the server's own rendering and tests each bring theirs. */
export interface ApiOptions {
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly locale: () => Locale;
  readonly token?: () => string | undefined;
  readonly csrfToken?: () => string | undefined;
  /** Keeps a new CSRF token. With it, a call that was refused for its token is made once more. */
  readonly renewCsrf?: (token: string) => void;
  /** Headers that depend on who is signed in. */
  readonly extraHeaders?: () => Record<string, string>;
}

/** Method, path, body, headers. */
export type Call = readonly [method: string, url: string, body?: unknown, headers?: Record<string, string>];

export interface Exchange {
  readonly response: Response;
  readonly parsed: unknown;
  /** False when it says JSON and is not. */
  readonly isReadable: boolean;
}

export async function exchange(options: ApiOptions, ...call: Call): Promise<Exchange> {
  const response = await send(options, ...call);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (response.ok && !isJson) return { response, parsed: response, isReadable: true };
  const text = await response.text().catch(() => noConnection(options));
  const parsed = isJson ? parse(text) : text;
  return { response, parsed, isReadable: parsed !== undefined || !text };
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
  const isForm = body instanceof FormData;
  const isPlain = body !== null && typeof body === 'object' && Object.getPrototypeOf(body) === Object.prototype;
  const json = () => JSON.stringify(isPlain && csrf ? { ...body, _csrf: csrf } : body);
  const init: RequestInit = {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      'accept-language': options.locale(),
      // Of a form the browser says itself what it is, with the mark that parts it.
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
