import { createServer, type RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { listenOnLoopback } from '#server-kit/testing/loopback.ts';
import { isOutside, type OutgoingRules, postOutside, readOutgoingAddress } from './outgoing.ts';

const production: OutgoingRules = { allowsLoopback: false };
const trying: OutgoingRules = { allowsLoopback: true };
const posted = { body: '{"hello":"שלום"}', headers: { 'content-type': 'application/json' } };

async function receiver(listener: RequestListener): Promise<string> {
  const { port } = await listenOnLoopback(createServer(listener));
  return `http://localhost:${port}/hook?key=1`;
}

const reasonOf = (url: string, rules: OutgoingRules) =>
  postOutside(url, posted, rules).then(
    (status) => status,
    (error) => error.reason,
  );

const insideAddresses = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '::10.0.0.1',
  '64:ff9b::a00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:a00:1::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
];

describe('an internal address', () => {
  test.each(insideAddresses)('%s is refused, directly or behind a name', async (address) => {
    expect(isOutside(address)).toBe(false);
    const host = address.includes(':') ? `[${address}]` : address;
    expect(readOutgoingAddress(`https://${host}/hook`, production)).toBeUndefined();
    expect(await reasonOf(`https://${host}/hook`, production)).toBe('address');
    const family = address.includes(':') ? 6 : 4;
    const resolve = async () => [{ address, family }];
    expect(await reasonOf('https://hook.example/in', { ...production, resolve })).toBe('address');
  });

  test('among public ones is refused', async () => {
    const resolve = async () => [
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    expect(await reasonOf('https://hook.example/in', { ...production, resolve })).toBe('address');
  });

  test('is refused even when loopback is allowed', async () => {
    const resolve = async () => [{ address: '192.168.1.1', family: 4 }];
    expect(await reasonOf('https://hook.example/in', { ...trying, resolve })).toBe('address');
  });

  test.each(['8.8.8.8', '93.184.215.14', '2606:4700::1111', '2a00:1450:4028::1'])('%s is public', (address) => {
    expect(isOutside(address)).toBe(true);
  });

  test.each(['', 'hook.example', '1.2.3', '2606:4700::1%eth0'])('%j is not a public address', (address) => {
    expect(isOutside(address)).toBe(false);
  });
});

describe('a typed URL', () => {
  test.each([
    ['https://hook.example/in?key=1', 'https://hook.example/in?key=1'],
    ['https://hook.example:8443/#part', 'https://hook.example:8443/'],
    ['https://8.8.8.8/', 'https://8.8.8.8/'],
    ['https://hook.example:1024', 'https://hook.example:1024/'],
  ])('%s is accepted', (typed, read) => {
    expect(readOutgoingAddress(typed, production)?.href).toBe(read);
  });

  test.each([
    'nothing',
    '',
    'http://hook.example/',
    'ftp://hook.example/',
    'file:///etc/passwd',
    'https://dana:word@hook.example/',
    'https://hook.example:22/',
    'https://hook.example:25/',
    'https://intranet/',
    'https://localhost/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::ffff:7f00:1]/',
  ])('%s is rejected', (typed) => {
    expect(readOutgoingAddress(typed, production)).toBeUndefined();
  });

  test('may lead to localhost only when loopback is allowed', () => {
    for (const typed of ['http://localhost:3999/x', 'http://127.0.0.1:3999/x', 'http://[::1]:3999/x']) {
      expect(readOutgoingAddress(typed, trying)?.href).toBe(typed);
      expect(readOutgoingAddress(typed, production)).toBeUndefined();
    }
    expect(readOutgoingAddress('http://hook.example/', trying)).toBeUndefined();
    expect(readOutgoingAddress('ftp://localhost/', trying)).toBeUndefined();
  });
});

describe('an outgoing request', () => {
  test('sends the body and headers unchanged', async () => {
    const received: unknown[] = [];
    const url = await receiver(async (request, answer) => {
      const chunks = await request.toArray();
      received.push([request.method, request.url, request.headers['content-type'], Buffer.concat(chunks).toString()]);
      answer.writeHead(204).end();
    });
    expect(await reasonOf(url, trying)).toBe(204);
    expect(received).toEqual([['POST', '/hook?key=1', 'application/json', posted.body]]);
  });

  test('connects to the checked address with a single DNS lookup', async () => {
    const url = new URL(await receiver((_, answer) => answer.end()));
    let lookups = 0;
    const resolve = async () => {
      lookups += 1;
      return [{ address: '127.0.0.1', family: 4 }];
    };
    expect(await reasonOf(`http://localhost:${url.port}/`, { ...trying, resolve })).toBe(200);
    expect(lookups).toBe(1);
  });

  test('does not follow redirects', async () => {
    let calls = 0;
    const url = await receiver((_, answer) => {
      calls += 1;
      answer.writeHead(307, { location: '/elsewhere' }).end();
    });
    expect(await reasonOf(url, trying)).toBe(307);
    expect(calls).toBe(1);
  });

  test('ends when the response is endless', async () => {
    const url = await receiver((_, answer) => {
      const more = setInterval(() => answer.write('x'.repeat(500)), 1);
      answer.on('close', () => clearInterval(more));
    });
    expect(await reasonOf(url, trying)).toBe(200);
  });

  test('succeeds once a status arrived, even if the body never ends', async () => {
    const url = await receiver((_, answer) => answer.writeHead(200).write('a'));
    expect(await reasonOf(url, { ...trying, limitMilliseconds: 300 })).toBe(200);
  });

  test('reports why there was no response', async () => {
    const unresponsive = await receiver(() => undefined);
    expect(await reasonOf(unresponsive, { ...trying, limitMilliseconds: 100 })).toBe('timeout');
    expect(await reasonOf(await receiver((request) => request.socket.destroy()), trying)).toBe('connection');
    expect(await reasonOf('http://127.0.0.1:1/', trying)).toBe('connection');
    const unknown = async () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }));
    expect(await reasonOf('https://hook.example/', { ...trying, resolve: unknown })).toBe('host');
    expect(await reasonOf('https://hook.example/', { ...trying, resolve: async () => [] })).toBe('host');
    const slow = () => new Promise<never>(() => undefined);
    expect(await reasonOf('https://hook.example/', { ...trying, resolve: slow, limitMilliseconds: 50 })).toBe(
      'timeout',
    );
  });

  test('ends when the server switches protocols', async () => {
    const upgrade = 'HTTP/1.1 101 Changing\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n';
    const url = await receiver(({ socket }) => socket.write(upgrade));
    expect([101, 'connection']).toContain(await reasonOf(url, trying));
  });

  test('reports a certificate error for a server without TLS', async () => {
    const url = (await receiver((_, answer) => answer.end())).replace('http:', 'https:');
    expect(await reasonOf(url, trying)).toBe('certificate');
  });
});
