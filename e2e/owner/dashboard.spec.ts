import type { Locator, Page, Request } from '@playwright/test';
import {
  applyAppearance,
  expect,
  expectAccessible,
  expectGood,
  expectGoodInEveryAppearance,
  expectNoSidewaysScroll,
  inBothLocales,
  open,
  test,
} from '../support/journey.ts';
import { register, send } from '../support/owner.ts';

const texts = inBothLocales({
  make: ['ליצור כרטיס', 'Create a card'],
  name: ['איך קוראים לכם או לעסק?', 'What is your name, or the name of your business?'],
  create: ['יצירת הכרטיס', 'Create the card'],
  publish: ['מפרסמים את הכרטיס', 'Publish the card'],
  share: ['שולחים למישהו אחד', 'Send it to one person'],
  firstLead: ['מקבלים פנייה ראשונה', 'Get a first lead'],
  copy: ['העתקת הקישור של', 'Copy the link to'],
  qr: ['קוד QR של', 'QR code for'],
  shareTitle: ['שיתוף הכרטיס', 'Share the card'],
  navigation: ['ניווט בחשבון', 'My pages'],
  unseen: ['פנייה אחת עוד לא נקראה', '1 unread lead'],
  after: [
    'אחר כך הכרטיס הראשי נשאר באוויר, בחבילה הבסיסית.',
    'After that your primary card stays live, on the Basic plan.',
  ],
  failed: ['לא הצלחנו לטעון את הנתונים', 'We could not load the figures'],
  retry: ['לנסות שוב', 'Try again'],
  cards: ['הכרטיס שלי', 'My card'],
});

type Locale = keyof typeof texts;

const heading = (page: Page, name: string): Locator => page.getByRole('main').getByRole('heading', { name });
const navigation = (page: Page, locale: Locale): Locator =>
  page.getByRole('navigation', { name: texts[locale].navigation });

/** Creates and publishes a profile of this owner by API requests. */
async function publishProfile(page: Page, name: string): Promise<{ id: number; address: string }> {
  const created = (await (await send(page.request, 'post', '/api/profiles', { name })).json()) as { id: number };
  const answer = await send(page.request, 'put', `/api/profiles/${created.id}/publish`);
  return (await answer.json()) as { id: number; address: string };
}

for (const [locale, width] of [
  ['he', 1280],
  ['en', 375],
] as const)
  test(`a new owner is guided from the first profile to the first lead (${locale}, ${width})`, async ({
    page,
    playwright,
  }) => {
    test.setTimeout(120_000);
    const w = texts[locale];
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await applyAppearance(page, { locale, scheme: 'light', width });
    const { username } = await register(page, locale);

    await open(page, '/dashboard');
    await expect(page.locator('h1')).toContainText(username);
    await expect(page.getByText(w.after).filter({ visible: true })).toHaveCount(1);
    await expectGood(page);

    await page.getByRole('link', { name: w.make }).click();
    await page.getByLabel(w.name).fill('Dana Levi');
    await page.getByRole('button', { name: w.create }).click();
    await page.waitForURL(/\/editor\/\d+$/);
    const id = Number(page.url().split('/').at(-1));

    await open(page, '/dashboard');
    await expect(heading(page, w.publish)).toBeVisible();
    await expect(page.locator('main iframe')).toHaveCount(0);
    await send(page.request, 'put', `/api/profiles/${id}/publish`);
    await page.reload();
    await expect(heading(page, w.share)).toBeVisible();
    await expect(heading(page, w.publish)).toHaveCount(0);
    await expect(page.frameLocator('main iframe').locator('h1')).toHaveText('Dana Levi');

    await page.getByRole('button', { name: w.copy }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toMatch(/^http:\/\/localhost:\d+\/p\/dana-levi/);
    await page.getByRole('button', { name: w.qr }).click();
    const dialog = page.getByRole('dialog', { name: w.shareTitle });
    await expect(dialog.getByRole('img')).toHaveJSProperty('complete', true);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: w.qr })).toBeFocused();

    // The owner's own views of the profile, including its preview thumbnail, are not counted as visits.
    await page.reload();
    await expect(heading(page, w.share)).toBeVisible();
    await expect(page.getByText(w.firstLead)).toBeVisible();
    const visitor = await playwright.request.newContext();
    const response = await visitor.post(`${process.env.NEGIA_URL}/api/profiles/${id}/leads`, {
      data: { name: 'Avi Cohen', phone: '050-555-0102', message: 'Hello', elapsed: 5_000 },
    });
    expect(response.status(), await response.text()).toBe(201);
    await visitor.dispose();
    await page.reload();
    await expect(page.getByRole('main').getByText('Avi Cohen')).toBeVisible();
    await expect(navigation(page, locale).getByRole('link', { name: w.unseen })).toBeVisible();
    for (const done of [w.share, w.firstLead]) await expect(page.getByText(done)).toHaveCount(0);
    await expectGoodInEveryAppearance(page, locale);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });

for (const [locale, width] of [
  ['en', 1280],
  ['he', 375],
] as const)
  test(`the navigation bars change pages without a full reload (${locale}, ${width})`, async ({ page }) => {
    await applyAppearance(page, { locale, scheme: 'light', width });
    await register(page, locale);
    await publishProfile(page, 'Dana Levi');
    await open(page, '/dashboard');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    const links = navigation(page, locale).getByRole('link');
    await expect(links.first()).toBeVisible();
    const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    // The plan link appears only when the plan is loaded, and is not a navigation target.
    const hrefs = all.filter((href) => href !== '/subscription');
    const more = width === 1280 ? ['/physical-cards', '/wallet'] : [];
    expect(hrefs).toEqual(['/dashboard', '/editor', '/leads', '/stats', ...more, '/account']);
    for (const href of hrefs) {
      const link = navigation(page, locale).locator(`a[href="${href}"]`);
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await link.click();
      await page.waitForURL(`**${href}`);
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(navigation(page, locale).locator('[aria-current]')).toHaveCount(1);
      await expect(page.locator('h1')).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });

test('the navigation bars are hidden from visitors and in the profile editor', async ({ page }) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 1280 });
  await open(page, '/dashboard');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(navigation(page, 'he')).toHaveCount(0);
  await register(page);
  const { id } = await publishProfile(page, 'Dana Levi');
  await open(page, `/editor/${id}`);
  await expect(page.locator('[data-kind=saved]')).toBeVisible();
  await expect(navigation(page, 'he')).toHaveCount(0);
});

test('failed statistics do not hide the profiles, and can be retried', async ({ page, problems }) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 1280 });
  await register(page);
  await publishProfile(page, 'Dana Levi');
  await page.route('**/api/dashboard', (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
  await open(page, '/dashboard');
  await expect(heading(page, texts.he.failed)).toBeVisible();
  await expect(heading(page, texts.he.cards)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Dana Levi', exact: true })).toBeVisible();
  await page.unroute('**/api/dashboard');
  await page.getByRole('button', { name: texts.he.retry }).click();
  await expect(heading(page, texts.he.share)).toBeVisible();
  // The browser logs the failed responses to the console.
  expect(problems.splice(0).every((one) => one.includes('500'))).toBe(true);
});

test('a page that cannot load offline says so, and loads when the connection is back', async ({ page, problems }) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 375 });
  await register(page);
  await open(page, '/dashboard');
  await expect(page.getByRole('banner').getByRole('button', { name: /^החשבון של/ })).toBeVisible();
  await page.context().setOffline(true);
  await navigation(page, 'he').getByRole('link', { name: 'סטטיסטיקה' }).click();
  await expect(heading(page, 'אין חיבור לאינטרנט')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: texts.he.retry }).click();
  await expect(heading(page, 'אין חיבור לאינטרנט')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'סטטיסטיקה', level: 1, exact: true })).toBeVisible();
  problems.splice(0);
});

/** In kilobytes as sent, in files. What is there today: raise none without a reason that its users would accept. */
const scriptBudgets = [
  { path: '/dashboard', kilobytes: 124, files: 15 },
  { path: '/leads', kilobytes: 226, files: 38 },
  { path: '/stats', kilobytes: 198, files: 32 },
  { path: '/editor/:id', kilobytes: 230, files: 45 },
];
for (const { path, kilobytes, files } of scriptBudgets)
  test(`${path} loads at most ${kilobytes} KB of script in ${files} files`, async ({ page }) => {
    await register(page);
    const id = path.includes(':id')
      ? (await (await send(page.request, 'post', '/api/profiles', { name: 'Dana' })).json()).id
      : '';
    const scripts: Request[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request));
    await page.goto(path.replace(':id', String(id)), { waitUntil: 'networkidle' });
    const sizes = await Promise.all(scripts.map(async (request) => (await request.sizes()).responseBodySize));
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(kilobytes);
    expect(scripts.length).toBeLessThanOrEqual(files);
  });

test('offline a page without data says so, also when its code is here', async ({ page, problems }) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 375 });
  await register(page);
  await send(page.request, 'post', '/api/profiles', { name: 'Dana' });
  await open(page, '/dashboard');
  const link = navigation(page, 'he').getByRole('link', { name: 'סטטיסטיקה' });
  await Promise.all([page.waitForResponse('**/assets/stats-page*.js'), link.focus()]);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await link.click();
  await expect(heading(page, 'סטטיסטיקה').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: texts.he.retry }).first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('main').getByRole('button', { name: texts.he.retry })).toHaveCount(0);
  problems.splice(0);
});

test('without its menu the avatar leads to the account', async ({ page, problems }) => {
  const { username } = await register(page);
  await page.route('**/assets/avatar-menu-*.js', (route) => route.abort());
  await open(page, '/dashboard');
  await page.getByRole('banner').getByRole('button', { name: username }).click();
  await page.waitForURL('**/account');
  problems.splice(0);
});
