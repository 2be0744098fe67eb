import { describe, expect, test } from 'vitest';
import { createTestServer } from '#server-kit/testing/test-api.ts';
import { createTestServices } from '#server-kit/testing/test-services.ts';
import { type FormCall, type FormRoute, mountForms } from './forms.ts';

const calls: FormCall[] = [];

const form: FormRoute = {
  path: '/p/:name/write',
  handle: async (_, call) => {
    calls.push(call);
    if (call.fields.get('to')) return { status: 303, location: '/there' };
    return { status: 422, html: '<p>again', headers: { 'content-security-policy': "default-src 'none'" } };
  },
};

const kit = await createTestServices({ PUBLIC_URL: 'http://localhost:3000' });
const app = await createTestServer(kit.services, { errorPage: ({ code }) => `<p>${code}` });
mountForms(app, [form], kit.services);
const address = await app.listen({ host: '127.0.0.1', port: 0 });

const send = (body: string, headers: Record<string, string> = {}, path = '/p/noa/write') =>
  fetch(address + path, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
  });

describe('a form post from a page', () => {
  test('reaches its handler with the fields and the visitor', async () => {
    const headers = { referer: 'http://localhost:3000/p/noa?s=qr', 'user-agent': 'Phone', 'accept-language': 'en' };
    await send('a=%D7%A9%D7%9C%D7%95%D7%9D+1&a=2&__proto__=x', headers, '/p/%D7%A0/write');
    const call = calls.at(-1);
    expect([...(call?.fields ?? [])]).toEqual([
      ['a', 'שלום 1'],
      ['a', '2'],
      ['__proto__', 'x'],
    ]);
    expect(call).toMatchObject({ name: 'נ', reader: 'en', referer: headers.referer, visitor: { userAgent: 'Phone' } });
  });

  test('is answered with a page under its own CSP, or with a redirect', async () => {
    const page = await send('a=1', { 'accept-encoding': 'gzip' });
    expect([page.status, await page.text()]).toEqual([422, '<p>again']);
    expect(page.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    const on = await send('to=1');
    expect([on.status, on.headers.get('location')]).toEqual([303, '/there']);
  });

  test.each([{ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, {}])(
    'is accepted from our own pages or without an origin: %j',
    async (headers) => {
      expect((await send('a=1', headers as Record<string, string>)).status).toBe(422);
    },
  );

  test.each([{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }])(
    'of another site returns 403 with a page: %j',
    async (headers) => {
      const before = calls.length;
      const answer = await send('a=1', headers as Record<string, string>);
      expect([answer.status, await answer.text()]).toEqual([403, '<p>forbidden']);
      expect(calls).toHaveLength(before);
    },
  );

  test('returns 413 past the size limit', async () => {
    expect((await send(`a=${'x'.repeat(65 * 1024)}`)).status).toBe(413);
    expect((await send(`a=${'x'.repeat(60 * 1024)}`)).status).toBe(422);
  });

  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'returns 415 for %s',
    async (type) => {
      expect((await send('{}', { 'content-type': type })).status).toBe(415);
    },
  );
});

test('a client that does not accept HTML gets JSON', async () => {
  const answer = await send('a=1', { origin: 'https://elsewhere.example', accept: 'application/json' });
  expect([answer.status, (await answer.json()).code]).toEqual([403, 'forbidden']);
});
