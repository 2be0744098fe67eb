import { expect, expectAccessible, open, test } from '../support/journey.ts';
import { newestLink } from '../support/outbox.ts';
import { logIn, newOwner, openAccount, register, send } from '../support/owner.ts';

test('the link in the verification email verifies the address, once', async ({ page }) => {
  const { email } = await register(page);
  await openAccount(page);
  const section = page.locator('#email');
  await expect(section.getByText('לא מאומתת')).toBeVisible();
  await newestLink(email, '/verify-email');
  await section.getByRole('button', { name: 'שליחת הקישור שוב' }).click();
  await expect(page.getByText(`שלחנו קישור לכתובת ${email}`).first()).toBeVisible();
  const link = await newestLink(email, '/verify-email', 2);
  await open(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('הכתובת אומתה');
  await expect(page.locator('main')).toContainText(email);
  expect(new URL(page.url()).hash).toBe('');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'להגדרות החשבון' }).click();
  await expect(section.getByText('מאומתת', { exact: true })).toBeVisible();
  await page.goto('/');
  await open(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('הקישור כבר לא בתוקף');
  await expectAccessible(page);
});

test('the verification page without a token reports that the link is no longer valid', async ({ page }) => {
  await open(page, '/verify-email');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('הקישור כבר לא בתוקף');
});

test('a new email address takes effect when its link is opened, and can be cancelled before that', async ({
  page,
  request,
}) => {
  const owner = await register(page);
  await openAccount(page);
  const section = page.locator('#email');
  const newEmail = newOwner().email;
  await section.getByRole('button', { name: 'החלפת הכתובת' }).click();
  await section.getByLabel('הכתובת החדשה').fill(newEmail);
  await section.getByRole('button', { name: 'שליחת קישור', exact: true }).click();
  await expect(section.getByText(newEmail)).toBeVisible();
  await section.getByRole('button', { name: 'ביטול ההחלפה' }).click();
  await expect(section.getByText(newEmail)).toBeHidden();
  const usedEmail = newOwner().email;
  await section.getByRole('button', { name: 'החלפת הכתובת' }).click();
  await section.getByLabel('הכתובת החדשה').fill(usedEmail);
  await page.keyboard.press('Enter');
  await expect(section.getByText(usedEmail)).toBeVisible();
  await open(page, await newestLink(usedEmail, '/verify-email'));
  await expect(page.locator('main')).toContainText(usedEmail);
  await openAccount(page);
  await expect(section.getByText('מאומתת', { exact: true })).toBeVisible();
  await expect(section).toContainText(usedEmail);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('currentUser') ?? '{}').email)).toBe(usedEmail);
  expect(await logIn(request, { ...owner, email: usedEmail })).toBe(200);
});

test('a forgotten password is reset by email, from the request form to the sign-in', async ({ page, request }) => {
  const owner = await register(page);
  await page.context().clearCookies();
  await open(page, '/reset-password');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('שכחתם את הסיסמה?');
  await page.getByLabel('כתובת מייל').fill('no address');
  await page.getByRole('button', { name: 'שליחת קישור' }).click();
  await expect(page.getByText('כתובת מייל לא תקינה')).toBeVisible();
  await page.getByLabel('כתובת מייל').fill(owner.email);
  await page.getByRole('button', { name: 'שליחת קישור' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('בדקו את תיבת המייל');
  const link = await newestLink(owner.email, '/reset-password');
  await page.goto('/');
  await open(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('בחירת סיסמה חדשה');
  await expectAccessible(page);
  await page.getByLabel('סיסמה חדשה', { exact: true }).fill('123456');
  await page.getByLabel('הסיסמה החדשה שוב').fill('123456');
  await page.getByRole('button', { name: 'שמירת הסיסמה' }).click();
  await expect(page.getByText('הסיסמה הזאת נפוצה מדי')).toBeVisible();
  const next = 'yareach-bahar-8';
  await page.getByLabel('סיסמה חדשה', { exact: true }).fill(next);
  await page.getByLabel('הסיסמה החדשה שוב').fill(next);
  await page.getByRole('button', { name: 'שמירת הסיסמה' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('הסיסמה הוחלפה');
  expect(new URL(page.url()).hash).toBe('');
  expect(await logIn(request, owner)).toBe(401);
  expect(await logIn(request, { ...owner, password: next })).toBe(200);
  await page.locator('main').getByRole('button', { name: 'התחברות' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/');
  await open(page, link);
  // Before anything is typed.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('הקישור כבר לא בתוקף');
  await expect(page.getByLabel('כתובת מייל')).toBeVisible();
  await expectAccessible(page);
});

test('a verification link opened in another browser requires a sign-in or a new password, and a new password ends earlier sessions', async ({
  page,
  request,
}) => {
  const owner = newOwner();
  expect((await send(request, 'post', '/api/auth/register', owner)).status()).toBe(200);
  await open(page, await newestLink(owner.email, '/verify-email'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('עוד צעד אחד לאימות');
  await expectAccessible(page);
  const next = 'yareach-bahar-8';
  await page.getByLabel('סיסמה חדשה', { exact: true }).fill(next);
  await page.getByLabel('הסיסמה החדשה שוב').fill(next);
  await page.getByRole('button', { name: 'שמירת הסיסמה' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('הכתובת אומתה');
  expect((await request.get('/api/account')).status()).toBe(401);
  expect(await logIn(request, owner)).toBe(401);
  expect(await logIn(request, { ...owner, password: next })).toBe(200);
});

test('signing in on the page of the verification link completes the verification and retains other sessions', async ({
  page,
  request,
}) => {
  const owner = newOwner();
  expect((await send(request, 'post', '/api/auth/register', owner)).status()).toBe(200);
  await open(page, await newestLink(owner.email, '/verify-email'));
  await page.locator('main').getByRole('button', { name: 'יש לי סיסמה, אתחבר איתה' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('מייל').fill(owner.email);
  await dialog.getByLabel('סיסמה', { exact: true }).fill(owner.password);
  await dialog.getByRole('button', { name: 'התחברות', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('הכתובת אומתה');
  expect((await request.get('/api/account')).status()).toBe(200);
});

test('a password change sends an email whose link undoes it, once its button is clicked', async ({ page, request }) => {
  const owner = await register(page);
  await open(page, await newestLink(owner.email, '/verify-email'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('הכתובת אומתה');
  const change = { currentPassword: owner.password, password: 'yareach-bahar-8' };
  expect((await send(page.request, 'put', '/api/account/password', change)).status()).toBe(200);
  const link = await newestLink(owner.email, '/undo-change');
  await open(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('זה לא הייתם אתם?');
  await expectAccessible(page);
  expect((await page.request.get('/api/account')).status()).toBe(200);
  await page.getByRole('button', { name: 'לא אני עשיתי את זה, לבטל' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('החשבון שוב רק שלכם');
  expect(new URL(page.url()).hash).toBe('');
  expect((await page.request.get('/api/account')).status()).toBe(401);
  expect(await logIn(request, { ...owner, password: 'yareach-bahar-8' })).toBe(401);
  expect(await newestLink(owner.email, '/reset-password')).toContain('#token=');
  await page.goto('/');
  await open(page, link);
  await page.getByRole('button', { name: 'לא אני עשיתי את זה, לבטל' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('הקישור כבר לא בתוקף');
});

test('recent activity lists a failed sign-in attempt and the registration', async ({ page, request }) => {
  const owner = await register(page);
  expect(await logIn(request, { ...owner, password: 'not-it-at-all-4' })).toBe(401);
  await openAccount(page, 'activity');
  const section = page.locator('#activity');
  await expect(section.getByRole('listitem')).toHaveText([/ניסיון כניסה שנכשל/, /החשבון נפתח/]);
  await expect(section).toContainText('127.0.0.0');
});
