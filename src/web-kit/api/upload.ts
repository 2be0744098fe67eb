import type { Endpoint } from '#base/endpoint.ts';
import { sessionAwareFetch } from '../session/session-aware-fetch.ts';
import { type ApiOptions, request } from './api-exchange.ts';

export interface UploadInput {
  readonly file: Blob;
  readonly name: string;
  /** The form's text fields. */
  readonly fields?: Readonly<Record<string, string>>;
}

export interface UploadOptions {
  /** The fraction sent by the browser, from 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
  readonly signal?: AbortSignal;
}

/** The same request as any other, but over XMLHttpRequest: only that reports upload progress. */
export async function upload(
  options: ApiOptions,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { file, name, fields = {} }: UploadInput,
  { onProgress, signal }: UploadOptions = {},
): Promise<unknown> {
  signal?.throwIfAborted();
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  // Last, so that the server has parsed all other fields before the file.
  form.set('file', file, name);
  const uploadFetch = sessionAwareFetch((input, init) => sendWithXhr(String(input), init ?? {}, onProgress, signal));
  try {
    return await request({ ...options, fetch: uploadFetch }, method, path, form);
  } catch (error) {
    // An aborted upload must not be reported as a network error.
    signal?.throwIfAborted();
    throw error;
  }
}

function sendWithXhr(
  url: string,
  { method = 'GET', headers, body }: RequestInit,
  onProgress: UploadOptions['onProgress'],
  signal: AbortSignal | undefined,
): Promise<Response> {
  const xhr = new XMLHttpRequest();
  const stop = () => xhr.abort();
  signal?.addEventListener('abort', stop);
  const response = new Promise<Response>((resolve, reject) => {
    const fail = () => reject(new TypeError('The upload did not arrive'));
    xhr.onload = () => resolve(answerOf(xhr));
    xhr.onerror = fail;
    xhr.ontimeout = fail;
    xhr.onabort = fail;
    if (onProgress && body)
      xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.min(1, loaded / total) : 0);
    xhr.open(method, url);
    xhr.withCredentials = true;
    for (const [name, value] of new Headers(headers)) xhr.setRequestHeader(name, value);
    xhr.send((body ?? null) as FormData | null);
  });
  return response.finally(() => signal?.removeEventListener('abort', stop));
}

const withoutBody = new Set([101, 204, 205, 304]);

function answerOf(xhr: XMLHttpRequest): Response {
  const type = xhr.getResponseHeader('content-type');
  const body = withoutBody.has(xhr.status) ? null : xhr.responseText;
  return new Response(body, { status: xhr.status, ...(type && { headers: { 'content-type': type } }) });
}
