import { createServer } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { listenOnLoopback, requestRaw } from '#server-kit/testing/loopback.ts';
import { createBeacons } from './beacons.ts';

const declared = endpoint({
  method: 'POST',
  path: '/api/things/:id/news',
  access: 'public',
  summary: 'For a test',
  params: z.object({ id: z.coerce.number() }),
  answer: z.object({}),
  status: 202,
  bodyLimit: 100,
  limit: { points: 3, seconds: 60, by: 'address', store: 'memory' },
});

const handled: unknown[] = [];
const limited = new Set<string>();
const tryConsume = async (name: string, key: string) => !limited.has(`${name} ${key}`);
const isTrustedProxy = (address: string) => address === '127.0.0.1';
const config = { publicUrl: 'https://cards.example', isHttps: true, isTrustedProxy };
const services = { config, limits: { tryConsume } };
const answerBeacon = createBeacons(services as never, { endpoint: declared, handle: (...one) => handled.push(one) });
// Requests that are not handled go on to the router.
const server = createServer((request, response) => {
  if (!answerBeacon(request, response)) response.writeHead(418).end();
});
const { port } = await listenOnLoopback(server);
beforeEach(() => {
  handled.length = 0;
  limited.clear();
});

const json = { 'content-type': 'application/json', 'user-agent': 'a browser' };
const send = (path = '/api/things/7/news', headers: Record<string, string> = {}, body = '{"a":"ש"}', method = 'POST') =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { ...json, ...headers },
    ...(method === 'GET' ? {} : { body }),
  });

test('a beacon is handled and answered with an empty 202', async () => {
  const answer = await send(undefined, { 'x-forwarded-for': '192.0.2.1', origin: 'https://cards.example' });
  expect([answer.status, await answer.json()]).toEqual([202, {}]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('strict-transport-security')).toContain('max-age');
  expect(handled).toEqual([[7, { a: 'ש' }, { address: '192.0.2.1', userAgent: 'a browser' }]]);
});

test.each<[string, Parameters<typeof send>]>([
  ['another address', ['/api/things/7']],
  ['more of the address', ['/api/things/7/news/more']],
  ['a name in place of a number', ['/api/things/x/news']],
  ['a number without an end', [`/api/things/${'7'.repeat(11)}/news`]],
  ['another method', ['/api/things/7/news', {}, '', 'GET']],
  ['somebody signed in', ['/api/things/7/news', { cookie: 'a=1; session=abc' }]],
  ['a token', ['/api/things/7/news', { authorization: 'Bearer x' }]],
  ['another site', ['/api/things/7/news', { origin: 'https://elsewhere.example' }]],
  ['a form', ['/api/things/7/news', { 'content-type': 'application/x-www-form-urlencoded' }]],
  ['too much', ['/api/things/7/news', {}, JSON.stringify('x'.repeat(200))]],
])('%s falls through to the regular handler', async (_, options) => {
  expect((await send(...options)).status).toBe(418);
  expect(handled).toEqual([]);
});

test('a cross-site request is also recognised by sec-fetch-site', async () => {
  const headers = { ...json, 'sec-fetch-site': 'cross-site', 'content-length': '2' };
  const { status } = await requestRaw(port, '/api/things/7/news', { method: 'POST', headers, body: '{}' });
  expect([status, handled]).toEqual([418, []]);
});

test('unreadable and rate-limited beacons get 202 and are dropped', async () => {
  expect((await send(undefined, {}, '{"a":')).status).toBe(202);
  limited.add('POST /api/things/:id/news 192.0.2.2');
  expect((await send(undefined, { 'x-forwarded-for': '192.0.2.2' })).status).toBe(202);
  expect(handled).toEqual([]);
});
