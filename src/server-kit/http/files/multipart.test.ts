import { connect } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { startTestApi } from '#server-kit/testing/test-api.ts';
import { route } from '../route.ts';

const uploadEndpoint = endpoint({
  method: 'POST',
  path: '/api/things',
  access: 'user',
  summary: 'Bring a thing',
  upload: { maxBytes: 1_000 },
  body: z.object({ note: z.string().min(2).optional() }),
  answer: z.object({ name: z.string(), text: z.string(), note: z.string().optional() }),
  status: 201,
});
const plain = endpoint({
  method: 'POST',
  path: '/api/plain',
  access: 'public',
  summary: 'No file',
  body: z.object({ a: z.string().optional() }),
  answer: z.object({ upload: z.string() }),
});

let waiting: (() => void)[] = [];
let isBlocked = false;
const block = () => (isBlocked ? new Promise<void>((resolve) => waiting.push(resolve)) : undefined);
const api = await startTestApi({
  routes: [
    route(uploadEndpoint, async ({ upload, body }) => {
      await block();
      return { name: upload.name, text: upload.bytes.toString(), ...body };
    }),
    route(plain, async ({ upload }) => ({ upload: typeof upload })),
  ],
});
beforeEach(() => {
  isBlocked = false;
  waiting = [];
  api.signIn({ id: 1, role: 'user' });
});

function formOf(text: string, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([text]), 'שלום.txt');
  return form;
}

const post = async (form: FormData, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${api.address}/api/things`, {
    method: 'POST',
    headers: { 'csrf-token': 'any', ...headers },
    body: form,
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
};

describe('an endpoint with a file upload', () => {
  test('receives the whole file with its name and the declared form fields', async () => {
    const { status, body } = await post(formOf('a\0b', { note: 'hello', other: 'left out' }));
    expect([status, body]).toEqual([201, { name: 'שלום.txt', text: 'a\0b', note: 'hello' }]);
  });

  test('returns 400 naming the invalid fields', async () => {
    const { status, body } = await post(formOf('a', { note: 'x' }));
    expect([status, Object.keys(body.fields)]).toEqual([400, ['note']]);
  });

  test('returns 413 for one byte too many, whatever the file size', async () => {
    expect((await post(formOf('x'.repeat(1_000)))).status).toBe(201);
    expect((await post(formOf('x'.repeat(1_001)))).status).toBe(413);
    expect((await post(formOf('x'.repeat(300_000)))).status).toBe(413);
  });

  test('returns 401 to a visitor', async () => {
    api.signIn(undefined);
    expect((await post(formOf('a'))).status).toBe(401);
  });

  test('leaves other endpoints unchanged', async () => {
    expect((await api.send('POST', '/api/plain', {})).body).toEqual({ upload: 'undefined' });
    const answer = await fetch(`${api.address}/api/plain`, {
      method: 'POST',
      headers: { 'csrf-token': 'any' },
      body: formOf('a'),
    });
    expect(answer.status).toBe(415);
  });

  test('allows four concurrent uploads per account and frees their slots', async () => {
    isBlocked = true;
    const four = Array.from({ length: 4 }, () => post(formOf('a')));
    await expect.poll(() => waiting.length).toBe(4);
    const fifth = await post(formOf('a'));
    expect([fifth.status, fifth.headers.get('retry-after')]).toEqual([429, '5']);
    isBlocked = false;
    for (const release of waiting) release();
    expect((await Promise.all(four)).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect((await post(formOf('a'))).status).toBe(201);
  });

  test('frees the slot of a client that disconnects', async () => {
    for (let times = 0; times < 6; times += 1) await disconnect();
    await expect.poll(async () => (await post(formOf('a'))).status).toBe(201);
    expect(api.logged.join('')).not.toContain('"level":50');
  });
});

/** Sends half a file and disconnects. */
const disconnect = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(api.address);
    const head = 'content-disposition: form-data; name="file"; filename="x"';
    const requestLines = ['POST /api/things HTTP/1.1', 'host: x', 'csrf-token: any', 'content-length: 900'];
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `${requestLines.join('\r\n')}\r\ncontent-type: multipart/form-data; boundary=b\r\n\r\n--b\r\n${head}\r\n\r\nabc`,
      );
      setTimeout(() => socket.destroy(), 30);
    });
    socket.on('close', () => resolve()).on('error', reject);
  });
