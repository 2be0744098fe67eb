import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenOnLoopback } from '#server-kit/testing/loopback.ts';

/** Test server: S3 on loopback, verifies Signature Version 4 by an independent implementation of the specification. */
export interface LoopbackS3 {
  port: number;
  objects: Map<string, { bytes: Buffer; contentType: string }>;
  /** Status codes to return before working normally again; 0 drops the connection. */
  failures: number[];
  requests: string[];
  close(): Promise<void>;
}

export const loopbackKeys = { accessKeyId: 'AKIDLOOPBACK', secretAccessKey: 'se/cr+et@1:2%3', region: 'il-central-1' };

const pageSize = 3;
type Reply = { status: number; body?: string | Buffer; headers?: Record<string, string> };

export async function startLoopbackS3(bucket = 'negia-test'): Promise<LoopbackS3> {
  const state = { objects: new Map(), failures: [], requests: [] } as Pick<
    LoopbackS3,
    'objects' | 'failures' | 'requests'
  >;
  const server = createServer((request, response) => {
    void buffer(request).then((body) => answer(state, bucket, request, body, response));
  });
  return { ...state, ...(await listenOnLoopback(server)) };
}

function answer(
  state: Pick<LoopbackS3, 'objects' | 'failures' | 'requests'>,
  bucket: string,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): void {
  state.requests.push(`${request.method} ${request.url}`);
  const failure = state.failures.shift();
  if (failure === 0) return void request.socket.destroy();
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const reply =
    failure === undefined ? work(state.objects, bucket, request, url, body) : refusal(failure, 'SlowDown', 'Slow down');
  response.writeHead(reply.status, { 'content-length': Buffer.byteLength(reply.body ?? ''), ...reply.headers });
  response.end(request.method === 'HEAD' ? undefined : reply.body);
}

function work(objects: LoopbackS3['objects'], bucket: string, request: IncomingMessage, url: URL, body: Buffer): Reply {
  const fault = findSignatureFault(request, url, body);
  if (fault) return refusal(403, fault, 'The request signature we calculated does not match');
  const inHost = url.hostname.startsWith(`${bucket}.`);
  const [, first, ...rest] = url.pathname.split('/');
  if (!inHost && first !== bucket) return refusal(404, 'NoSuchBucket', 'The specified bucket does not exist');
  const key = decodeURIComponent(inHost ? url.pathname.slice(1) : rest.join('/'));
  if (key === '') return list(objects, url);
  const object = objects.get(key);
  switch (request.method) {
    case 'PUT':
      objects.set(key, { bytes: body, contentType: request.headers['content-type'] ?? '' });
      return { status: 200 };
    case 'DELETE':
      objects.delete(key);
      return { status: 204 };
    default:
      if (!object) return refusal(404, 'NoSuchKey', 'The specified key does not exist');
      return { status: 200, body: object.bytes, headers: { 'content-type': object.contentType } };
  }
}

function list(objects: LoopbackS3['objects'], url: URL): Reply {
  const prefix = url.searchParams.get('prefix') ?? '';
  const after = Buffer.from(url.searchParams.get('continuation-token') ?? '', 'base64').toString();
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, pageSize);
  const token = Buffer.from(page.at(-1) ?? '').toString('base64');
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key.replaceAll('&', '&amp;')}</Key><LastModified>2026-11-15T00:00:00.000Z</LastModified>` +
      `<Size>${objects.get(key)?.bytes.length}</Size></Contents>`,
  );
  const isTruncated = keys.length > pageSize;
  const next = isTruncated ? `<NextContinuationToken>${token}</NextContinuationToken>` : '';
  const xml = `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${isTruncated}</IsTruncated>`;
  return { status: 200, body: `${xml}${next}${contents.join('')}</ListBucketResult>` };
}

function refusal(status: number, code: string, message: string): Reply {
  return { status, body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message></Error>` };
}

function findSignatureFault(request: IncomingMessage, url: URL, body: Buffer): string | undefined {
  const provided =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (!provided) return 'AccessDenied';
  const [, keyId, day = '', region = '', signedHeaders = '', signature] = provided;
  if (keyId !== loopbackKeys.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== loopbackKeys.region) return 'AuthorizationHeaderMalformed';
  if (request.headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  if (!signedHeaders.split(';').includes('host')) return 'SignatureDoesNotMatch';
  const time = String(request.headers['x-amz-date']);
  const canonical = canonicalRequest(request, url, signedHeaders, sha256(body));
  const toSign = ['AWS4-HMAC-SHA256', time, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce(
    (secret: string | Buffer, segment) => createHmac('sha256', secret).update(segment).digest(),
    `AWS4${loopbackKeys.secretAccessKey}`,
  );
  return createHmac('sha256', key).update(toSign).digest('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}

function canonicalRequest(request: IncomingMessage, url: URL, signedHeaders: string, bodyHash: string): string {
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const path = url.pathname.split('/').map((segment) => encode(decodeURIComponent(segment)));
  return [request.method, path.join('/'), query, headers.join(''), signedHeaders, bodyHash].join('\n');
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}
