import { createContext, useContext } from 'react';
import { type CallAnswer, type CallInput, type Endpoint, fillPath } from '#base/endpoint.ts';
import { type ApiOptions, messageOf, request } from './api-exchange.ts';
import { requestErrorOf } from './request-error.ts';
import type { UploadInput, UploadOptions } from './upload.ts';

export interface Api {
  /** A declared endpoint. The server validates its answer, so browsers need no schemas for it. */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, headers?: Record<string, string>): Promise<CallAnswer<E>>;
  /** Any request: JSON responses are parsed, others are returned as the `Response`. */
  request(method: string, url: string, body?: unknown, headers?: Record<string, string>): Promise<unknown>;
  /** A declared endpoint that takes a file: reports progress, and can be aborted. */
  upload<E extends Endpoint>(endpoint: E, input: UploadInput, options?: UploadOptions): Promise<CallAnswer<E>>;
}

export function createApi(options: ApiOptions): Api {
  const answerOf = <E extends Endpoint>({ status, isFile }: E, answer: unknown): CallAnswer<E> => {
    if (status === 204) return undefined as never;
    // Not sent by our server, such as the sign-in page of a hotel's network.
    if (answer instanceof Response && !isFile)
      throw requestErrorOf(500, messageOf(500, undefined, options.locale()), answer);
    return answer as CallAnswer<E>;
  };
  return {
    request: (...call) => request(options, ...call),
    call: async (endpoint, input, headers) => {
      const { params, query, body } = input as { params?: Record<string, unknown>; query?: object; body?: unknown };
      const url = fillPath(endpoint.path, params) + queryString(query);
      return answerOf(endpoint, await request(options, endpoint.method, url, body, headers));
    },
    upload: async (endpoint, input, uploadOptions) => {
      const { upload } = await import('./upload.ts');
      return answerOf(endpoint, await upload(options, endpoint, input, uploadOptions));
    },
  };
}

function queryString(query: object | undefined): string {
  const present = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

const ApiContext = createContext<Api | undefined>(undefined);

export const ApiProvider = ApiContext.Provider;

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('ApiProvider is missing');
  return api;
}
