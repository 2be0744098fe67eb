import { expect, test } from '../support/journey.ts';

test('pages, redirects and missing pages return their status codes', async ({ request }) => {
  const status = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
  expect(await status('/')).toBe(200);
  for (const path of [
    '/nothing',
    '/p/nobody',
    '/@nobody',
    '/physical-cards/nothing',
    '/admin/nothing',
    '/tags/nothing',
    '/tags/ZZZZZZZZ',
    '/profile-abc',
    '/blog/nothing',
    '/communities/nothing',
    '/help/nothing',
    '/%D7%A9%D7%9C%D7%95%D7%9D',
  ])
    expect([path, await status(path)]).toEqual([path, 404]);
  const invoices = await request.get('/invoices', { maxRedirects: 0 });
  expect([invoices.status(), invoices.headers().location]).toEqual([301, '/wallet']);
  const profile = await request.get('/profile-12?s=qr', { maxRedirects: 0 });
  expect([profile.status(), profile.headers().location]).toEqual([301, '/p/12?s=qr']);
  expect((await request.head('/')).status()).toBe(200);
});

test('the two not-found pages have different texts, a link home and no canonical URL', async ({ request }) => {
  const page = await (await request.get('/nothing')).text();
  const profile = await (await request.get('/@nobody')).text();
  expect(page).toContain('העמוד לא נמצא');
  expect(profile).toContain('הכרטיס לא נמצא');
  for (const html of [page, profile]) {
    expect(html).toMatch(/<a [^>]*href="\/"/);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
  }
});

test('the initial HTML has the language, title, previews and one canonical URL', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('<html lang="he" dir="rtl"');
  expect(html.match(/<link rel="canonical"/g)).toHaveLength(1);
  expect(html).toMatch(/<meta property="og:title" content="נגיעה/);
  const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const answer = await request.get(picture);
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  expect((await answer.body()).length).toBeLessThan(250_000);
  const english = await (await request.get('/?lang=en')).text();
  expect(english).toContain('<html lang="en" dir="ltr"');
  expect(html).toContain('hreflang="en"');
});

test('robots.txt, the sitemap, the manifest, icons and the OpenAPI document are served', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect(await robots.text()).toContain('Sitemap: http');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('<loc>');
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { src } of manifest.icons) expect([src, (await request.get(src)).status()]).toEqual([src, 200]);
  for (const path of ['/favicon.ico', '/icons/apple-touch-icon.png', '/icons/share-en.jpg'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
  const api = await (await request.get('/api/openapi.json')).json();
  expect(api.openapi).toBe('3.1.0');
  expect(Object.keys(api.paths)).toContain('/api/errors/report');
});

test('built files are compressed and cached as immutable; pages are compressed and always revalidated', async ({
  request,
}) => {
  const page = await request.get('/', { headers: { 'accept-encoding': 'br' } });
  expect(page.headers()).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'private, no-cache' });
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  const file = await request.get(script, { headers: { 'accept-encoding': 'br' } });
  expect(file.headers()['content-encoding']).toBe('br');
  expect(file.headers()['cache-control']).toContain('immutable');
});

test('the policy of every page forbids inline code and framing, and unknown endpoints return JSON', async ({
  request,
}) => {
  for (const path of ['/', '/nothing', '/ui', '/api/products']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(policy).toContain("frame-ancestors 'none'");
  }
  const unknown = await request.get('/api/nothing');
  expect(unknown.status()).toBe(404);
  expect(await unknown.json()).toEqual({ code: 'not_found', message: 'לא מצאנו את מה שחיפשתם' });
  const broken = await request.get('/%E0%A4%A');
  expect(broken.status()).toBe(400);
});
