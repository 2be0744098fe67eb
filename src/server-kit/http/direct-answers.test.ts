import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listenOnLoopback } from '#server-kit/testing/loopback.ts';
import { bodyOf, datedBytes, prebuild, sendPrebuilt } from './answers/prebuilt.ts';
import { answerDirectly, type RequestHead, readSimpleRequest } from './direct-answers.ts';

const page = prebuild(200, { 'content-type': 'text/plain' }, Buffer.from('from memory'));
const direct: string[] = [];

/** Knows `/page`; everything else comes from the listener. */
async function start(listener: RequestListener, isDirect = true): Promise<{ port: number; server: Server }> {
  const server = createServer((request, response) =>
    request.method === 'GET' && request.url === '/page' ? sendPrebuilt(page, response) : listener(request, response),
  );
  if (isDirect)
    answerDirectly(server, [
      { tryAnswer: () => false },
      {
        direct: ({ url = '' }: RequestHead) => {
          direct.push(url);
          return url === '/page' ? datedBytes(page) : undefined;
        },
        tryAnswer: () => false,
      },
    ]);
  const { port } = await listenOnLoopback(server);
  return { port, server };
}

const echo: RequestListener = async (request, response) => {
  const body = Buffer.concat(await request.toArray().catch(() => []));
  response.end(`${request.method} ${request.url} ${body.length}`);
};
const { port, server } = await start(echo);

/** Writes the packets one after the other, each when something came back for the one before, and reads to the end. */
async function send(at: number, packets: readonly string[], replies = packets.length): Promise<string> {
  const socket = connect(at, '127.0.0.1');
  socket.setNoDelay(true);
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk) => (received += chunk));
  for (const [index, packet] of packets.entries()) {
    socket.write(packet, 'latin1');
    if (replies === packets.length) await expect.poll(() => received.split('HTTP/1.1 ').length - 1).toBe(index + 1);
    else await new Promise((resolve) => setTimeout(resolve, 10));
  }
  socket.end();
  if (!socket.closed) await once(socket, 'close');
  return received.replace(/date: .*?\r\n/gi, '');
}

const get = (path: string, lines = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${lines}\r\n`;

describe('a connection', () => {
  test('has pages from memory, then passes to Node for good, and nothing is lost on the way', async () => {
    direct.length = 0;
    const received = await send(port, [get('/page'), get('/page'), get('/other'), get('/page')]);
    expect(received.match(/from memory|GET \/other 0/g)).toEqual([
      'from memory',
      'from memory',
      'GET /other 0',
      'from memory',
    ]);
    // The last one is no longer seen here.
    expect(direct).toEqual(['/page', '/page', '/other']);
  });

  test('keeps the rest of a request that comes in pieces', async () => {
    const post = 'POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n12345';
    expect(await send(port, [post, '6789'], 1)).toContain('POST /form 9');
    expect(await send(port, ['GET /pa', 'ge HTTP/1.1\r\nHost: a\r\n', '\r\n'], 1)).toContain('from memory');
    expect((await send(port, [get('/page') + get('/a') + get('/page')], 3)).match(/memory|GET \/a 0/g)).toHaveLength(3);
  });

  test('gets its whole answer though the client has ended its side', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.end(get('/page'));
    expect(Buffer.concat(await socket.toArray()).toString()).toContain('from memory');
  });

  test('that is reset or silent does no harm, and ends with the server', async () => {
    const other = await start(echo);
    const connected = once(other.server, 'connection');
    const client = connect(other.port, '127.0.0.1');
    const [socket] = (await connected) as [Socket];
    expect(socket.timeout).toBe(other.server.headersTimeout);
    client.write(get('/page'));
    await once(client, 'data');
    expect(socket.timeout).toBe(10_000);
    const second = once(other.server, 'connection');
    const resetting = connect(other.port, '127.0.0.1');
    const [broken] = (await second) as [Socket];
    const closed = new Promise((resolve) => broken.once('close', resolve));
    resetting.resetAndDestroy();
    await closed;
    socket.emit('timeout');
    await once(client, 'close');
    const third = once(other.server, 'connection');
    const idle = connect(other.port, '127.0.0.1');
    await third;
    const ended = once(idle, 'close');
    await new Promise((resolve) => {
      idle.resume();
      other.server.close(resolve);
    });
    await ended;
  });

  test('passes to Node when earlier bytes were not taken yet', async () => {
    const large = prebuild(200, {}, Buffer.alloc(8_000_000, 'x'));
    const other = createServer((_, response) => response.end('by Node'));
    answerDirectly(other, [{ direct: () => datedBytes(large), tryAnswer: () => false }]);
    const client = connect((await listenOnLoopback(other)).port, '127.0.0.1');
    client.write(get('/page'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    client.end(get('/page'));
    const received = Buffer.concat(await client.toArray());
    expect(received.length).toBeGreaterThan(bodyOf(large).length);
    expect(received.subarray(-7).toString()).toBe('by Node');
  });
});

describe('a request is simple only if', () => {
  const read = (text: string) => readSimpleRequest(Buffer.from(text, 'latin1'), {} as Socket);
  test('it is one complete GET', () => {
    expect(read(get('/a?b=1', 'Cookie: x=1\r\nACCEPT-Encoding:br \r\n'))).toMatchObject({
      method: 'GET',
      url: '/a?b=1',
      headers: { host: 'a', cookie: 'x=1', 'accept-encoding': 'br' },
    });
  });
  test.each([
    ['POST', get('/a').replace('GET', 'POST')],
    ['an older protocol', get('/a').replace('1.1', '1.0')],
    ['a whole address', get('http://a/a')],
    ['letters that are not encoded', get('/\xd7\x90')],
    ['no host', 'GET /a HTTP/1.1\r\nAccept: */*\r\n\r\n'],
    ['no headers', 'GET /a HTTP/1.1\r\n\r\n'],
    ['two requests', get('/a') + get('/b')],
    ['half a request', get('/a').slice(0, -2)],
    ['a bare line break', get('/a', 'X: 1\nY: 2\r\n')],
    ['a bare carriage return', get('/a', 'X: 1\rY: 2\r\n')],
    ['a continued line', get('/a', 'X: 1\r\n Y: 2\r\n')],
    ['a zero byte', get('/a', 'X: \0\r\n')],
    ['a space before the colon', get('/a', 'Content-Length : 5\r\n')],
    ['a name of nothing', get('/a', ': 5\r\n')],
    ['a length', get('/a', 'Content-Length: 5\r\n')],
    ['chunks', get('/a', 'Transfer-Encoding: chunked\r\n')],
    ['a wish to close', get('/a', 'Connection: close\r\n')],
    ['an upgrade', get('/a', 'Connection: Upgrade\r\nUpgrade: websocket\r\n')],
    ['an expectation', get('/a', 'Expect: 100-continue\r\n')],
    ['the same header twice', get('/a', 'host: b\r\n')],
    ['a name that all objects have', get('/a', '__proto__: b\r\n')],
    ['a head of 8 KB', get('/a', `X: ${'x'.repeat(9_000)}\r\n`)],
  ])('it has not %s', (_, text) => expect(read(text)).toBeUndefined());
});

test('whatever is sent, the answer is the one that Node gives', async () => {
  const plain = await start(echo, false);
  const line = fc.constantFrom(
    'Host: a',
    'Connection: close',
    'Connection: keep-alive',
    'Content-Length: 3',
    'Content-Length: 0',
    'Transfer-Encoding: chunked',
    'Expect: 100-continue',
    'Cookie: a=1',
    'X: \x80é',
    'X : 1',
    ' folded',
    'Bad\x01: 1',
    '',
  );
  const request = fc
    .record({
      method: fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'get', 'G'),
      path: fc.constantFrom('/page', '/page', '/page?a=1', '/other', '//page', '*', '/pa ge', '/\xff'),
      version: fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/1.1 '),
      lines: fc.array(line, { maxLength: 4 }),
      eol: fc.constantFrom('\r\n', '\r\n', '\r\n', '\n'),
      body: fc.constantFrom('', '', 'abc', '3\r\nabc\r\n0\r\n\r\n', 'GET /page HTTP/1.1\r\nHost: a\r\n\r\n'),
    })
    .map(({ method, path, version, lines, eol, body }) =>
      [`${method} ${path} ${version}`, 'Host: a', ...lines, '', body].join(eol),
    );
  const ask = async (at: number, text: string) => {
    const socket = connect(at, '127.0.0.1');
    socket.end(text, 'latin1');
    const bytes = await socket.toArray().catch(() => []);
    // Node capitalizes the names that it writes itself, and orders them in its own way.
    const [head = '', ...rest] = Buffer.concat(bytes).toString('latin1').split('\r\n\r\n');
    const lines = head
      .toLowerCase()
      .replace(/date: .*/, '')
      .split('\r\n')
      .filter(Boolean);
    // After an answer, Node refuses a broken rest with 400 or just closes: that depends on how it reads the connection.
    const answers = rest.join('\r\n\r\n').replace(/HTTP\/1\.1 400 Bad Request\r\nConnection: close\r\n\r\n$/, '');
    return [lines.toSorted(), answers.replace(/date: .*/gi, '')];
  };
  await fc.assert(
    fc.asyncProperty(request, async (text) => {
      const [mine, reference] = await Promise.all([ask(port, text), ask(plain.port, text)]);
      expect(mine).toEqual(reference);
    }),
    { numRuns: 300 },
  );
  expect(server.listening).toBe(true);
});
