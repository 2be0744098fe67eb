import { describe, expect, test } from 'vitest';
import { createTestServer } from '#server-kit/testing/test-api.ts';
import { createTestServices } from '#server-kit/testing/test-services.ts';
import { createApi } from '#web-kit/api/api-client.tsx';
import type { HttpApp } from '../http-server.ts';
import { inProcessFetch } from '../in-process-fetch.ts';
import { mountPages } from '../pages.ts';

const https = { PUBLIC_URL: 'https://cards.example', ALLOW_SANDBOX: '1', ADMIN_EMAIL: 'owner@cards.example' };

async function siteWith(settings: Record<string, string>) {
  const { services } = await createTestServices(settings);
  const app = await createTestServer(services, {
    isPaymentPage: (path) => path.startsWith('/pay'),
    usesCamera: (path) => path === '/admin/orders',
    errorPage: (error, locale) => `<html lang="${locale}">${error.code}`,
  });
  app.get('/api/echo', async (request, reply) => {
    reply.header('set-cookie', ['a=1; Path=/', 'b=2; Expires=Thu, 01 Jan 2026 00:00:00 GMT']);
    return { accept: request.headers['accept-language'] };
  });
  app.post('/api/echo', async (request) => ({ body: request.body }));
  mountPages(
    app,
    async ({ path, query, locale, nonces }) => {
      if (path === '/old') return { status: 301, location: '/new' };
      const html = `<html lang="${locale}"><script nonce="${nonces.script}">${query.get('q')}</script>${'א'.repeat(500)}`;
      return { status: path === '/gone' ? 404 : 200, html };
    },
    false,
  );
  await app.ready();
  return app;
}

const site = await siteWith({ PUBLIC_URL: 'http://localhost:3000' });
const secure = await siteWith(https);

const page = (app: HttpApp, url = '/', headers: Record<string, string> = {}) => app.inject({ url, headers });
const policyOf = ({ headers }: Awaited<ReturnType<typeof page>>) => String(headers['content-security-policy']);

describe('security headers of every response', () => {
  test.each(['/', '/gone', '/api/echo', '/api/nothing', '/healthz'])(
    '%s allows nothing inline and no framing',
    async (url) => {
      const answer = await page(site, url);
      const policy = policyOf(answer);
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes|\*|https?:/);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("form-action 'self'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain('trusted-types dompurify ProseMirrorClipboard blank-page');
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(answer.headers['permissions-policy']).toContain('camera=()');
      expect(answer.headers['x-powered-by']).toBeUndefined();
      expect(answer.headers.server).toBeUndefined();
    },
  );

  test('only pages that use the camera may ask for it', async () => {
    const policyAt = async (url: string) => (await page(site, url)).headers['permissions-policy'];
    expect(await policyAt('/admin/orders?tab=all')).toContain('camera=(self)');
    expect(await policyAt('/admin/orders/7')).toContain('camera=()');
  });

  test('a page gets the nonce of its CSP, a new one each time', async () => {
    const nonces = await Promise.all(
      [1, 2, 3].map(async () => {
        const answer = await page(site);
        const [, nonce = 'none'] = /nonce="([^"]+)"/.exec(answer.body) ?? [];
        expect(policyOf(answer)).toContain(`script-src 'self' 'nonce-${nonce}'`);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(3);
    for (const nonce of nonces) expect(nonce.length).toBeGreaterThanOrEqual(16);
  });

  test('HSTS and upgrade-insecure-requests are sent only on https', async () => {
    const [plain, guarded] = [await page(site), await page(secure)];
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(policyOf(plain)).not.toContain('upgrade-insecure-requests');
    expect(guarded.headers['strict-transport-security']).toMatch(/max-age=31536000/);
    expect(policyOf(guarded)).toContain('upgrade-insecure-requests');
  });
});

describe('Stripe', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec', STRIPE_PUBLISHABLE_KEY: 'pk' };

  const site = () => siteWith({ ...keys, PAYMENTS: 'stripe', PUBLIC_URL: 'http://localhost:3000' });

  test.each(['/', '/dashboard?next=/pay', '/api/echo', '/api/pay'])('is not allowed by the CSP of %s', async (url) => {
    const answer = await page(await site(), url);
    expect(policyOf(answer)).not.toContain('stripe');
    expect(policyOf(answer)).toContain("require-trusted-types-for 'script'");
    expect(policyOf(answer)).toContain('trusted-types dompurify ProseMirrorClipboard blank-page');
    expect(answer.headers['permissions-policy']).toMatch(/payment=\(self\)$/);
  });

  test('is allowed on the payment page, with only the sources it needs', async () => {
    const answer = await page(await site(), '/pay/package/2?cycle=monthly');
    const sources = Object.fromEntries(
      policyOf(answer)
        .split(';')
        .map((directive) => [directive.split(' ')[0], directive.match(/https?:\S+/g)])
        .filter(([, named]) => named),
    );
    expect(sources).toEqual({
      'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
      'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      'connect-src': ['https://api.stripe.com'],
    });
    expect(policyOf(answer)).toMatch(/script-src [^;]*'nonce-/);
    // Stripe's script assigns plain strings to sinks, which Trusted Types would reject.
    expect(policyOf(answer)).not.toContain('trusted-types');
    expect(answer.headers['permissions-policy']).toContain('payment=(self "https://js.stripe.com"');
  });

  test('is not allowed when another provider is used', async () => {
    const answer = await page(await siteWith({ ...keys, PUBLIC_URL: 'http://localhost:3000' }), '/pay');
    expect(policyOf(answer)).not.toContain('stripe');
    expect(answer.headers['permissions-policy']).toMatch(/payment=\(self\)$/);
  });
});

describe('a page', () => {
  test('is Hebrew until the reader chooses, regardless of Accept-Language', async () => {
    const languageOf = async (url: string, headers = {}) =>
      /lang="(\w+)"/.exec((await page(site, url, headers)).body)?.[1];
    expect(await languageOf('/', { 'accept-language': 'en' })).toBe('he');
    expect(await languageOf('/?lang=en')).toBe('en');
    expect(await languageOf('/', { cookie: 'language=en' })).toBe('en');
    expect(await languageOf('/?lang=he', { cookie: 'language=en' })).toBe('he');
    expect(await languageOf('/?lang=xx', { cookie: 'language=yy' })).toBe('he');
  });

  test('passes on its status, redirects and query', async () => {
    expect((await page(site, '/gone')).statusCode).toBe(404);
    expect(await page(site, '/old')).toMatchObject({ statusCode: 301, headers: { location: '/new' } });
    expect((await page(site, '/?q=a?b')).body).toContain('>a?b<');
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('for Accept-Encoding %j is sent as %s', async (accepted, encoding) => {
    const answer = await page(site, '/', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toContain('accept-encoding');
    const stream = new Blob([new Uint8Array(answer.rawPayload)]).stream();
    const plain = encoding
      ? stream.pipeThrough(new DecompressionStream(encoding === 'br' ? ('brotli' as 'gzip') : 'gzip'))
      : stream;
    expect(await new Response(plain).text()).toContain('אאא');
  });

  test('is never returned under /api/', async () => {
    const answer = await page(site, '/api/nothing', { accept: 'text/html' });
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.json().code).toBe('not_found');
  });
});

describe('an in-process fetch', () => {
  test('reaches the same server as an external request', async () => {
    const api = createApi({ baseUrl: '', fetch: inProcessFetch(site), locale: () => 'en' });
    expect(await api.request('GET', '/api/echo')).toEqual({ accept: 'en' });
    expect(await api.request('POST', '/api/echo', { a: 'שלום' })).toEqual({ body: { a: 'שלום' } });
    await expect(api.request('GET', '/api/nothing')).rejects.toMatchObject({
      status: 404,
      message: 'We could not find what you were looking for',
    });
  });

  test('returns each Set-Cookie header separately', async () => {
    const answer = await inProcessFetch(site)('/api/echo');
    expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Expires=Thu, 01 Jan 2026 00:00:00 GMT']);
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});
