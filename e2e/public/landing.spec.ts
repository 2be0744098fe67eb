import type { Page, Request } from '@playwright/test';
import { applyAppearance, expect, expectAccessible, open, test } from '../support/journey.ts';

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page shows its content and prices', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('נגיעה אחת');
    await expect(page.getByText('1000+')).toBeVisible();
    await expect(page.getByText('98%')).toBeVisible();
    await expect(page.getByText('24/7')).toBeVisible();
    await expect(page.locator('#pricing')).toContainText('מתקדם');
  });
});

/** Scripts only: without its styles a page is not drawn. */
const delay = (page: Page, file: string) =>
  page.route(`**/assets/${file}-*.js`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });

for (const file of ['start', 'core'])
  test(`what is typed before ${file} has loaded is searched for afterwards`, async ({ page }) => {
    await delay(page, file);
    await page.goto('/help', { waitUntil: file === 'start' ? 'commit' : 'networkidle' });
    await page.getByRole('searchbox').pressSequentially('שבב');
    await expect(page.locator('html')).toHaveAttribute('data-ready');
    await expect(page.getByRole('searchbox')).toHaveValue('שבב');
    await expect(page.getByText(/נמצאו \d+ תשובות/)).toBeVisible();
  });

test('what is pressed before any script has loaded is done afterwards, and a form is not sent without its script', async ({
  page,
}) => {
  await delay(page, 'start');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: '14 ימי ניסיון חינם' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'פותחים חשבון' });
  await expect(dialog).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await expect(dialog).toHaveCount(1);

  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'שם', exact: true }).fill('רות');
  await page.getByRole('button', { name: 'שליחה' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await expect(page.getByRole('alert').or(page.locator('[aria-invalid=true]')).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'שם', exact: true })).toHaveValue('רות');
  expect(new URL(page.url()).search).toBe('');
});

test('the form to sign in stays signed in by default, before and after the scripts', async ({ page }) => {
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/core-*.js', (route) => arrived.promise.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('button', { name: 'התחברות' }).click();
  const stay = page.getByRole('dialog', { name: 'ברוכים השבים' }).getByLabel('להישאר מחוברים');
  await expect(stay).toBeChecked();
  arrived.resolve();
  await expect(page.locator('[data-early-auth]')).toHaveCount(0);
  await expect(stay).toBeChecked();
});

test('a page loads its script when it is touched, and then does what was pressed before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const refused: string[] = [];
  page.on('response', (response) => response.status() >= 400 && refused.push(response.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.length).toBeLessThanOrEqual(2);
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  await delay(page, 'core');
  await page.locator('#pricing').getByRole('radio', { name: 'חודשי' }).click();
  await page.locator('#pricing').getByRole('button', { name: 'מתקדם' }).click();
  await expect(page.getByRole('dialog', { name: 'פותחים חשבון' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#pricing').getByText('₪40').first()).toBeVisible();
  // Nobody asks who is signed in where nobody can be.
  expect(refused).toEqual([]);
});

for (const path of [
  '/',
  '/pricing',
  '/help',
  '/help/lost-card',
  '/blog',
  '/communities',
  '/examples',
  '/terms',
  '/privacy',
  '/accessibility',
  '/sitemap',
  '/nothing',
])
  test(`${path} needs at most 12 requests and 60 KB of script before it is touched`, async ({ page }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(path, { waitUntil: 'networkidle' });
    // A browser that has nothing else to do also loads lazy pictures somewhat below its edge.
    const lazy = await page
      .locator('img[loading=lazy]')
      .evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.currentSrc));
    expect(requests.filter((request) => !lazy.includes(request.url())).length).toBeLessThanOrEqual(12);
    const scripts = requests.filter((request) => request.resourceType() === 'script');
    const sizes = await Promise.all(scripts.map(async (request) => (await request.sizes()).responseBodySize));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
  });

test('a page whose script cannot load stays readable and tries again', async ({ page, problems }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.route('**/assets/hydrate-*', (route) => route.abort());
  const register = page.getByRole('button', { name: '14 ימי ניסיון חינם' }).first();
  await register.click();
  await expect(register).not.toHaveAttribute('aria-busy');
  await page.unroute('**/assets/hydrate-*');
  expect(problems.splice(0).filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
  const dialog = page.getByRole('dialog', { name: 'פותחים חשבון' });
  await expect(dialog.getByRole('alert').filter({ hasText: 'חיבור' })).toBeVisible();
  await dialog.getByRole('button', { name: 'פתיחת חשבון' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await expect(dialog.getByText('שם משתמש חייב')).toBeVisible();
});

for (const appearance of [
  { locale: 'he', scheme: 'light', width: 1280 },
  { locale: 'he', scheme: 'dark', width: 375 },
] as const)
  test(`the form to register opens before the scripts and loses nothing (${appearance.width} px)`, async ({ page }) => {
    await applyAppearance(page, appearance);
    const arrived = Promise.withResolvers<void>();
    await page.route('**/assets/core-*.js', (route) => arrived.promise.then(() => route.continue()));
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: '14 ימי ניסיון חינם' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'פותחים חשבון' });
    await expect(page.locator('[data-early-auth]').getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('השם שלכם').fill('דנה לוי');
    await dialog.getByLabel('כתובת מייל').fill('early@cards.example');
    await dialog.getByLabel('סיסמה', { exact: true }).fill('shemesh-bayam-7');
    await dialog.getByRole('button', { name: 'פתיחת חשבון' }).click();
    await dialog.getByLabel('אימות סיסמה').pressSequentially('shemesh');
    arrived.resolve();
    await expect(page.locator('[data-early-auth]')).toHaveCount(0);
    await expect(dialog.getByLabel('השם שלכם')).toHaveValue('דנה לוי');
    await expect(dialog.getByLabel('שם משתמש')).toHaveValue('דנה-לוי');
    await expect(dialog.getByLabel('כתובת מייל')).toHaveValue('early@cards.example');
    await expect(dialog.getByLabel('סיסמה', { exact: true })).toHaveValue('shemesh-bayam-7');
    // The button pressed before was pressed again: the form names what is wrong and goes there.
    await expect(dialog.getByText('הסיסמאות אינן תואמות')).toBeVisible();
    await expect(dialog.getByLabel('אימות סיסמה')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('-bayam-7');
    await expect(dialog.getByLabel('אימות סיסמה')).toHaveValue('shemesh-bayam-7');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: '14 ימי ניסיון חינם' }).first()).toBeFocused();
  });

test('the form that opens before the scripts can be closed, and stays closed when they arrive', async ({ page }) => {
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/core-*.js', (route) => arrived.promise.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'networkidle' });
  const login = page.getByRole('banner').getByRole('button', { name: 'התחברות' });
  await login.click();
  const dialog = page.getByRole('dialog', { name: 'ברוכים השבים' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('כתובת מייל')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(login).toBeFocused();
  arrived.resolve();
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await expect(dialog).toHaveCount(0);
});

test('prices are yearly by default and change with the toggle', async ({ page }) => {
  await open(page, '/');
  const pricing = page.locator('#pricing');
  await expect(pricing.getByText('₪300').first()).toBeVisible();
  await expect(pricing.getByText('38%').first()).toBeVisible();
  await pricing.getByRole('radio', { name: 'חודשי' }).check();
  await expect(pricing.getByText('₪40').first()).toBeVisible();
  await expect(pricing.getByText('₪300')).toHaveCount(0);
});

/** Its heading is what one sees first: sections above that grow while they are scrolled past would push it away. */
const expectPricesBelowHeader = async (page: Page) => {
  const header = await page.getByRole('banner').boundingBox();
  const below = header ? header.y + header.height : Number.NaN;
  await expect
    .poll(async () => {
      const top = (await page.locator('#pricing').boundingBox())?.y ?? Number.NaN;
      return top - below > -8 && top - below < 120;
    })
    .toBe(true);
};

for (const width of [375, 1280] as const)
  test(`every way to the prices ends just below the header (${width} px)`, async ({ page }) => {
    await applyAppearance(page, { locale: 'he', scheme: 'light', width });
    // Nothing but the server and the style does it here.
    await page.goto('/pricing', { waitUntil: 'networkidle' });
    await expectPricesBelowHeader(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-ready');

    await open(page, '/?section=pricing');
    await expectPricesBelowHeader(page);

    await open(page, '/');
    if (width === 375) await page.getByRole('button', { name: 'תפריט' }).click();
    await page.getByRole('link', { name: 'מחירים' }).first().click();
    await page.waitForURL('**/?section=pricing');
    await page.waitForSelector('html[data-ready]');
    await expectPricesBelowHeader(page);
  });

test('the static prices are the promised ones', async ({ page }) => {
  await open(page, '/');
  const text = await page.locator('main').textContent();
  for (const price of ['₪40', '₪300', '₪480', '20%']) expect(text).toContain(price);
});

test('the landing page has an email link', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('a[href^="mailto:"]').first()).toBeVisible();
});

test('a visitor opens the chat and the sitemap from the landing page', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'שאלה? דברו איתנו' }).click();
  const chat = page.locator('section[role="dialog"][data-state]');
  await expect(chat.getByRole('button', { name: 'הרשמה', exact: true })).toBeVisible();
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'מפת האתר' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'מפת האתר' })).toBeVisible();
  for (const path of ['/help#topic-nfc', '/blog/', '/communities/home-pros', '/p/alon-drai'])
    await expect(page.locator(`main a[href^="${path}"]`).first()).toBeVisible();
  await page.locator('main a[href="/terms"]').click();
  await expect(page).toHaveURL(/\/terms$/);
});

test('the language changes at once and persists, from the initial HTML', async ({ page, request }) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 1280 });
  await open(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page).toHaveTitle(/Digital business card/);
  await expect(page.locator('#pricing')).toContainText('Advanced');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'language');
  expect(cookie?.value).toBe('en');
  const first = await request.get('/', { headers: { cookie: 'language=en' } });
  expect(await first.text()).toContain('<html lang="en" dir="ltr"');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a language stored only in local storage is respected', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

for (const width of [375, 1280] as const)
  test(`the main call-to-action opens the registration (${width} px)`, async ({ page }) => {
    await applyAppearance(page, { locale: 'he', scheme: 'light', width });
    await open(page, '/');
    await page.getByRole('button', { name: '14 ימי ניסיון חינם' }).first().click();
    await expect(page.getByRole('dialog', { name: 'פותחים חשבון' })).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
  });

test('choosing a plan opens the registration for a visitor', async ({ page }) => {
  await open(page, '/');
  await page.locator('#pricing').getByRole('button', { name: 'מתקדם' }).click();
  await expect(page.getByRole('dialog', { name: 'פותחים חשבון' })).toBeVisible();
});

test('the phone menu works by keyboard and returns the focus', async ({ page }) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 375 });
  await open(page, '/');
  const menu = page.getByRole('button', { name: 'תפריט' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'תפריט' });
  await expect(sheet.getByRole('link', { name: 'מחירים' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'התחברות' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(menu).toBeFocused();
});

test('the first tab stop is a link that skips to the content', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'דילוג לתוכן' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the layout does not shift while the page loads', async ({ page }) => {
  await page.addInitScript(() => {
    const state = window as unknown as { shift: number };
    state.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) state.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02);
});

test('the header follows a sign-in: skeletons first, then the owner, then an update event', async ({ page }) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 1280 });
  await open(page, '/');
  const banner = page.getByRole('banner');
  const updated = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('header-updated', () => resolve(true))),
  );
  await page.evaluate(() => {
    const user = { id: 1, username: 'dana', displayName: 'דנה', email: 'dana@cards.example', userRole: 'user' };
    window.dispatchEvent(new CustomEvent('auth-state-changed', { detail: { action: 'login', user } }));
  });
  await expect(banner.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  await expect(banner.getByRole('button', { name: 'הרשמה חינם' })).toHaveCount(0);
  expect(await updated).toBe(true);
  await expect(banner.getByRole('button', { name: 'החשבון של דנה' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'מחירים' })).toHaveCount(0);
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('auth-state-changed', { detail: { action: 'logout' } })),
  );
  await expect(banner.getByRole('button', { name: 'הרשמה חינם' })).toBeVisible();
});
