import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { identityOf, startTestApi } from '#server-kit/testing/test-api.ts';
import { type Identity, route } from '../route.ts';
import { csrfHash, csrfTokenOf, isSameCsrf, isSameOrigin } from './csrf.ts';

const answer = z.object({ ok: z.boolean() });
const body = z.object({}).optional();
const declared = { method: 'POST', access: 'public', summary: 'For a test', answer } as const;
const change = endpoint({ ...declared, path: '/api/change', body });
const beacon = endpoint({ ...declared, path: '/api/beacon', csrf: 'origin-only' });
const read = endpoint({ ...declared, method: 'GET', path: '/api/read' });

const owner = identityOf({ id: 1, role: 'user' });
let identity: Identity | undefined;
const routes = [
  route(change, async () => ({ ok: true })),
  route(beacon, async () => ({ ok: true })),
  route(read, async () => ({ ok: true })),
];
const api = await startTestApi({
  routes,
  identify: async (_, { sessionCookie }) => ({
    identity,
    acceptsCsrf: (token) => sessionCookie !== undefined && token === csrfTokenOf(sessionCookie),
  }),
});

const cookie = 'session=abc';
const token = csrfTokenOf('abc');
const status = async (headers: Record<string, string>, body?: unknown, path = '/api/change') =>
  (await api.send('POST', path, body, headers)).status;

test.each(['csrf-token', 'x-csrf-token', 'X-CSRF-Token'])('accepts the token in the header %s', async (name) => {
  expect(await status({ cookie, [name]: token })).toBe(200);
});

test('accepts the token in the body', async () => {
  expect(await status({ cookie }, { _csrf: token })).toBe(200);
});

test.each([
  ['no token', { cookie }, undefined],
  ['a token without the cookie', { 'csrf-token': token }, undefined],
  ['the token of another cookie', { cookie, 'csrf-token': csrfTokenOf('other') }, undefined],
  ['the cookie itself', { cookie, 'csrf-token': 'abc' }, undefined],
  ['an empty token', { cookie, 'csrf-token': '' }, undefined],
  ['a token cut short', { cookie, 'csrf-token': token.slice(0, -1) }, undefined],
  ['a token in a list', { cookie }, { _csrf: [token] }],
  ['a token in an object', { cookie }, { _csrf: { toString: token } }],
  ['a very long token', { cookie }, { _csrf: token.repeat(100) }],
])('%s returns 403 csrf_failed', async (_, headers, body) => {
  const answered = await api.send('POST', '/api/change', body, headers as Record<string, string>);
  expect([answered.status, answered.body.code]).toEqual([403, 'csrf_failed']);
});

test('reads and exempt endpoints need no token, but exempt ones still need our origin', async () => {
  expect((await api.send('GET', '/api/read')).status).toBe(200);
  expect(await status({}, undefined, '/api/beacon')).toBe(200);
  expect(await status({ origin: 'https://evil.example' }, undefined, '/api/beacon')).toBe(403);
});

test('a bearer token alone needs no CSRF token', async () => {
  identity = { ...owner, hasSession: false };
  expect(await status({})).toBe(200);
  identity = owner;
  expect(await status({ cookie })).toBe(403);
  identity = undefined;
});

test('the token does not contain the cookie and is compared in full', () => {
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(token).not.toContain('abc');
  expect(isSameCsrf(csrfHash(token), token)).toBe(true);
  expect(isSameCsrf(csrfHash(token), `${token} `)).toBe(false);
});

test.each([
  ['http://localhost:3000', 'http://localhost:3000', true],
  ['http://127.0.0.1:3000', 'http://localhost:3000', true],
  ['http://[::1]:3000', 'http://localhost:3000', true],
  ['http://localhost:3001', 'http://localhost:3000', false],
  ['https://localhost:3000', 'http://localhost:3000', false],
  ['http://localhost.evil.example:3000', 'http://localhost:3000', false],
  ['https://cards.example', 'https://cards.example/', true],
  ['http://localhost', 'https://cards.example', false],
  ['https://evil.example', 'https://cards.example', false],
  ['null', 'https://cards.example', false],
])('compares %s with %s', (origin, publicUrl, isSame) => {
  expect(isSameOrigin(origin, publicUrl)).toBe(isSame);
});
