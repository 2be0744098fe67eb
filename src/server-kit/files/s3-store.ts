import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { assertContentType, contentTypeOf } from './content-type.ts';
import {
  assertFileKey,
  assertFilePrefix,
  type FileEntry,
  type FileStore,
  FileStoreError,
  isFileKey,
  type StoredFile,
} from './file-store.ts';
import { readS3Failure, readS3Page, type S3Address } from './s3-protocol.ts';

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  key?: string;
  query?: Readonly<Record<string, string>>;
  body?: Uint8Array<ArrayBuffer>;
  headers?: Readonly<Record<string, string>>;
}

/** Returns 2xx and 404 responses; throws on anything else, after retrying if that can help. */
type S3Client = (request: S3Request) => Promise<Response>;

const attempts = 4;
const firstWaitMs = 100;
const headersWithinMs = 30_000;

function createS3Client(address: S3Address): S3Client {
  const { accessKeyId, secretAccessKey, region } = address;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });

  return async (request) => {
    const step = `${request.method} ${request.key ?? 'list'}`;
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await tryOnce(signer, address, request).catch((cause: unknown) => unreachable(address, cause));
      if (outcome instanceof Response && (outcome.ok || outcome.status === 404)) return outcome;
      if (attempt === attempts || !isWorthRetrying(outcome)) throw await toError(step, outcome);
      if (outcome instanceof Response) await outcome.body?.cancel();
      await sleep(firstWaitMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  };
}

/** Signs each attempt again: a signature is valid for 15 minutes, and the clock may have been adjusted meanwhile. */
async function tryOnce(signer: AwsClient, { base }: S3Address, request: S3Request): Promise<Response> {
  const { method, key = '', query = {}, body, headers = {} } = request;
  const url = new URL(`${base}${key}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const hash = createHash('sha256')
    .update(body ?? '')
    .digest('hex');
  const signed = await signer.sign(url, {
    method,
    ...(body && { body }),
    headers: { ...headers, 'x-amz-content-sha256': hash },
  });
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error(`no answer within ${headersWithinMs} ms`)), headersWithinMs);
  try {
    return await fetch(signed, { signal: late.signal, redirect: 'manual' });
  } finally {
    clearTimeout(timer);
  }
}

function isWorthRetrying(outcome: Response | FileStoreError): boolean {
  return outcome instanceof FileStoreError || outcome.status >= 500 || outcome.status === 429;
}

function unreachable({ base }: S3Address, cause: unknown): FileStoreError {
  const reason = cause instanceof Error ? (cause.cause ?? cause) : cause;
  const code = reason instanceof Error && 'code' in reason ? String(reason.code) : undefined;
  const text = reason instanceof Error ? reason.message || code : String(reason);
  return new FileStoreError(`The file store at ${base} cannot be reached: ${text}`, { code, cause });
}

async function toError(step: string, outcome: Response | FileStoreError): Promise<FileStoreError> {
  if (outcome instanceof FileStoreError) return outcome;
  const { code, message } = readS3Failure(await outcome.text().catch(() => ''));
  const detail = [code, message].filter(Boolean).join(': ') || 'no reason given';
  return new FileStoreError(`The file store refused ${step} with ${outcome.status} (${detail})`, {
    status: outcome.status,
    code,
  });
}

export function createS3Store(address: S3Address): FileStore {
  const client = createS3Client(address);

  return {
    async put(key, bytes, { contentType }) {
      assertFileKey(key);
      assertContentType(key, contentType);
      const headers = { 'content-type': contentTypeOf(key) };
      await finish(await client({ method: 'PUT', key, body: new Uint8Array(bytes), headers }), address);
    },
    async get(key) {
      assertFileKey(key);
      const response = await client({ method: 'GET', key });
      if (response.ok) return toStoredFile(key, response);
      await assertBucket(response, address);
      return undefined;
    },
    async has(key) {
      assertFileKey(key);
      return (await client({ method: 'HEAD', key })).ok;
    },
    async delete(key) {
      assertFileKey(key);
      await finish(await client({ method: 'DELETE', key }), address);
    },
    list(prefix) {
      assertFilePrefix(prefix);
      return listPages(client, address, prefix);
    },
    async close() {},
  };
}

/** The cast is needed because the DOM and Node types of the stream differ in a method that is not used here. */
function toStoredFile(key: string, response: Response): StoredFile {
  const stream = response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([]);
  return { stream, contentType: contentTypeOf(key), size: Number(response.headers.get('content-length') ?? 0) };
}

async function finish(response: Response, address: S3Address): Promise<void> {
  if (response.ok) await response.body?.cancel();
  else await assertBucket(response, address);
}

/** A missing bucket returns 404 like a missing key, and must not look like an empty store. */
async function assertBucket(response: Response, { bucket }: S3Address): Promise<void> {
  if ((await response.text()).includes('<Code>NoSuchBucket</Code>')) {
    throw new FileStoreError(`The file store has no bucket ${bucket}`, { status: 404, code: 'NoSuchBucket' });
  }
}

/** Skips keys that this product could not have created, because they belong to others. */
async function* listPages(client: S3Client, address: S3Address, prefix: string): AsyncIterable<FileEntry> {
  let next: string | undefined;
  do {
    const from = next === undefined ? {} : { 'continuation-token': next };
    const response = await client({ method: 'GET', query: { 'list-type': '2', prefix, ...from } });
    if (!response.ok) return await assertBucket(response, address);
    const page = readS3Page(await response.text());
    yield* page.files.filter((file) => isFileKey(file.key));
    next = page.next;
  } while (next !== undefined);
}
