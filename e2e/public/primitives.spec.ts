import { translator } from '../../src/i18n/translator.ts';
import { showcaseTexts } from '../../src/ui/showcase/texts.ts';
import { applyAppearance, expect, expectAccessible, findViolations, open, test } from '../support/journey.ts';

test.beforeEach(async ({ page }) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 1280 });
  await open(page, '/ui');
});

test('overlays open under the content security policy and close with Escape', async ({ page }) => {
  const triggers = page.locator('main button[aria-haspopup="dialog"]:visible');
  await expect(triggers.first()).toBeVisible();
  const count = await triggers.count();
  expect(count).toBeGreaterThan(3);
  for (let index = 0; index < Math.min(count, 8); index += 1) {
    await triggers.nth(index).click();
    const overlay = page.locator('[role=dialog], [role=alertdialog]').last();
    await expect(overlay).toBeVisible();
    await expectAccessible(page, '[role=dialog], [role=alertdialog]');
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
  }
});

test('a field inside a frame has one focus ring, around the frame', async ({ page }) => {
  const fields = page.locator('main span > input:not([type=checkbox], [type=radio]):visible');
  await expect(fields.first()).toBeVisible();
  for (const field of await fields.all()) {
    await field.focus();
    await expect(field).toHaveCSS('outline-style', 'none');
    await expect(field.locator('..')).toHaveCSS('outline-style', 'solid');
  }
});

test('the name of an icon button is shown on hover, inside the window', async ({ page }) => {
  const button = page.locator('main button[aria-label]:has(> svg:only-child):visible').first();
  await button.hover();
  const tip = page.locator('[aria-hidden] > [dir]').last();
  await expect(tip).toHaveText((await button.getAttribute('aria-label')) ?? '');
  await expect(tip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
});

test('both text directions appear on one page', async ({ page }) => {
  await expect(page.locator('[dir=ltr][lang=en]').first()).toBeVisible();
});

test('the first toast is shown even if the toaster chunk fails to load', async ({ page, problems }) => {
  const t = translator(showcaseTexts, 'he');
  await page.route('**/assets/toaster-*', (route) => route.abort());
  await page
    .getByRole('button', { name: t('showcase.toast.default'), exact: true })
    .first()
    .click();
  await expect(page.getByText(t('showcase.toast.defaultText')).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(problems.splice(0).filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
});

test('the accessibility scan finds violations, also in a frame, and none on a correct page', async ({ page }) => {
  await expect(page.locator('main h1')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.title = 'Another page';
    document.querySelector('main')?.append(frame);
    frame.contentDocument?.body.append(frame.contentDocument.createElement('button'));
    const faint = document.createElement('p');
    faint.textContent = 'Hardly to be read';
    faint.style.cssText = 'color: rgb(250, 250, 250); background: white';
    document.querySelector('main')?.append(faint);
  });
  const found = await findViolations(page);
  expect(found.map((problem) => problem.split(':')[0]).sort()).toEqual(['button-name', 'color-contrast']);
});
