import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeQr } from '../../src/features/profiles/server/testing/decode-qr.ts';
import {
  applyAppearance,
  bothLocales,
  expect,
  expectAccessible,
  expectGood,
  expectGoodInEveryAppearance,
  expectNoSidewaysScroll,
  open,
  test,
} from '../support/journey.ts';

/** One example profile per template; together they contain every kind of block. */
const designs = {
  shore: 'alon-drai',
  line: 'rotman-homes',
  paper: 'tamar-arbel',
  night: 'khoury-electric',
  market: 'seor-bakery',
  studio: 'nadir-light',
} as const;

for (const [design, slug] of Object.entries(designs))
  test(`${design}: accessible and without sideways scrolling, in every appearance and on the smallest phone`, async ({
    page,
  }) => {
    await applyAppearance(page, { locale: 'he', scheme: 'light', width: 375 });
    await open(page, `/p/${slug}`);
    await expect(page.locator('h1')).toHaveCount(1);
    await expectGoodInEveryAppearance(page);
    // Addresses without a place to break at.
    for (const text of await page.locator('.details bdi, .row bdi').all())
      await text.evaluate((element) => {
        element.textContent = `${'long'.repeat(20)}@${'host'.repeat(12)}.example`;
      });
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await expectNoSidewaysScroll(page);
      const right = await page
        .locator('.details dd, .row bdi')
        .evaluateAll((all) => all.map((one) => Math.max(0, one.scrollWidth - one.clientWidth)));
      expect(Math.max(0, ...right)).toBe(0);
    }
  });

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor can save the contact, call, write, get directions and open an image', async ({ page }) => {
    await page.goto('/p/alon-drai');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('אלון דרעי');
    const vcard = await page.request.get(await hrefOf(page.getByRole('link', { name: 'שמירה באנשי הקשר' })));
    expect(vcard.headers()['content-type']).toBe('text/vcard; charset=utf-8');
    expect((await vcard.text()).replaceAll('\r\n ', '')).toContain('FN:אלון דרעי');
    const contactActions = page.getByRole('navigation', { name: 'יצירת קשר' });
    expect(await hrefOf(contactActions.getByRole('link', { name: 'חיוג' }))).toBe('tel:+972505550101');
    expect(await hrefOf(contactActions.getByRole('link', { name: 'וואטסאפ' }))).toMatch(
      /^https:\/\/wa\.me\/972505550101(\?text=|$)/,
    );
    expect(await hrefOf(contactActions.getByRole('link', { name: 'מייל' }))).toMatch(/^mailto:/);
    await page.getByText('ניווט', { exact: true }).first().click();
    await expect(page.getByRole('link', { name: /Waze/ }).first()).toHaveAttribute(
      'href',
      /^https:\/\/waze\.com\/ul\?/,
    );
    await page.goto('/p/seor-bakery');
    const picture = page.locator('a[href*="/files/"]:has(img)').first();
    expect((await page.request.get(await hrefOf(picture))).headers()['content-type']).toMatch(/^image\//);
  });

  test('on a long page, saving the contact stays in reach once its button is out of view', async ({ page }) => {
    for (const [slug, width] of [
      ['alon-drai', 375],
      ['alon-drai', 1_280],
      ['seor-bakery', 375],
      ['nadir-light', 375],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/p/${slug}`);
      const [first, stays, footer] = [page.locator('.act .big'), page.locator('.stay .big'), page.locator('footer')];
      await expect(first).toBeInViewport();
      await expect(stays).not.toBeInViewport();
      await page.mouse.wheel(0, 1_600);
      await expect(first).not.toBeInViewport();
      await expect(stays).toBeInViewport({ ratio: 1 });
      expect(await hrefOf(stays)).toBe(await hrefOf(first));
      await page.mouse.wheel(0, 99_999);
      await expect(footer).toBeInViewport({ ratio: 0.9 });
      const [above, below] = [await stays.boundingBox(), await footer.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      // Keyboards and screen readers have the first one only.
      await expect(page.getByRole('link', { name: /שמירה באנשי הקשר|Save contact/ })).toHaveCount(1);
      expect(await page.locator('a[href$=".vcf"]:not([tabindex])').count()).toBe(1);
    }
    await page.setViewportSize({ width: 1_280, height: 800 });
    await page.goto('/p/nadir-light');
    await page.mouse.wheel(0, 1_600);
    await expect(page.locator('.act .big')).toBeInViewport();
    await expect(page.locator('.stay')).toBeHidden();
  });

  test('the share options are plain links, and the QR code leads to the profile', async ({ page }) => {
    await page.goto('/p/alon-drai');
    await page.getByText('קוד QR ועוד דרכים לשתף').click();
    for (const name of ['Facebook', 'LinkedIn', 'Telegram'])
      await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible();
    const code = await (await page.request.get('/p/alon-drai/qr.svg')).body();
    expect(await decodeQr(code)).toMatch(/\/p\/alon-drai\?s=qr$/);
  });
});

const hrefOf = async (link: { getAttribute(name: string): Promise<string | null> }): Promise<string> =>
  (await link.getAttribute('href')) ?? '';

test('saving the contact downloads a vCard file', async ({ page }) => {
  await open(page, '/p/tamar-arbel');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'שמירה באנשי הקשר' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('BEGIN:VCARD\r\nVERSION:3.0\r\n')).toBe(true);
  expect(download.suggestedFilename()).toMatch(/\.vcf$/);
});

test('the gallery opens in a dialog, works by keyboard and follows the direction of the page', async ({ page }) => {
  await open(page, '/p/seor-bakery');
  const first = page.locator('a[href*="/files/"]:has(img)').first();
  await first.focus();
  await page.keyboard.press('Enter');
  const pictureDialog = page.getByRole('dialog');
  await expect(pictureDialog).toBeVisible();
  await expect(pictureDialog).toContainText('1 / 4');
  await page.keyboard.press('ArrowLeft');
  await expect(pictureDialog).toContainText('2 / 4');
  await page.keyboard.press('ArrowRight');
  await expect(pictureDialog).toContainText('1 / 4');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(pictureDialog).toBeHidden();
  await expect(first).toBeFocused();
});

test('larger text with higher contrast is accessible, and the size persists for the next visit', async ({ page }) => {
  await open(page, '/p/alon-drai');
  const size = () => page.locator('h1').evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  const before = await size();
  await page.getByText('תצוגה', { exact: true }).click();
  await page.getByText('טקסט גדול').click();
  await page.getByText('ניגודיות גבוהה').click();
  expect(await size()).toBeGreaterThan(before);
  await expectGood(page);
  await open(page, '/p/alon-drai');
  expect(await size()).toBeGreaterThan(before);
});

test('an in-app browser is offered a way to open the system browser, other browsers are not', async ({
  browser,
  page,
}) => {
  await open(page, '/p/alon-drai');
  await expect(page.getByText('פתחו את הכרטיס בדפדפן')).toBeHidden();
  const userAgent =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/124.0 Mobile Safari/537.36 Instagram 330.0.0.0';
  const inside = await browser.newPage({ userAgent, baseURL: process.env.NEGIA_URL ?? '' });
  await open(inside, '/p/alon-drai');
  await expect(inside.getByText('פתחו את הכרטיס בדפדפן')).toBeVisible();
  await expect(inside.getByRole('link', { name: 'פתיחה בדפדפן' })).toHaveAttribute('href', /^intent:/);
  await inside.close();
});

test('a profile in both languages follows the language of the visitor and can be switched', async ({ browser }) => {
  for (const locale of bothLocales) {
    const page = await browser.newPage({
      locale: locale === 'he' ? 'he-IL' : 'en-US',
      baseURL: process.env.NEGIA_URL ?? '',
    });
    await open(page, '/p/lian-skin');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await page.getByRole('link', { name: locale === 'he' ? 'English' : 'עברית' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', locale === 'he' ? 'en' : 'he');
    await page.close();
  }
});

test('another site may frame only the embedded view', async ({ browser }) => {
  const site = process.env.NEGIA_URL ?? '';
  const frame = (id: string, path: string) =>
    `<iframe id="${id}" src="${site}${path}" width="400" height="600"></iframe>`;
  const shop = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<title>shop</title>${frame('good', '/embed/alon-drai')}${frame('bad', '/p/alon-drai')}${frame('home', '/')}`,
    );
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  // The browser logs refused frames to the console, as expected here.
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(shop.address() as AddressInfo).port}/`);
  await expect(page.frameLocator('#good').locator('h1')).toHaveText('אלון דרעי');
  for (const id of ['#bad', '#home']) await expect(page.frameLocator(id).getByText('אלון דרעי')).toHaveCount(0);
  expect(
    page
      .frames()
      .filter((one) => one.url().startsWith(site))
      .map((one) => new URL(one.url()).pathname),
  ).toEqual(['/embed/alon-drai']);
  await page.close();
  await new Promise((resolve) => shop.close(resolve));
});
