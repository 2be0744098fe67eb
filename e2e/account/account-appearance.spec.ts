import type { Page } from '@playwright/test';
import { accountPaths } from '../../src/features/accounts/web/account/section-names.ts';
import {
  applyAppearance,
  bothLocales,
  expect,
  expectAccessible,
  expectContentAccessible,
  expectNoSidewaysScroll,
  inEveryAppearance,
  open,
  test,
} from '../support/journey.ts';
import { openAccount, register, send } from '../support/owner.ts';

for (const locale of bothLocales)
  test(`the account page is accessible and does not scroll sideways, in every appearance (${locale})`, async ({
    page,
  }) => {
    await applyAppearance(page, { locale, scheme: 'light', width: 375 });
    await register(page, locale);
    for (const section of ['details', 'mails', 'sessions', 'deletion'] as const) {
      await openAccount(page, section);
      if (section === 'sessions') await expect(page.locator('#sessions').getByRole('listitem')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'he' ? 'rtl' : 'ltr');
      await expect(page.locator('h1')).toHaveCount(1);
      await inEveryAppearance(
        page,
        async () => {
          await expectNoSidewaysScroll(page);
          await (section === 'details' ? expectAccessible(page) : expectContentAccessible(page));
        },
        locale,
      );
    }
    await page.locator('#deletion').getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await inEveryAppearance(page, () => expectAccessible(page, '[role=dialog]'), locale);
  });

for (const path of [...accountPaths, '/verify-email', '/reset-password', '/undo-change'])
  for (const locale of bothLocales)
    test(`${path} fits a 320 px viewport (${locale})`, async ({ page }) => {
      await applyAppearance(page, { locale, scheme: 'light', width: 375 });
      await page.setViewportSize({ width: 320, height: 640 });
      await register(page, locale);
      await open(page, path);
      if (path === '/account/security') await expect(page.locator('#sessions').getByRole('listitem')).toHaveCount(1);
      await expect(page.locator('h1')).toBeVisible();
      await expectNoSidewaysScroll(page);
    });

for (const path of [...accountPaths, '/verify-email', '/reset-password', '/undo-change'])
  test(`${path} in English contains no Hebrew except the name of the other language`, async ({ page }) => {
    await applyAppearance(page, { locale: 'en', scheme: 'light', width: 1280 });
    await register(page, 'en');
    await open(page, path);
    if (path === '/account/security') await expect(page.locator('#sessions').getByRole('listitem')).toHaveCount(1);
    await expect(page.locator('h1')).toBeVisible();
    const text = ((await page.locator('body').textContent()) ?? '').replaceAll('\u05e2\u05d1\u05e8\u05d9\u05ea', '');
    expect(text.match(/[\u0590-\u05ff]+/g)).toBeNull();
  });

test('the settings are pages with their own addresses, and old anchors lead to them', async ({ page }) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 1280 });
  await register(page);
  await openAccount(page);
  const tab = page.getByRole('navigation', { name: 'עמודי ההגדרות' }).getByRole('link', { name: 'כניסה ואבטחה' });
  await tab.click();
  await expect(page).toHaveURL(/\/account\/security$/);
  await expect(tab).toHaveAttribute('aria-current', 'true');
  await expect(tab).toBeFocused();
  await page.goBack();
  await expect(page.locator('#details')).toBeVisible();
  await page.goto('about:blank');
  await open(page, '/account#activity');
  await expect(page).toHaveURL(/\/account\/security#activity$/);
  await expect(page.locator('#activity')).toBeInViewport();
});

test('the demo account shows everything, changes nothing and offers to create a real account', async ({
  page,
  problems,
}) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 1280 });
  const credentials = { email: 'demo@negia.example', password: 'demo1234' };
  expect((await send(page.request, 'post', '/api/auth/login', credentials)).status()).toBe(200);
  await openAccount(page);
  await expect(page.getByText('אתם בחשבון ההדגמה')).toBeVisible();
  await expect(page.getByLabel('שם', { exact: true })).toBeDisabled();
  await page.getByRole('link', { name: 'נתונים ומחיקה' }).click();
  await expect(page.locator('#deletion').getByRole('button')).toBeDisabled();
  await expectAccessible(page);
  await open(page, '/physical-cards');
  await page.getByRole('link', { name: 'לפרטי ההזמנה' }).click();
  await page.getByRole('button', { name: 'ההזמנה הגיעה' }).click();
  await expect(page.getByText('בחשבון ההדגמה אפשר').first()).toBeVisible();
  // The browser logs the refusal.
  expect(problems.splice(0)).toEqual([expect.stringContaining('403')]);
  await openAccount(page);
  await page.locator('main').getByRole('button', { name: 'הרשמה חינם' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the notice of the demo account keeps its height above a page shorter than the side bar', async ({ page }) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 1280 });
  const credentials = { email: 'demo@negia.example', password: 'demo1234' };
  expect((await send(page.request, 'post', '/api/auth/login', credentials)).status()).toBe(200);
  await open(page, '/editor');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await page.locator('header ~ aside').boundingBox())?.height).toBeLessThan(80);
});

/** Mocks states that an ordinary owner does not have, so that every notice on the page is shown at once. */
async function mockAccount(page: Page, change: object): Promise<void> {
  await page.route('**/api/account', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...change } });
  });
}

for (const scheme of ['light', 'dark'] as const)
  test(`every notice and state of the account page is accessible (${scheme})`, async ({ page }) => {
    await applyAppearance(page, { locale: 'he', scheme, width: 375 });
    await register(page);
    await mockAccount(page, {
      pendingEmail: 'a-rather-long-address-that-waits@cards.example',
      hasSecondFactor: true,
      hasGoogle: true,
      recoveryCodesLeft: 2,
      adminLacks: ['password', 'secondFactor'],
      deletesAt: '2027-01-01T00:00:00.000Z',
    });
    for (const section of ['email', 'google'] as const) {
      await openAccount(page, section);
      await expect(page.getByText('ניהול המערכת עוד נעול')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    await page.locator('#google').getByRole('button', { name: 'ניתוק' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
  });

test('connecting Google is a full-page navigation, after re-entering the password when the server requires it', async ({
  page,
}) => {
  const owner = await register(page);
  await mockAccount(page, { isGoogleOffered: true });
  await openAccount(page, 'google');
  const connectUrl = '/api/auth/google?connect=1&returnTo=%2Faccount%2Fsecurity';
  await expect(page.getByRole('link', { name: 'חיבור ל־Google' })).toHaveAttribute('href', connectUrl);
  await open(page, '/account/security?auth=google-confirm');
  const question = page.getByRole('dialog', { name: 'רק מוודאים שזה אתם' });
  await question.getByLabel('סיסמה', { exact: true }).fill(owner.password);
  const redirect = page.waitForRequest((request) => request.url().endsWith(connectUrl));
  await question.getByRole('button', { name: 'המשך' }).click();
  await redirect;
});
