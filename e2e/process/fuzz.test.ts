import { request } from 'node:http';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, removeFolder, startProduct } from '../support/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ environment: { RATE_LIMITS: 'off', LOG_LEVEL: 'error' } });
});
afterAll(async () => {
  await product.end();
  await removeFolder(product.dataDir);
});

interface Answer {
  readonly status: number;
  readonly body: string;
}

interface Shape {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

const send = ({ method, path, headers, body }: Shape): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port: product.port, method, path, headers, timeout: 10_000 },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }));
      },
    );
    outgoing.on('timeout', () => reject(new Error(`no answer to ${method} ${path}`)));
    // A body that a refusal left unread may be cut off: the refusal itself counts.
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') ? resolve({ status: 400, body: '' }) : reject(error),
    );
    outgoing.end(body);
  });

const known = [
  '/',
  '/api/products',
  '/api/home-products',
  '/api/errors/report',
  '/api/openapi.json',
  '/healthz',
  '/readyz',
  '/assets/x.js',
  '/sitemap.xml',
  '/robots.txt',
  '/ui',
  '/p/a',
  '/@a',
  '/profile-1',
  '/invoices',
  '/favicon.ico',
];
const odd = [
  '/..%2f..%2fetc/passwd',
  '/%00',
  '/%ff%fe',
  '/assets/../../package.json',
  '/assets/..%5c..%5cpackage.json',
  '/api//products',
  '/api/products/',
  `/${'a'.repeat(4_000)}`,
  '/p/%D7%A9%D7%9C%D7%95%D7%9D',
  '/?lang=xx&lang=en',
  '/__proto__',
  '/constructor',
  '/api/errors/report?x[]=1&x[y]=2',
];

const path = fc.oneof(
  fc.constantFrom(...known, ...odd),
  fc.tuple(fc.constantFrom(...known), fc.webQueryParameters()).map(([base, query]) => `${base}?${query}`),
  fc.webPath().map((one) => `/${one.replace(/^\/+/, '')}`),
);
const header = fc.constantFrom(
  'cookie',
  'authorization',
  'accept-language',
  'accept-encoding',
  'origin',
  'content-type',
  'x-forwarded-for',
  'if-none-match',
  'range',
  'accept',
  'idempotency-key',
  'csrf-token',
);
const value = fc.oneof(
  fc.string({ maxLength: 200 }).map((text) => text.replace(/[^\x20-\x7e]/g, '')),
  fc.constantFrom(
    'language=zz',
    'Bearer x.y.z',
    'application/json',
    'text/html',
    'bytes=0-99999999999',
    'he;q=9',
    '*',
    '::1, 1.2.3.4',
    `session=${'x'.repeat(3_000)}`,
  ),
);
const body = fc.oneof(
  fc.json({ maxDepth: 6 }),
  fc.string(),
  fc.constantFrom(
    '',
    '{',
    '[]',
    'null',
    '{"__proto__":{"x":1}}',
    '{"errorType":{"a":1},"errorMessage":[]}',
    `{"errorType":"${'\\u0000'.repeat(50)}","errorMessage":"x"}`,
    `"${'x'.repeat(20_000)}"`,
  ),
);
const shape = fc.record({
  method: fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
  path,
  headers: fc.dictionary(header, value, { maxKeys: 5 }),
  body,
});

const leaks = /\bat \/|node_modules|\.ts:\d+|select .* from|insert into|ECONNREFUSED|\/root\/|\/home\//i;

test('no request of any shape makes the server fail, hang or tell of its insides', async () => {
  await fc.assert(
    fc.asyncProperty(shape, async (one) => {
      const text = ['GET', 'HEAD'].includes(one.method) ? '' : one.body;
      // Node sends no length of its own with the body of a DELETE or OPTIONS.
      const headers = { ...one.headers, ...(text && { 'content-length': String(Buffer.byteLength(text)) }) };
      const answer = await send({ ...one, headers, body: text });
      expect(answer.status).toBeLessThan(500);
      expect(answer.body).not.toMatch(leaks);
    }),
    { numRuns: 3_000 },
  );
});

test('bytes that are no request at all are answered with 400 or a closed line', async () => {
  for (const bytes of [
    '\0\0\0\0',
    'GET\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    `GET / HTTP/1.1\r\nhost: x\r\n${'a: b\r\n'.repeat(5_000)}\r\n`,
    'POST /api/errors/report HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  ]) {
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(product.port, '127.0.0.1', () => socket.write(bytes));
      socket.setTimeout(5_000, () => socket.destroy());
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('error', () => undefined).on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^(HTTP\/1\.1 4\d\d|$)/);
  }
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
});
