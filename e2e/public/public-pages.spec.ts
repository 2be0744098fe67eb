import { applyAppearance, expect, open, test } from '../support/journey.ts';

const english = { locale: 'en', scheme: 'light', width: 1280 } as const;

test.beforeEach(({ page }) => applyAppearance(page, english));

test('examples show real profiles, can be filtered by keyboard, and open', async ({ page }) => {
  await open(page, '/examples');
  const tiles = page.getByRole('list', { name: 'Example cards' }).getByRole('listitem');
  await expect(tiles).toHaveCount(12);
  await expect(page.locator('iframe[loading=lazy][inert][tabindex="-1"]')).toHaveCount(12);
  const first = page.frameLocator('iframe').first();
  await expect(first.locator('h1')).toHaveCount(1);
  await page.getByRole('radio', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Home and repairs' })).toBeChecked();
  await expect(tiles).toHaveCount(2);
  await tiles.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/p\/alon-drai$/);
  await expect(page.locator('h1')).toHaveCount(1);
});

test('nothing inside a thumbnail can be focused', async ({ page }) => {
  await open(page, '/examples');
  await page.getByRole('radio', { name: 'All' }).focus();
  for (let tabs = 0; tabs < 12; tabs += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A');
  }
});

test('the embed page shows its example without a touch, in the language of the page', async ({ page }) => {
  const name = page.frameLocator('iframe').locator('h1');
  await page.goto('/embed?lang=he');
  await expect(name).toHaveText(/אלון/);
  await page.goto('/embed?lang=en');
  await expect(name).toHaveText(/Yoav Nadir/);
});

test('the embed code follows every choice', async ({ page, problems }) => {
  await open(page, '/embed');
  const code = page.getByRole('region', { name: 'Code to copy' });
  await expect(code).toContainText('/embed/nadir-light"');
  await page.getByLabel('Address of the card').fill(`${process.env.NEGIA_URL}/p/lian-skin?s=qr`);
  await expect(code).toContainText('/embed/lian-skin"');
  await page.getByLabel('Width in pixels').fill('5000');
  await expect(code).toContainText('width="640"');
  await page.getByLabel('As wide as its column').check();
  await expect(code).toContainText('width="100%"');
  await page.getByRole('radio', { name: 'Square' }).check();
  await expect(code).not.toContainText('radius');
  await expect(page.frameLocator('iframe').locator('h1')).toHaveText(/Lian Haddad/);
  await page.getByRole('tab', { name: 'A QR code' }).click();
  await expect(code).toContainText('/p/lian-skin/qr.svg"');
  await page.getByLabel('Address of the card').fill('/p/nobody-has-this');
  await expect(page.getByText('We found no published card at this address')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(code).toHaveCount(0);
  // The browser tells that the address has no page.
  expect(problems.splice(0).filter((problem) => !problem.includes('404'))).toEqual([]);
  await page.getByLabel('Address of the card').fill('/@dana');
  await expect(page.getByText('the one that begins with /p/')).toBeVisible();
});

test.describe('the subscription-required page', () => {
  const stored = (value: string) => [`sessionStorage.setItem('expiredProfile', ${JSON.stringify(value)})`].join();

  test('names the owner of the address, else the one stored on the previous visit', async ({ page }) => {
    await open(page, '/subscription-required');
    await expect(page.locator('h1')).toHaveText('A subscription is needed');
    await open(page, '/subscription-required?name=Dana');
    await expect(page.locator('h1')).toHaveText(/^.?Dana.?’s subscription has ended/);
    await page.evaluate(stored(JSON.stringify({ profileName: 'Noa', profileData: { id: 1 } })));
    await open(page, '/subscription-required?name=Dana');
    await expect(page.locator('h1')).toHaveText(/^.?Dana.?’s subscription has ended/);
    await open(page, '/subscription-required');
    await expect(page.locator('h1')).toHaveText(/^.?Noa.?’s subscription has ended/);
  });

  test('offers the home page and a retry when the stored data is unreadable', async ({ page, context }) => {
    await open(page, '/subscription-required');
    await page.evaluate(stored('{oops'));
    await context.addCookies([{ name: 'language', value: 'he', url: process.env.NEGIA_URL ?? '' }]);
    await open(page, '/subscription-required?name=Dana');
    await expect(page.locator('h1')).toHaveText('שגיאה בטעינת הנתונים');
    await expect(page.getByRole('main').getByRole('link', { name: 'לעמוד הבית' })).toBeVisible();
    await page.getByRole('button', { name: 'לנסות שוב' }).click();
    await expect(page.locator('h1')).toHaveText(/Dana/);
  });

  test('joining shows a busy state, then success, and continues to the subscription', async ({ page }) => {
    await open(page, '/subscription-required');
    const join = page.getByRole('button', { name: 'Join yearly' });
    await join.click();
    await expect(join).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('button', { name: 'Join monthly' })).toBeDisabled();
    await expect(page.getByText('Taking you to complete your order').first()).toBeVisible();
    await page.waitForURL(/\/subscription$/);
  });
});

test('transitional pages are excluded from search engines', async ({ page, request }) => {
  for (const path of ['/inactive-card', '/subscription-required', '/at-routes-test']) {
    await open(page, path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/examples<');
  expect(sitemap).not.toContain('/inactive-card');
});

test('a path is described while it is typed', async ({ page }) => {
  await open(page, '/at-routes-test');
  await page.getByLabel('Address').fill('/profile-12');
  await expect(page.getByText('An old address that redirects')).toBeVisible();
  await page.getByLabel('Address').fill('Wallet/');
  await expect(page.getByText('An address of the system itself')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the address' })).toHaveAttribute('href', '/wallet');
});
