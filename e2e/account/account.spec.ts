import { readFile } from 'node:fs/promises';
import { applyAppearance, expect, test } from '../support/journey.ts';
import { logIn, newOwner, openAccount, register, send } from '../support/owner.ts';

test('a changed name, username and language update the page and persist', async ({ page }) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 1280 });
  const { username } = await register(page);
  await openAccount(page);
  await page.getByLabel('שם', { exact: true }).fill('  דנה   לוי ');
  await page.getByLabel('שם משתמש').fill(`${username}.x`);
  await page.locator('#details').getByRole('radio', { name: 'English' }).check({ force: true });
  await expect(page.getByText('יש שינויים שעוד לא נשמרו')).toBeVisible();
  await page.getByRole('button', { name: 'שמירה' }).click();
  await expect(page.getByText('Your changes are saved').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account settings');
  await expect(page.getByRole('banner')).toContainText('ד');
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('דנה לוי');
  await expect(page.getByLabel('Username')).toHaveValue(`${username}.x`);
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('currentUser') ?? '{}').displayName)).toBe(
    'דנה לוי',
  );
});

test('a taken or invalid username shows an error at its field and retains the input', async ({ page, browser }) => {
  const other = await browser.newPage();
  const { username: existingUsername } = await register(other);
  await other.close();
  await register(page);
  await openAccount(page);
  const field = page.getByLabel('שם משתמש');
  await field.fill('a!');
  await page.getByRole('button', { name: 'שמירה' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('אפשר אותיות בעברית או באנגלית')).toBeVisible();
  await field.fill(existingUsername);
  await page.getByRole('button', { name: 'שמירה' }).click();
  await expect(page.getByText('שם המשתמש הזה תפוס')).toBeVisible();
  await expect(field).toHaveValue(existingUsername);
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'ביטול השינויים' }).click();
  await expect(page.getByRole('button', { name: 'שמירה' })).toBeDisabled();
});

test('leaving with unsaved changes prompts for confirmation', async ({ page }) => {
  await register(page);
  await openAccount(page);
  await page.getByLabel('שם', { exact: true }).fill('מישהי אחרת');
  await page.getByRole('link', { name: 'כניסה ואבטחה' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'להישאר כאן' }).click();
  await expect(page.getByLabel('שם', { exact: true })).toHaveValue('מישהי אחרת');
  const prompt = page.waitForEvent('dialog');
  const reloaded = page.reload().catch(() => undefined);
  const dialog = await prompt;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  // A pending navigation would delay the end of the test.
  await reloaded;
});

test('changing the password invalidates the old one and signs out other devices but not this one', async ({
  page,
  browser,
  request,
}) => {
  const owner = await register(page);
  const otherContext = await browser.newContext();
  expect(await logIn(otherContext.request, owner)).toBe(200);
  await openAccount(page, 'password');
  const section = page.locator('#password');
  const next = 'yareach-bahar-8';
  await section.getByLabel('הסיסמה הנוכחית', { exact: true }).fill('not-the-one-9');
  await section.getByLabel('סיסמה חדשה', { exact: true }).fill(next);
  await section.getByLabel('הסיסמה החדשה שוב').fill('something-else');
  await section.getByRole('button', { name: 'החלפת הסיסמה' }).click();
  await expect(section.getByText('הסיסמאות אינן תואמות')).toBeVisible();
  await section.getByLabel('הסיסמה החדשה שוב').fill(next);
  await section.getByRole('button', { name: 'החלפת הסיסמה' }).click();
  await expect(section.getByText('הסיסמה שגויה')).toBeVisible();
  await section.getByLabel('הסיסמה הנוכחית', { exact: true }).fill(owner.password);
  await section.getByRole('button', { name: 'החלפת הסיסמה' }).click();
  await expect(page.getByText('הסיסמה הוחלפה', { exact: false }).first()).toBeVisible();
  await expect(section.getByLabel('סיסמה חדשה', { exact: true })).toHaveValue('');
  expect((await otherContext.request.get(`${process.env.NEGIA_URL}/api/account`)).status()).toBe(401);
  await otherContext.close();
  expect(await logIn(request, owner)).toBe(401);
  expect(await logIn(request, { ...owner, password: next })).toBe(200);
  // The old CSRF token is no longer valid; the page must recover without an error.
  await page.getByRole('link', { name: 'פרטים', exact: true }).click();
  await page.getByLabel('שם', { exact: true }).fill('דנה');
  await page.getByRole('button', { name: 'שמירה' }).click();
  await expect(page.getByText('השינויים נשמרו').first()).toBeVisible();
});

test('signing out another device from here ends its session and shows the sign-out there', async ({
  page,
  browser,
}) => {
  const owner = await register(page);
  const otherContext = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/1 Safari/604',
    baseURL: process.env.NEGIA_URL ?? '',
  });
  const phone = await otherContext.newPage();
  expect(await logIn(otherContext.request, owner)).toBe(200);
  await openAccount(phone);
  await openAccount(page, 'sessions');
  const devices = page.locator('#sessions');
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('המכשיר הזה')).toHaveCount(1);
  await devices.getByRole('button', { name: 'ניתוק ״Safari · iPhone״' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ניתוק המכשיר' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices).toContainText('אתם מחוברים רק כאן');
  await phone.getByLabel('שם', { exact: true }).fill('מישהו אחר');
  await phone.getByRole('button', { name: 'שמירה' }).click();
  await expect(phone.getByText('התנתקות אוטומטית', { exact: true }).first()).toBeVisible();
  expect(await phone.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
  await otherContext.close();
});

test('signs out all other devices at once', async ({ page, playwright }) => {
  const owner = await register(page);
  for (const _ of [1, 2]) {
    const request = await playwright.request.newContext();
    expect(await logIn(request, owner)).toBe(200);
    await request.dispose();
  }
  await openAccount(page, 'sessions');
  const devices = page.locator('#sessions');
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await devices.getByRole('button', { name: 'ניתוק כל השאר' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ניתוק כל השאר' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
});

test('re-authentication: closing the dialog stops the action, a wrong password shows an error, the right one continues', async ({
  page,
}) => {
  const owner = await register(page);
  await openAccount(page);
  let isProved = false;
  await page.route('**/api/account/email', (route) =>
    isProved ? route.continue() : route.fulfill({ status: 403, json: { code: 'confirm_needed', message: 'x' } }),
  );
  await page.route('**/api/auth/confirm', async (route) => {
    const response = await route.fetch();
    isProved = response.ok();
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'החלפת הכתובת' }).click();
  const next = newOwner().email;
  await page.getByLabel('הכתובת החדשה').fill(next);
  await page.getByRole('button', { name: 'שליחת קישור', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'רק מוודאים שזה אתם' });
  await expect(dialog.getByLabel('סיסמה', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('הכתובת החדשה')).toHaveValue(next);
  await page.getByRole('button', { name: 'שליחת קישור', exact: true }).click();
  await dialog.getByLabel('סיסמה', { exact: true }).fill('not-the-one-9');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('הסיסמה שגויה')).toBeVisible();
  await dialog.getByLabel('סיסמה', { exact: true }).fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('#email')).toContainText(`מחכים שתפתחו את הקישור ששלחנו אל ${next}`);
});

test('personal data is exported as a JSON file that can be downloaded again', async ({ page }) => {
  const owner = await register(page);
  await openAccount(page, 'data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'הכנת הקובץ' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^negia-export-\d{4}-\d\d-\d\d\.json$/);
  const content = await readFile(await file.path(), 'utf8');
  expect(() => JSON.parse(content)).not.toThrow();
  expect(content).toContain(owner.email);
  const secondDownload = page.waitForEvent('download');
  await page.getByRole('button', { name: 'הורדת הקובץ' }).click();
  await secondDownload;
});

test('deleting an account requires typing its name, and one click cancels the deletion', async ({ page }) => {
  const { username } = await register(page);
  await openAccount(page, 'deletion');
  await page.locator('#deletion').getByRole('button', { name: 'מחיקת החשבון' }).click();
  const dialog = page.getByRole('dialog', { name: 'למחוק את החשבון?' });
  const confirmButton = dialog.getByRole('button', { name: 'כן, למחוק את החשבון' });
  await expect(confirmButton).toBeDisabled();
  await dialog.getByRole('textbox').fill(username.toUpperCase());
  await confirmButton.click();
  await expect(dialog).toBeHidden();
  const notice = page.getByRole('status').filter({ hasText: 'החשבון יימחק ב' });
  await expect(notice).toBeInViewport();
  await page.reload();
  await notice.getByRole('button', { name: 'להשאיר את החשבון' }).click();
  await expect(notice).toBeHidden();
  await expect(page.locator('#deletion').getByRole('button', { name: 'מחיקת החשבון' })).toBeVisible();
});

test('a name can be changed by keyboard alone', async ({ page }) => {
  await register(page);
  await openAccount(page);
  const name = page.getByLabel('שם', { exact: true });
  for (let steps = 0; steps < 40 && !(await name.evaluate((one) => one === document.activeElement)); steps += 1)
    await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('נועה');
  await page.keyboard.press('Enter');
  await expect(page.getByText('השינויים נשמרו').first()).toBeVisible();
  await expect(page.getByText('יש שינויים שעוד לא נשמרו')).toBeHidden();
});

test('an ended session shows the sign-in prompt, not an empty page', async ({ page }) => {
  await register(page);
  await openAccount(page);
  await send(page.request, 'post', '/api/auth/logout');
  await page.reload();
  // The owner's content remains in the DOM but hidden.
  await expect(page.locator('h1:visible')).toHaveText('נדרשת התחברות');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('in English on a phone: change the name and password, export the data and delete the account', async ({
  page,
  request,
}) => {
  await applyAppearance(page, { locale: 'en', scheme: 'dark', width: 375 });
  const owner = await register(page, 'en');
  await openAccount(page);
  await page.getByLabel('Name', { exact: true }).fill('Dana Levi');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your changes are saved').first()).toBeVisible();
  const next = 'yareach-bahar-8';
  await page.getByRole('link', { name: 'Sign-in and security' }).click();
  await page.getByLabel('Current password', { exact: true }).fill(owner.password);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('New password again').fill(next);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password was changed', { exact: false }).first()).toBeVisible();
  expect(await logIn(request, { ...owner, password: next })).toBe(200);
  let prompt = 0;
  page.on('request', (one) => {
    if (one.method() === 'POST' && one.url().endsWith('/api/account/exports')) prompt += 1;
  });
  await page.getByRole('link', { name: 'Data and deletion' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Prepare the file' }).dblclick();
  await download;
  expect(prompt).toBe(1);
  await page.locator('#deletion').getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(owner.username);
  await page.getByRole('button', { name: 'Yes, delete my account' }).click();
  await expect(page.getByText('Your account will be deleted on').first()).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).first().click();
  await expect(page.getByText('Your account will be deleted on')).toHaveCount(0);
});
