import { chooseLook, expect, expectAccessible, open, test } from './support/journey.ts';

test.beforeEach(async ({ page }) => {
  await chooseLook(page, { locale: 'he', scheme: 'light', width: 1280 });
  await open(page, '/ui');
});

test('overlays open under the content security policy and close by Escape', async ({ page }) => {
  const triggers = page.locator('main button[aria-haspopup="dialog"]:visible');
  await expect(triggers.first()).toBeVisible();
  const count = await triggers.count();
  expect(count).toBeGreaterThan(3);
  for (let place = 0; place < Math.min(count, 8); place += 1) {
    await triggers.nth(place).click();
    const overlay = page.locator('[role=dialog], [role=alertdialog]').last();
    await expect(overlay).toBeVisible();
    await expectAccessible(page, '[role=dialog], [role=alertdialog]');
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
  }
});

test('both directions stand on one page', async ({ page }) => {
  await expect(page.locator('[dir=ltr][lang=en]').first()).toBeVisible();
});
