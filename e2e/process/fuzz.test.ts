import { request } from 'node:http';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, removeFolder, startProduct } from '../support/product.ts';
import inputs from './fuzz-inputs.json' with { type: 'json' };

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
        // An event stream stays open until one side closes it.
        if (answer.headers['content-type']?.startsWith('text/event-stream')) {
          answer.destroy();
          resolve({ status: answer.statusCode ?? 0, body: '' });
          return;
        }
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }));
      },
    );
    outgoing.on('timeout', () => reject(new Error(`no answer to ${method} ${path}`)));
    // The server may reset the connection when it refuses a request without reading the body; the refusal itself
    // counts.
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') ? resolve({ status: 400, body: '' }) : reject(error),
    );
    outgoing.end(body);
  });

const { known } = inputs;
const odd = [...inputs.odd, `/${'a'.repeat(4_000)}`];

const path = fc.oneof(
  fc.constantFrom(...known, ...odd),
  fc.tuple(fc.constantFrom(...known), fc.webQueryParameters()).map(([base, query]) => `${base}?${query}`),
  fc.webPath().map((one) => `/${one.replace(/^\/+/, '')}`),
);
const header = fc.constantFrom(...inputs.headers);
const value = fc.oneof(
  fc.string({ maxLength: 200 }).map((text) => text.replace(/[^\x20-\x7e]/g, '')),
  fc.constantFrom(...inputs.values, `session=${'x'.repeat(3_000)}`),
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

test('no request of any shape makes the server fail, hang or expose internals', async () => {
  await fc.assert(
    fc.asyncProperty(shape, async (one) => {
      const text = ['GET', 'HEAD'].includes(one.method) ? '' : one.body;
      // Node sends no `content-length` for the body of a DELETE or OPTIONS.
      const headers = { ...one.headers, ...(text && { 'content-length': String(Buffer.byteLength(text)) }) };
      const answer = await send({ ...one, headers, body: text });
      expect(answer.status).toBeLessThan(500);
      expect(answer.body).not.toMatch(leaks);
    }),
    { numRuns: 3_000 },
  );
});

/** Calls every declared endpoint with a valid session, so that the handlers themselves receive the malformed bodies. */
interface Operation {
  readonly method: string;
  readonly path: string;
  readonly fields: readonly string[];
}

async function declaredCalls(): Promise<Operation[]> {
  const page = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as {
    paths: Record<
      string,
      Record<string, { requestBody?: { content: Record<string, { schema: { properties?: object } }> } }>
    >;
  };
  return Object.entries(page.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      fields: Object.keys(requestBody?.content['application/json']?.schema.properties ?? {}),
    })),
  );
}

/** The session of a visitor, or of a newly registered owner. */
async function session(isOwner: boolean): Promise<Record<string, string>> {
  const jar = new Map<string, string>();
  const call = async (path: string, sent?: unknown) => {
    const answer = await fetch(product.url + path, {
      method: sent ? 'POST' : 'GET',
      headers: {
        cookie: [...jar].map((pair) => pair.join('=')).join('; '),
        'csrf-token': jar.get('XSRF-TOKEN') ?? '',
        ...(sent ? { 'content-type': 'application/json' } : {}),
      },
      ...(sent ? { body: JSON.stringify(sent) } : {}),
    });
    for (const header of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (header.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    return answer.status;
  };
  await call('/api/csrf-token');
  const suffix = Math.random().toString(36).slice(2, 10);
  const person = { username: `fuzz-${suffix}`, email: `fuzz-${suffix}@cards.example`, password: 'shemesh-bayam-7' };
  if (isOwner) expect(await call('/api/auth/register', person)).toBe(200);
  return {
    cookie: [...jar].map((pair) => pair.join('=')).join('; '),
    'csrf-token': jar.get('XSRF-TOKEN') ?? '',
    'content-type': 'application/json',
  };
}

const oddValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    'a@cards.example',
    'shemesh-bayam-7',
    '123456',
    '\u0000',
    '\ud800',
    'א'.repeat(200),
    -1,
    1e300,
    null,
    [],
    {},
  ),
);

test('every declared endpoint handles odd fields and ids without failing, signed in or not', async () => {
  const calls = (await declaredCalls()).filter(({ path }) => path !== '/api/auth/logout');
  expect(calls.length).toBeGreaterThan(20);
  const headers = [await session(false), await session(true)];
  const oddCall = fc
    .constantFrom(...calls)
    .chain((one) =>
      fc.record({
        one: fc.constant(one),
        headers: fc.constantFrom(...headers),
        id: fc.oneof(fc.integer(), fc.constantFrom('0', '1', 'x', '%00', '..', '2147483648', '1e3', 'א')),
        sent: fc.record(Object.fromEntries(one.fields.map((name) => [name, oddValue])), { requiredKeys: [] }),
      }),
    );
  await fc.assert(
    fc.asyncProperty(oddCall, async ({ one, headers, id, sent }) => {
      const path = one.path.replace(/\{\w+\}/g, encodeURIComponent(String(id)));
      const text = one.method === 'GET' || one.fields.length === 0 ? '' : JSON.stringify(sent);
      const { 'content-type': type, ...bare } = headers;
      const length = { 'content-type': type ?? '', 'content-length': String(Buffer.byteLength(text)) };
      const answer = await send({
        method: one.method,
        path,
        headers: text ? { ...bare, ...length } : bare,
        body: text,
      });
      expect(answer.status).toBeLessThan(500);
      expect(answer.body).not.toMatch(leaks);
    }),
    { numRuns: 1_500 },
  );
});

test('bytes that are not a request get a 400 or a closed connection', async () => {
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
