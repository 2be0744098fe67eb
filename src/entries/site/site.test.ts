import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AppError } from '#base/app-error.ts';
import type { Product } from '#features/packages/contract.ts';
import type { PageAnswer } from '#server-kit/http/pages.ts';
import { expectSoundHtml } from '#testing/render-page.tsx';
import { createApi } from '#web-kit/api/api-client.tsx';
import { sitePaths } from '../page-paths.ts';
import { appSources, readBuiltFiles } from './built-files.ts';
import { renderDocument } from './document.ts';
import { errorPage } from './error-page.ts';
import { createPageRenderer } from './render.tsx';
import { robots, sitemap } from './site-files.ts';

const product: Product = {
  id: 7,
  name: 'Evil </script><b>',
  description: '',
  monthlyPrice: 40,
  yearlyPrice: 300,
  features: ['x'],
  isPopular: false,
  benefit1: null,
  benefit2: null,
  benefit3: null,
  benefit4: null,
  benefit5: null,
  isActive: true,
  showAtHome: true,
  sortOrder: 1,
  packageType: 'advanced',
};

const files = {
  script: '/assets/site.js',
  styles: ['/assets/site.css', '/assets/small.css'],
  styleTexts: { '/assets/small.css': '.small{}' },
  preloads: [],
  fileLists: undefined as string | undefined,
  fonts: [],
};
const nonces = { script: 'S1', style: 'S2' };

function renderer(
  answer: (url: string) => Response,
  {
    showsSandboxBanner = false,
    hasPaymentPolicy = false,
    hasGoogle = false,
    maintenance = undefined as string | undefined,
  } = {},
) {
  return createPageRenderer({
    publicUrl: 'https://cards.example',
    isDevelopment: false,
    showsSandboxBanner,
    maintenance: async () => maintenance,
    hasGoogle,
    hasPaymentPolicy,
    filesOf: (_entry, source) =>
      source?.startsWith('src/features/')
        ? { ...files, preloads: [`/${source}.js`], fileLists: '/assets/lists.json' }
        : files,
    apiFor: (locale) => createApi({ baseUrl: '', fetch: async (url) => answer(String(url)), locale: () => locale }),
    year: () => 2031,
    findProfile: async ({ path }) => (path === '/p/somebody' ? { status: 302, location: '/found' } : undefined),
  });
}

const request = { reader: undefined, credentials: { sessionCookie: undefined, authorization: undefined }, nonces };
const notFound = () => Response.json({ message: 'x', code: 'not_found' }, { status: 404 });
const unavailable = () => new Response('', { status: 503 });

const render = async (
  path: string,
  locale: 'he' | 'en' = 'he',
  answer: (url: string) => Response = (url) => (url.includes('products') ? Response.json([product]) : unavailable()),
  { query = '', ...options }: { query?: string } & Parameters<typeof renderer>[1] = {},
): Promise<PageAnswer> => renderer(answer, options)({ path, query: new URLSearchParams(query), locale, ...request });
const htmlOf = async (...parameters: Parameters<typeof render>): Promise<string> => {
  const answer = await render(...parameters);
  return 'html' in answer ? answer.html : '';
};

describe('public pages', () => {
  test('the initial HTML has the language and direction of the reader, the title and the year', async () => {
    const html = await htmlOf('/', 'en');
    for (const text of ['<html lang="en" dir="ltr">', '<title>Negia', '© 2031 Negia', 'nonce="S1"'])
      expect(html).toContain(text);
    expect(html).toContain('<link rel="canonical" href="https://cards.example/?lang=en">');
  });

  test.each([
    ['/', 'he', 'אתר ניסיון'],
    ['/dashboard', 'en', 'A trial site'],
  ] as const)('on %s show a sandbox notice only when it is enabled', async (path, locale, text) => {
    const enabled = await htmlOf(path, locale, undefined, { showsSandboxBanner: true });
    expect(enabled).toMatch(new RegExp(`<p class="site-notice" role="note">${text}`));
    expect(await htmlOf(path, locale)).not.toContain('site-notice');
  });

  test.each(['/', '/dashboard', '/nowhere'])('on %s say that the product is worked on, escaped', async (path) => {
    const html = await htmlOf(path, 'he', notFound, { maintenance: 'Back at 22:00 <b>' });
    expect(html).toContain('<p class="site-notice" role="note">Back at 22:00 &lt;b&gt;</p>');
  });

  test('a page of the app names the files of the page with those of the app, and where the other lists are', async () => {
    const html = await htmlOf('/stats/7');
    expect(html).toContain('data-file-lists="/assets/lists.json"');
    expect(html).toContain('<link rel="modulepreload" href="/src/features/stats/web/page/stats-page.tsx.js"');
    expect(await htmlOf('/admin/users')).not.toContain('modulepreload');
    for (const source of Object.values(appSources)) expect([source, existsSync(source)]).toEqual([source, true]);
  });

  test.each(['/', '/dashboard'])('%s declares whether people can sign in with Google', async (path) => {
    expect(await htmlOf(path, 'en', undefined, { hasGoogle: true })).toContain(
      '<html lang="en" dir="ltr" data-google>',
    );
    expect(await htmlOf(path, 'en')).not.toContain('data-google');
  });

  test.each([
    ['/dashboard', 's', ['לוח בקרה', 'aria-current="page"', 'העמוד נטען']],
    ['/leads', undefined, ['התחברות', 'העמוד נטען']],
    ['/editor/5', 's', ['role="status"']],
    ['/admin/users', 's', ['role="status"']],
  ])('the first HTML of %s has the frame and a skeleton', async (path, sessionCookie, texts) => {
    const answer = await renderer(notFound)({
      ...request,
      path,
      query: new URLSearchParams(),
      locale: 'he',
      credentials: { sessionCookie, authorization: undefined },
    });
    const body = /<div id="root">(.*)<\/div>/s.exec('html' in answer ? answer.html : '')?.[1];
    for (const text of texts) expect(body).toContain(text);
    expectSoundHtml(body ?? '', 'he');
  });

  test('declare their security policy where payments have their own', async () => {
    const renderText = async (path: string, hasPaymentPolicy: boolean) =>
      /<html[^>]*>/.exec(await htmlOf(path, 'he', undefined, { hasPaymentPolicy }))?.[0];
    for (const path of ['/checkout', '/checkout/package/2', '/checkout/order/7', '/wallet'])
      expect(await renderText(path, true)).toBe('<html lang="he" dir="rtl" data-policy="payment">');
    expect(await renderText('/dashboard', true)).toBe('<html lang="he" dir="rtl" data-policy="strict">');
    for (const path of ['/checkout', '/dashboard', '/'])
      expect(await renderText(path, false)).toBe('<html lang="he" dir="rtl">');
  });

  test('external data can neither close the script element nor become markup', async () => {
    const html = await htmlOf('/');
    expect(html).not.toContain('</script><b>');
    expect(html).toContain('Evil &lt;/script&gt;&lt;b&gt;');
    const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(data).queries.queries[0].state.data[0].name).toBe(product.name);
  });

  test('have no inline styles or handlers', async () => {
    for (const path of [...sitePaths, '/nothing', '/@nobody']) {
      const html = await htmlOf(path);
      // A page with path parameters has no data in this test, so it shows a loading state.
      if (!path.includes(':')) expect(html).toContain('<h1');
      expect(html).not.toMatch(/\sstyle=|\son\w+=|<style(?! nonce="S2">)/);
    }
  });

  test('the examples are in the initial HTML, each with its picture', async () => {
    const example = { id: 1, slug: 'alon-drai', address: '/p/dana', name: 'Dana', title: 'Plumber', field: 'home' };
    const answer = () => Response.json([{ ...example, template: 'shore', language: 'en' }]);
    const html = await htmlOf('/examples', 'en', answer);
    expect(html).toMatch(/<img[^>]*src="[^"]*alon-drai[^"]*\.webp"/);
    expect(html).toContain('href="/p/dana"');
    expect(await htmlOf('/examples', 'en', () => Response.json([]))).toContain('Example cards will be here');
    expect(await htmlOf('/examples', 'en', unavailable)).toContain('Try again');
  });

  test('legal pages and the embed page have no menu', async () => {
    for (const path of ['/accessibility', '/embed']) expect(await htmlOf(path)).not.toContain('<header class="header');
    expect(await htmlOf('/examples')).toContain('<header class="header');
  });

  test('transitional pages return 200 and are excluded from search engines', async () => {
    for (const path of ['/inactive-card', '/subscription-required', '/at-routes-test']) {
      expect(await render(path)).toMatchObject({ status: 200 });
      expect(await htmlOf(path)).toContain('<meta name="robots" content="noindex">');
      expect(sitemap('https://cards.example', [])).not.toContain(path);
    }
    expect(await htmlOf('/accessibility')).not.toContain('noindex');
    expect(sitemap('https://cards.example', [])).toContain('<loc>https://cards.example/accessibility</loc>');
  });

  test('a path with a parameter loads its data, and returns 404 when there is none', async () => {
    const found = (state: string) => () => Response.json({ code: 'ABCD2345', state, isOwn: false });
    expect(await render('/tags/ABCD2345', 'he', found('frozen'))).toMatchObject({ status: 200 });
    const html = await htmlOf('/tags/ABCD2345', 'en', found('frozen'));
    expect(html).toContain('This card was reported lost');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('"params":{"code":"ABCD2345"}');
    expect(await render('/tags/ZZZZ2345', 'he', notFound)).toMatchObject({ status: 404 });
    expect(await htmlOf('/tags/ZZZZ2345', 'en', notFound)).toContain('There is no such card');
    expect(await render('/tags/ABCD2345', 'he', unavailable)).toMatchObject({ status: 200 });
  });

  test('a page whose data cannot be loaded renders without it', async () => {
    const html = await htmlOf('/', 'he', unavailable);
    expect(html).toContain('<h1');
    expect(html).not.toContain('id="pricing"');
  });

  test('missing pages and profiles return 404, with different texts, excluded from search engines', async () => {
    expect(await render('/nothing')).toMatchObject({ status: 404 });
    expect(await htmlOf('/nothing')).toContain('העמוד לא נמצא');
    expect(await htmlOf('/p/nobody')).toContain('הכרטיס לא נמצא');
    expect(await htmlOf('/p/nobody', 'en')).toContain('Card not found');
    const linksOf = async (path: string) =>
      [...(await htmlOf(path)).matchAll(/<li><a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
    expect(await linksOf('/nothing')).toEqual(['/', '/help']);
    expect(await linksOf('/@nobody')).toEqual(['/', '/examples', '/help']);
  });

  test('a visitor gets the forms to register and to sign in with the page, with the styles that the page lacks', async () => {
    const html = await htmlOf('/', 'en', undefined, { hasGoogle: true });
    const forms = [...html.matchAll(/<template id="early-(register|login)">(.*?)<\/template>/gs)];
    expect(forms.map(([, view]) => view)).toEqual(['register', 'login']);
    for (const [, view, form] of forms) {
      expect(form).toContain(view === 'register' ? 'Open an account' : 'Welcome back');
      expect(form).toContain('type="password"');
      expect(form).toMatch(/with Google/);
      expect(form).toMatch(/data-early-failed="" hidden=""/);
    }
    // This page has all styles.
    expect(html).toContain('<template id="early-styles"><style nonce="S2"></style></template>');
    expect(await htmlOf('/', 'en')).not.toContain('with Google');
    expect(await htmlOf('/dashboard')).not.toContain('early-register');
  });

  test('the script of a page loads when touched, or at once with a session and where the page acts by itself', async () => {
    const signedIn = { ...request, credentials: { sessionCookie: 'x', authorization: undefined } };
    const answer = await renderer(() => Response.json([product]))({
      path: '/',
      query: new URLSearchParams(),
      locale: 'he',
      ...signedIn,
    });
    expect('html' in answer && answer.html).toMatch(/<html [^>]* data-session data-now>/);
    expect('html' in answer && answer.html).not.toContain('early-register');
    expect(await htmlOf('/')).toMatch(/<html lang="he" dir="rtl">/);
    expect(await htmlOf('/')).toContain('data-page="/assets/site.js" data-files="/assets/site.js"');
    expect(await htmlOf('/contact')).toContain(' data-now>');
  });

  test('small styles are in the document, larger ones are linked', async () => {
    const html = await htmlOf('/');
    expect(html).toContain('<link rel="stylesheet" href="/assets/site.css" nonce="S2">');
    expect(html).toContain(
      '<style nonce="S2">.small{}</style><link rel="stylesheet" href="/assets/small.css" disabled>',
    );
  });

  test('a page found by a feature takes precedence over "not found"', async () => {
    expect(await render('/p/somebody')).toEqual({ status: 302, location: '/found' });
  });

  test.each([
    ['/profile-4', '/p/4?s=nfc'],
    ['/login', '/?auth=login&s=nfc'],
    ['/pricing', '/?s=nfc#pricing'],
  ])('the redirect from %s retains the query', async (path, location) => {
    expect(await render(path, 'he', undefined, { query: 's=nfc' })).toEqual({ status: 301, location });
  });
});

test('everything inserted into the document is escaped', () => {
  const html = renderDocument({
    ...files,
    locale: 'he',
    title: '"><script>',
    description: '"><img>',
    siteName: 'x',
    canonical: 'https://cards.example/"><b>',
    picture: { url: 'u', alt: '"<' },
    nonces,
    body: '',
  });
  expect(html).not.toMatch(/"><script>|"><img>|"><b>/);
});

const post = {
  id: 3,
  slug: 'first-post',
  language: 'en',
  title: 'First </script><b>',
  summary: 'What it is about',
  tags: ['NFC'],
  cover: { file: 'p_5ivovlzuizoaa7eto6dl5v_320x320_9db6c4', alt: 'A card' },
  readingMinutes: 2,
  related: [],
  publishedAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
  body: [{ kind: 'paragraph', runs: [{ text: '<img onerror=x>' }] }],
};

describe('a post', () => {
  const html = (path = '/blog/first-post') => htmlOf(path, 'he', () => Response.json(post));

  test('has its own head: one canonical URL, one language, its image, structured data and feed', async () => {
    const page = await html('/blog/3');
    expect(page).toContain('<link rel="canonical" href="https://cards.example/blog/first-post">');
    expect(page).not.toContain('hreflang');
    expect(page).toContain('<meta property="og:type" content="article">');
    expect(page).toContain('<meta property="og:locale" content="en_US">');
    expect(page).toContain('content="https://cards.example/blog/first-post/preview.jpg"');
    expect(page).toContain('type="application/rss+xml" href="/rss.xml"');
    const structuredData = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
    expect(JSON.parse(structuredData)).toMatchObject({
      '@type': 'BlogPosting',
      headline: post.title,
      inLanguage: 'en',
    });
  });

  test('escapes its content', async () => {
    expect(await html()).toContain('&lt;img onerror=x&gt;');
    expect(await html()).not.toContain('<img onerror');
  });

  test.each(['/blog/nothing', '/communities/nothing'])('that is missing returns 404 and noindex: %s', async (path) => {
    expect(await render(path, 'he', notFound)).toMatchObject({ status: 404 });
    expect(await htmlOf(path, 'he', notFound)).toContain('<meta name="robots" content="noindex">');
  });
});

test('an unknown help question returns 404', async () => {
  expect(await render('/help/lost-card')).toMatchObject({ status: 200 });
  expect(await render('/help/nothing')).toMatchObject({ status: 404 });
});

test('the fallback error page has both links and no details', () => {
  const html = errorPage(new AppError('internal', { cause: new Error('select * from users') }), 'he');
  expect(html).toContain('href="/"');
  expect(html).toContain('href=""');
  expect(html).not.toContain('select');
  expect(errorPage(new AppError('unavailable'), 'en')).toContain('not available right now');
});

test('robots.txt and the sitemap use the public URL', () => {
  expect(robots('https://cards.example')).toContain('Sitemap: https://cards.example/sitemap.xml');
  const profiles = [{ path: '/p/dana&co', changedAt: new Date('2026-11-15T10:00:00Z') }];
  const map = sitemap('https://cards.example', profiles);
  expect(map).toContain('<loc>https://cards.example/</loc>');
  expect(map).not.toContain(':slug');
  expect(map).toContain('<loc>https://cards.example/p/dana&amp;co</loc><lastmod>2026-11-15T10:00:00.000Z</lastmod>');
});

describe('built files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'negia-manifest-'));
  mkdirSync(join(folder, '.vite'));
  const manifest = {
    'a.tsx': { file: 'assets/a.js', imports: ['_shared.js'], css: ['assets/a.css'] },
    '_shared.js': {
      file: 'assets/shared.js',
      css: ['assets/shared.css'],
      assets: ['assets/rubik-hebrew-wght-normal-x.woff2'],
    },
    'page.tsx': { file: 'assets/page.js', imports: ['a.tsx', '_shared.js'], css: ['assets/page.css'] },
  };
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['shared', 'a', 'page']) writeFileSync(join(folder, `assets/${name}.css`), `.${name}{}`);

  test('a page gets its own files and all their imports, each once, shared styles first', () => {
    expect(readBuiltFiles(folder)('a.tsx', 'page.tsx')).toEqual({
      script: '/assets/a.js',
      styles: ['/assets/shared.css', '/assets/a.css', '/assets/page.css'],
      styleTexts: { '/assets/shared.css': '.shared{}', '/assets/a.css': '.a{}', '/assets/page.css': '.page{}' },
      preloads: ['/assets/shared.js', '/assets/page.js'],
      fonts: ['/assets/rubik-hebrew-wght-normal-x.woff2'],
    });
  });

  test('a missing entry is reported by name', () => {
    expect(() => readBuiltFiles(folder)('gone.tsx')).toThrow('The build has no gone.tsx');
  });
});
