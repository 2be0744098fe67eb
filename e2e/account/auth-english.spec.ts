import type { Page } from '@playwright/test';
import { applyAppearance, expect, open, test } from '../support/journey.ts';
import { newestLink } from '../support/outbox.ts';
import { register } from '../support/owner.ts';

const signIn = (page: Page) => page.getByRole('dialog', { name: 'Welcome back' });

async function fill(page: Page, email: string, password: string): Promise<void> {
  await signIn(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await signIn(page).getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test('a protected page, a wrong password, a password reset by email and an expired session', async ({ page }) => {
  await applyAppearance(page, { locale: 'en', scheme: 'light', width: 375 });
  const owner = await register(page, 'en');
  await page.context().clearCookies({ name: 'session' });
  await open(page, '/account');
  // The modal hides the page behind it from assistive technology, and so from role queries.
  await expect(page.locator('main h1')).toHaveText('Please sign in');
  await fill(page, owner.email, 'not-my-password-3');
  await expect(signIn(page).getByRole('alert')).toHaveText('Wrong email or password');

  await signIn(page).getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill(owner.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('If the address is registered with us');
  await open(page, await newestLink(owner.email, '/reset-password'));
  const password = 'yareach-bahar-8';
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again').fill(password);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password was changed');

  await open(page, '/account');
  await fill(page, owner.email, password);
  await expect(page.locator('#details')).toBeVisible();
  await page.context().clearCookies({ name: 'session' });
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.reload();
  await expect(page.getByText('Your sign-in has expired. Please sign in again').first()).toBeVisible();
});

test('the demo account in English', async ({ page }) => {
  await applyAppearance(page, { locale: 'en', scheme: 'dark', width: 1280 });
  await open(page, '/');
  await page.getByRole('button', { name: 'See the demo account' }).first().click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByText('This is a demo account.').first()).toBeVisible();
  // A business in its second year, on every page and in one language.
  for (const [path, text] of [
    ['/dashboard', 'On its way'],
    ['/editor', 'Noam Barak'],
    ['/leads', 'Omer Lev'],
    ['/stats', 'The card in my wallet'],
    ['/wallet', 'Tax invoice/receipt sample'],
    ['/subscription', 'Your current plan'],
    ['/physical-cards', 'Lost, frozen'],
    ['/physical-cards/orders/1184', 'On its way'],
    ['/physical-cards/orders/1027', 'Delivered'],
    ['/account/data', 'Delete'],
  ] as const) {
    await open(page, path);
    await expect(page.locator('main')).toContainText(text);
    expect((await page.locator('body').textContent())?.replaceAll('עברית', '')).not.toMatch(/[\u0590-\u05ff]/);
  }
  await open(page, '/communities/home-pros');
  await expect(page.locator('main')).toContainText('Dana Lavi');
});
