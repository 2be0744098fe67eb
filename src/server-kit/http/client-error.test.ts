import { createServer } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { listenOnLoopback } from '#server-kit/testing/loopback.ts';
import { answerClientError, encodedAddress } from './http-server.ts';

const server = createServer((request, response) => response.end(request.url));
server.on('clientError', answerClientError);
const { port } = await listenOnLoopback(server);

const sendRaw = (text: string | Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (response += chunk));
    socket.on('end', () => resolve(response));
    socket.on('error', reject);
  });
const get = (path: string) => sendRaw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);

test('unencoded non-ASCII paths redirect to the encoded URL', async () => {
  const response = await get('/דנה-לוי?s=qr');
  expect(response).toMatch(/^HTTP\/1\.1 301 /);
  expect(response).toContain(`Location: /${encodeURIComponent('דנה-לוי')}?s=qr\r\n`);
});

test('a valid path is served unchanged', async () => {
  expect(await get('/p/dana')).toMatch(/^HTTP\/1\.1 200 /);
});

describe('returns 400 for anything else', () => {
  test.each([
    Buffer.from('GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n', 'latin1'),
    'GET //evil.example/דנה HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /\\evil.example/דנה HTTP/1.1\r\nHost: x\r\n\r\n',
    'POST /דנה HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /דנה\u0085x HTTP/1.1\r\nHost: x\r\n\r\n',
    'GARBAGE\r\n\r\n',
    `GET /${'ד'.repeat(2_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  ])('%j', async (text) => {
    expect(await sendRaw(text)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('returns 431 for oversized headers', async () => {
    expect(await sendRaw(`GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(40_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
  });
});

test('the redirect does not allow header injection', () => {
  expect(encodedAddress(Buffer.from('GET /ד\r\nSet-Cookie: a=1 HTTP/1.1\r\n'))).toBeUndefined();
  expect(encodedAddress(Buffer.from('GET /ד%0d%0aSet-Cookie:a=1 HTTP/1.1\r\n'))).toBe('/%D7%93%0d%0aSet-Cookie:a=1');
});
