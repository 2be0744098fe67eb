import { expect, test } from 'vitest';
import { AppError } from '#base/app-error.ts';
import { contentHash } from '#server-kit/page-cache/cached-page.ts';
import { createTestServer } from '#server-kit/testing/test-api.ts';
import { createTestServices } from '#server-kit/testing/test-services.ts';
import { type EmbedCall, mountEmbeds } from './embeds.ts';

const calls: EmbedCall[] = [];

const { services } = await createTestServices({
  PUBLIC_URL: 'https://cards.example',
  ALLOW_SANDBOX: '1',
  ADMIN_EMAIL: 'a@b.example',
});
const app = await createTestServer(services, { errorPage: ({ code }) => `<p>${code}` });
const page = { status: 200, html: '<p>framed', style: 'p{}', script: '' };
const record = async (call: EmbedCall) => {
  calls.push(call);
  return page;
};
mountEmbeds(
  app,
  [
    { path: '/frame/:name', get: (_, call) => record(call), post: (_, call) => record(call) },
    { path: '/call', post: async () => ({ status: 201, json: { isDone: true } }) },
    {
      path: '/gone',
      get: async () => {
        throw new AppError('not_found');
      },
    },
  ],
  services,
);

const form = { 'content-type': 'application/x-www-form-urlencoded' };

test('an embedded page has an opaque origin, no cookies, and can be framed only by us', async () => {
  const { statusCode, headers, body } = await app.inject({
    url: '/frame/one?lang=en',
    headers: { cookie: 'language=he' },
  });
  expect(statusCode).toBe(200);
  expect(body).toBe('<p>framed');
  expect(headers['content-security-policy']).toBe(
    [
      "default-src 'none'",
      "script-src 'none'",
      `style-src ${contentHash('p{}')}`,
      "font-src 'self' https://cards.example",
      "connect-src 'self' https://cards.example",
      "form-action 'self' https://cards.example",
      "base-uri 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-scripts allow-forms',
    ].join('; '),
  );
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  for (const name of ['x-frame-options', 'cross-origin-opener-policy', 'set-cookie', 'access-control-allow-origin'])
    expect(headers[name]).toBeUndefined();
  expect(calls.at(-1)).toMatchObject({ name: 'one', locale: 'en' });
  expect(Object.keys(calls.at(-1) ?? {}).sort()).toEqual(['address', 'fields', 'locale', 'name', 'query']);
});

test('without a supported language it is Hebrew, regardless of the cookie', async () => {
  await app.inject({ url: '/frame/one?lang=xx', headers: { cookie: 'language=en' } });
  expect(calls.at(-1)?.locale).toBe('he');
});

test('is compressed for clients that accept it', async () => {
  const { headers } = await app.inject({ url: '/frame/one', headers: { 'accept-encoding': 'br' } });
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
});

test.each([
  [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, 200],
  [{ origin: 'https://cards.example' }, 200],
  [{}, 200],
  [{ origin: 'https://elsewhere.example' }, 403],
  [{ origin: 'https://cards.example.elsewhere.example' }, 403],
])('a form from %o returns %i', async (headers, status) => {
  const payload = 'a=1&b=%D7%90';
  const answer = await app.inject({ method: 'POST', url: '/frame/two', headers: { ...form, ...headers }, payload });
  expect(answer.statusCode).toBe(status);
  if (status === 200) expect(calls.at(-1)?.fields.get('b')).toBe('א');
});

test('responses to its script allow only the null origin', async () => {
  const answer = await app.inject({ method: 'POST', url: '/call', headers: { ...form, origin: 'null' }, payload: '' });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({ isDone: true });
  expect(answer.headers).toMatchObject({ 'access-control-allow-origin': 'null', 'cache-control': 'no-store' });
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
});

test('rejects other or large bodies, and an error page cannot be framed', async () => {
  const send = (headers: Record<string, string>, payload: string) =>
    app.inject({ method: 'POST', url: '/frame/two', headers, payload });
  expect((await send({ 'content-type': 'application/json' }, '{}')).statusCode).toBe(415);
  expect((await send({ 'content-type': 'text/plain' }, 'x')).statusCode).toBe(415);
  expect((await send(form, `a=${'x'.repeat(9_000)}`)).statusCode).toBe(413);
  const missing = await app.inject({ url: '/gone', headers: { accept: 'text/html' } });
  expect(missing.statusCode).toBe(404);
  expect(missing.headers['content-security-policy']).toContain("frame-ancestors 'none'");
});
