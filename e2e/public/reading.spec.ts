import type { APIRequestContext } from '@playwright/test';
import { helpTexts } from '../../src/features/help/help-texts.ts';
import { helpSlugs } from '../../src/features/help/questions.ts';
import { translator } from '../../src/i18n/translator.ts';
import { applyAppearance, bothLocales, expect, open, test } from '../support/journey.ts';

const read = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path, { maxRedirects: 0 });
  return { status: answer.status(), html: await answer.text() };
};
const titleOf = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
const meta = (html: string, name: string): string =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';

/** Each page has a unique title, a description, one heading and one canonical URL before any script runs. */
test('reading pages are complete in the initial HTML, in both languages', async ({ request }) => {
  const pages = ['/help', '/help/lost-card', '/blog', '/communities', '/communities/home-pros', '/contact'];
  const legal = ['/privacy', '/terms', '/refund', '/accessibility'];
  const titles = new Set<string>();
  for (const path of [...pages, ...legal])
    for (const locale of bothLocales) {
      const { status, html } = await read(request, locale === 'he' ? path : `${path}?lang=en`);
      expect([path, status]).toEqual([path, 200]);
      expect(html).toContain(`<html lang="${locale}" dir="${locale === 'he' ? 'rtl' : 'ltr'}"`);
      expect([path, html.match(/<h1/g)?.length]).toEqual([path, 1]);
      expect(html.match(/rel="canonical"/g)).toHaveLength(1);
      expect(meta(html, 'description').length, path).toBeGreaterThan(20);
      expect(meta(html, 'og:title')).toBe(titleOf(html));
      expect(html.includes('<header class="header') || html.includes('_header_')).toBe(!legal.includes(path));
      titles.add(titleOf(html));
    }
  expect(titles.size).toBe(2 * (pages.length + legal.length));
});

test('a post has its preview, structured data and one canonical URL; missing pages return 404 without one', async ({
  request,
}) => {
  const { posts } = await (await request.get('/api/blog-posts?language=he')).json();
  const [{ id, slug, title }] = posts;
  const { status, html } = await read(request, `/blog/${slug}`);
  expect(status).toBe(200);
  expect(html).toContain(title.replaceAll('"', '&quot;'));
  expect(meta(html, 'og:type')).toBe('article');
  const structuredData = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
  expect(structuredData).toMatchObject({ '@type': 'BlogPosting', headline: title, inLanguage: 'he' });
  const picture = await request.get(meta(html, 'og:image'));
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect((await picture.body()).length).toBeLessThan(250_000);
  // The URL with the numeric ID serves the same page with the same canonical URL.
  const byNumber = await read(request, `/blog/${id}`);
  expect(byNumber.status).toBe(200);
  expect(byNumber.html).toMatch(new RegExp(`rel="canonical" href="[^"]*/blog/${slug}"`));
  for (const path of [
    '/blog/nothing-here',
    '/blog/999999',
    '/help/nothing',
    '/communities/nothing',
    '/blog/nothing/preview.jpg',
  ]) {
    const lost = await read(request, path);
    expect([path, lost.status]).toEqual([path, 404]);
    expect(lost.html).not.toContain('rel="canonical"');
  }
});

test('the feed lists all posts, and the sitemap lists posts and pages', async ({ request }) => {
  const { posts } = await (await request.get('/api/blog-posts?language=he')).json();
  const feed = await request.get('/rss.xml');
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  const text = await feed.text();
  for (const { slug } of posts) expect(text).toContain(`/blog/${slug}`);
  expect(await (await request.get('/rss.xml?lang=en')).text()).toContain('<language>en</language>');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/help/lost-card', '/communities/home-pros', `/blog/${posts[0].slug}`, '/privacy', '/contact'])
    expect(sitemap).toContain(`${path}<`);
  expect(await (await request.get('/blog')).text()).toContain('type="application/rss+xml"');
});

for (const locale of bothLocales)
  test(`a help question is found by typing, opened, and has its own URL (${locale})`, async ({ page }) => {
    const t = translator(helpTexts, locale);
    await applyAppearance(page, { locale, scheme: 'light', width: 375 });
    await open(page, '/help');
    const search = page.getByRole('searchbox', { name: t('help.searchLabel') });
    await search.fill(locale === 'he' ? 'לאיבוד' : 'lost');
    await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible();
    await search.fill('qzxqzx');
    await expect(page.getByText('qzxqzx', { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: t('help.ask.contact') }).first()).toBeVisible();
    await search.fill('');
    await open(page, '/help#lost-card');
    await expect(page.locator('details#lost-card')).toHaveAttribute('open', '');
    await page.goto('/help/lost-card');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveTitle(/NFC/);
  });

test('every help question returns 200 at its URL', async ({ request }) => {
  expect(helpSlugs.length).toBeGreaterThanOrEqual(25);
  for (const slug of helpSlugs) expect([slug, (await request.get(`/help/${slug}`)).status()]).toEqual([slug, 200]);
});
