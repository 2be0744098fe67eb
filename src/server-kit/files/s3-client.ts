import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { FileStoreError } from './file-store.ts';
import type { S3Address } from './s3-address.ts';
import { readS3Failure } from './s3-xml.ts';

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  key?: string;
  query?: Readonly<Record<string, string>>;
  body?: Uint8Array<ArrayBuffer>;
  headers?: Readonly<Record<string, string>>;
}

/** Answers 2xx and 404; everything else is thrown, after another try where one can help. */
export type S3Client = (request: S3Request) => Promise<Response>;

const attempts = 4;
const firstWaitMs = 100;
const headersWithinMs = 30_000;

export function createS3Client(address: S3Address): S3Client {
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

/** Signed afresh each time: a signature is good for a quarter of an hour, and a clock may have been set meanwhile. */
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
  const said = [code, message].filter(Boolean).join(': ') || 'no reason given';
  return new FileStoreError(`The file store refused ${step} with ${outcome.status} (${said})`, {
    status: outcome.status,
    code,
  });
}
