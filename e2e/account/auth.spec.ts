import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import {
  type Appearance,
  applyAppearance,
  bothLocales,
  expect,
  expectAccessible,
  expectGoodInEveryAppearance,
  expectNoSidewaysScroll,
  hydrated,
  inBothLocales,
  open,
  test,
} from '../support/journey.ts';

const desktop = { locale: 'he', scheme: 'light', width: 1280 } as const;
const phone = { locale: 'he', scheme: 'light', width: 375 } as const;

const texts = inBothLocales({
  login: ['ברוכים השבים', 'Welcome back'],
  register: ['פותחים חשבון', 'Open an account'],
  username: ['שם משתמש', 'Username'],
  email: ['כתובת מייל', 'Email'],
  password: ['סיסמה', 'Password'],
  confirm: ['אימות סיסמה', 'Repeat the password'],
  submitLogin: ['התחברות', 'Sign in'],
  submitRegister: ['פתיחת חשבון', 'Open my account'],
  registered: ['נרשמת בהצלחה', 'Your account is ready'],
  loggedIn: ['התחברת בהצלחה', 'You are signed in'],
  loggedOut: ['התנתקתם בהצלחה', 'You are signed out'],
  logout: ['התנתקות', 'Sign out'],
  accountOf: [(name: string) => `החשבון של ${name}`, (name: string) => `Account of ${name}`],
  openRegister: ['הרשמה חינם', 'Start free'],
  loading: ['מתחבר למערכת...', 'Signing you in...'],
  forgot: ['שכחתם סיסמה?', 'Forgot your password?'],
});

interface Owner {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

const newOwner = (): Owner => {
  const tail = randomBytes(4).toString('hex');
  return { username: `dana-${tail}`, email: `dana-${tail}@cards.example`, password: 'shemesh-bayam-7' };
};

/** Creates an account by API requests only, in a separate browser context. */
async function makeOwner(request: APIRequestContext): Promise<Owner> {
  const owner = newOwner();
  const { csrfToken } = await (await request.get('/api/csrf-token')).json();
  const headers = { 'csrf-token': csrfToken, origin: process.env.NEGIA_URL ?? '' };
  const answer = await request.post('/api/auth/register', { data: owner, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return owner;
}

const dialogOf = (page: Page, locale: Appearance['locale'], mode: 'login' | 'register'): Locator =>
  page.getByRole('dialog', { name: texts[locale][mode] });

async function openModal(page: Page, mode: 'login' | 'register', locale: Appearance['locale'] = 'he', path = '/') {
  await open(page, `${path}?auth=${mode}`);
  const dialog = dialogOf(page, locale, mode);
  await expect(dialog).toBeVisible();
  return dialog;
}

async function fillLogin(
  dialog: Locator,
  { email, password }: Pick<Owner, 'email' | 'password'>,
  locale: Appearance['locale'] = 'he',
) {
  await dialog.getByRole('textbox', { name: texts[locale].email }).fill(email);
  await dialog.getByLabel(texts[locale].password, { exact: true }).fill(password);
}

async function fillRegistration(dialog: Locator, owner: Owner, locale: Appearance['locale'] = 'he') {
  await dialog.getByRole('textbox', { name: texts[locale].username }).fill(owner.username);
  await fillLogin(dialog, owner, locale);
  await dialog.getByLabel(texts[locale].confirm, { exact: true }).fill(owner.password);
}

async function logIn(page: Page, owner: Owner, path = '/'): Promise<void> {
  const dialog = await openModal(page, 'login', 'he', path);
  await fillLogin(dialog, owner);
  await dialog.getByRole('button', { name: 'התחברות', exact: true }).click();
  await expect(dialog).toBeHidden();
  if (path === '/') await page.waitForURL('**/dashboard');
  await page.waitForSelector('html[data-ready]');
  await expect(page.getByRole('banner').getByRole('button', { name: `החשבון של ${owner.username}` })).toBeVisible();
}

const toastOf = (page: Page, title: string): Locator => page.locator('li[data-variant]').filter({ hasText: title });
/** Removes the cookie and the token, as when the server ended the session; the browser still stores the user name. */
async function loseSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'session' });
  await page.evaluate(() => localStorage.removeItem('token'));
}

const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

for (const appearance of [desktop, { ...phone, locale: 'en' } as const])
  test(`from registration to sign-out (${appearance.locale}, ${appearance.scheme}, ${appearance.width} px)`, async ({
    page,
  }) => {
    const t = texts[appearance.locale];
    const owner = newOwner();
    await applyAppearance(page, appearance);
    await open(page, '/');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: t.openRegister }).click();
    const dialog = dialogOf(page, appearance.locale, 'register');
    await fillRegistration(dialog, owner, appearance.locale);
    await dialog.getByRole('button', { name: t.submitRegister }).click();
    await page.waitForURL('**/editor');
    await expect(toastOf(page, t.registered)).toBeVisible();
    await expect(toastOf(page, owner.username)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const face = banner.getByRole('button', { name: t.accountOf(owner.username) });
    await expect(face).toBeVisible();
    expect(JSON.parse((await stored(page, 'currentUser')) ?? 'null')).toMatchObject({ email: owner.email });

    await page.reload();
    await face.click();
    const menu = page.getByRole('menu');
    await expect(menu.getByText(owner.email)).toBeVisible();
    await expectAccessible(page);
    await menu.getByRole('menuitem', { name: t.logout }).click();
    await expect(toastOf(page, t.loggedOut)).toBeVisible();
    await expect(banner.getByRole('button', { name: t.openRegister })).toBeVisible();
    expect([await stored(page, 'currentUser'), await stored(page, 'token')]).toEqual([null, null]);
    await open(page, '/');
    await expect(banner.getByRole('button', { name: t.openRegister })).toBeVisible();
  });

test('the phone menu shows the signed-in owner and can sign out', async ({ page, request }) => {
  const owner = await makeOwner(request);
  await applyAppearance(page, phone);
  await logIn(page, owner);
  await page.getByRole('button', { name: 'תפריט' }).click();
  const sheet = page.getByRole('dialog', { name: 'תפריט' });
  await expect(sheet.getByText(owner.email)).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'הגדרות חשבון' })).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await sheet.getByRole('button', { name: 'התנתקות' }).click();
  await expect(toastOf(page, 'התנתקתם בהצלחה')).toBeVisible();
});

test('a sign-in sends its requests in order, with 300 ms after the first and the fourth step', async ({
  page,
  request,
}) => {
  const owner = await makeOwner(request);
  const dialog = await openModal(page, 'login');
  await page.waitForLoadState('networkidle');
  const steps: { name: string; begin: number }[] = [];
  page.on('requestfinished', (call) => {
    const { pathname } = new URL(call.url());
    if (pathname.startsWith('/api/'))
      steps.push({ name: `${call.method()} ${pathname}`, begin: call.timing().startTime });
  });
  const login = page.waitForRequest('**/api/auth/login');
  await fillLogin(dialog, owner);
  await dialog.getByRole('button', { name: 'התחברות', exact: true }).click();
  const loginRequest = await login;
  await expect(toastOf(page, 'התחברת בהצלחה')).toBeVisible();
  await expect(toastOf(page, owner.username)).toBeVisible();
  expect(steps.slice(0, 4).map(({ name }) => name)).toEqual([
    'POST /api/auth/logout',
    'GET /api/csrf-token',
    'POST /api/auth/login',
    'GET /api/auth/current-user',
  ]);
  // Measured from start to start: on a busy machine the browser records a response's end after the page has received
  // it.
  const delayAfter = (index: number) => (steps[index + 1]?.begin ?? 0) - (steps[index]?.begin ?? 0);
  for (const index of [0, 2]) expect(delayAfter(index)).toBeGreaterThanOrEqual(300);
  expect(loginRequest.headers()['csrf-token']).toBeTruthy();
  expect(loginRequest.postDataJSON()).toMatchObject({ email: owner.email, password: owner.password, rememberMe: true });
});

test('a wrong password shows an error beside the form and retains the input', async ({ page, request }) => {
  const owner = await makeOwner(request);
  const dialog = await openModal(page, 'login');
  await fillLogin(dialog, { ...owner, password: 'galim-bahof-9' });
  await dialog.getByRole('button', { name: 'התחברות', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('המייל או הסיסמה שגויים');
  await expect(toastOf(page, 'התחברות נכשלה')).toContainText('המייל או הסיסמה שגויים');
  await expect(dialog.getByRole('textbox', { name: 'כתובת מייל' })).toHaveValue(owner.email);
  const password = dialog.getByLabel('סיסמה', { exact: true });
  await expect(password).toHaveValue('galim-bahof-9');
  await expectAccessible(page, '[role=dialog]');
  await password.fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
});

test('a taken email address shows an error at its field', async ({ page, request }) => {
  const owner = await makeOwner(request);
  const dialog = await openModal(page, 'register');
  await fillRegistration(dialog, { ...newOwner(), email: owner.email });
  await dialog.getByRole('button', { name: 'פתיחת חשבון' }).click();
  const email = dialog.getByRole('textbox', { name: 'כתובת מייל' });
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeFocused();
  await expect(dialog.getByText('כתובת המייל הזאת כבר רשומה')).toBeVisible();
  await expect(dialog.getByLabel('אימות סיסמה', { exact: true })).toHaveValue(owner.password);
});

test('every validation rule of the forms shows its own message', async ({ page }) => {
  const dialog = await openModal(page, 'register');
  const submit = dialog.getByRole('button', { name: 'פתיחת חשבון' });
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  const expectOnly = async (name: string, sentence: string) => {
    await expect(dialog.getByText(sentence, { exact: true })).toBeVisible();
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    // The message of one field at a time; the other wrong ones are marked.
    await expect(dialog.locator('[id$="-error"]')).toHaveCount(1);
  };
  await submit.click();
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(4);
  await expectOnly('שם משתמש', 'שם משתמש חייב להכיל לפחות 2 תווים');
  await expect(field('שם משתמש')).toBeFocused();
  await field('שם משתמש').fill('d'.repeat(21));
  await expectOnly('שם משתמש', 'שם משתמש חייב להיות עד 20 תווים');
  await field('שם משתמש').fill('dana levi');
  await expectOnly('כתובת מייל', 'כתובת מייל לא תקינה');
  await field('כתובת מייל').fill('dana@cards.example');
  await expectOnly('סיסמה', 'סיסמה חייבת להכיל לפחות 6 תווים');
  await field('סיסמה').fill('shemesh-bayam-7');
  await expectOnly('אימות סיסמה', 'אימות סיסמה חייב להכיל לפחות 6 תווים');
  await field('אימות סיסמה').fill('shemesh-bayam-8');
  await expectOnly('אימות סיסמה', 'הסיסמאות אינן תואמות');
  await dialog.getByRole('button', { name: 'להתחברות' }).click();
  const login = dialogOf(page, 'he', 'login');
  // The address came along from the other form.
  await expect(login.getByRole('textbox', { name: 'כתובת מייל' })).toHaveValue('dana@cards.example');
  await login.getByRole('textbox', { name: 'כתובת מייל' }).fill('');
  await login.getByRole('button', { name: 'התחברות', exact: true }).click();
  await expect(login.getByText('כתובת מייל לא תקינה', { exact: true })).toBeVisible();
  await login.getByRole('textbox', { name: 'כתובת מייל' }).fill('dana@cards.example');
  await expect(login.getByText('סיסמה חייבת להכיל לפחות 6 תווים', { exact: true })).toBeVisible();
});

test('a protected page requires a sign-in and appears after it', async ({ page, request }) => {
  const owner = await makeOwner(request);
  await applyAppearance(page, desktop);
  await open(page, '/account');
  const dialog = dialogOf(page, 'he', 'login');
  await expect(dialog).toBeVisible();
  await expect(toastOf(page, 'נדרשת התחברות')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const notice = page.getByRole('main').getByRole('heading', { level: 1, name: 'נדרשת התחברות' });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  const loginButton = page.getByRole('main').getByRole('button', { name: 'התחברות' });
  await loginButton.click();
  await fillLogin(dialog, owner);
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts.he.loading, { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('main').getByText(owner.email).first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/account');

  await page.evaluate(() => localStorage.clear());
  await open(page, '/account');
  await expect(page.getByRole('main').getByText(owner.email).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page
    .getByRole('banner')
    .getByRole('button', { name: `החשבון של ${owner.username}` })
    .click();
  await page.getByRole('menuitem', { name: 'התנתקות' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'תמיד אפשר לחזור' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expectAccessible(page);
  await main.getByRole('link', { name: 'לעמוד הבית' }).click();
  await expect(page).toHaveURL('/');
});

/** Pages in the frame of the app that need a sign-in. */
const protectedPages = [
  '/dashboard',
  '/leads',
  '/editor',
  '/stats',
  '/wallet',
  '/subscription',
  '/physical-cards',
  '/account',
];

for (const path of protectedPages)
  test(`after a sign-in on ${path} the header is at the top and the page below it, at both widths`, async ({
    page,
    request,
  }) => {
    const owner = await makeOwner(request);
    await applyAppearance(page, desktop);
    await open(page, path);
    const dialog = dialogOf(page, 'he', 'login');
    await fillLogin(dialog, owner);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').locator('h1')).toBeVisible();
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      const header = await page.getByRole('banner').boundingBox();
      const main = await page.getByRole('main').boundingBox();
      expect(header?.y).toBe(0);
      expect(main?.y).toBeLessThanOrEqual((header?.height ?? 0) + 60);
    }
  });

test('an expired session is reported once on page load, and in the middle of work', async ({ page, request }) => {
  const owner = await makeOwner(request);
  await applyAppearance(page, desktop);
  await logIn(page, owner);
  // A page without script: what the header of any other still asks for would find the lost session first.
  await page.goto('/robots.txt');
  await loseSession(page);
  await page.goto('/');
  const toast = toastOf(page, 'התנתקות אוטומטית');
  await expect(toast).toContainText('ההתחברות שלך פג תוקפה, אנא התחבר שוב');
  await expect(page.getByRole('banner').getByRole('button', { name: 'הרשמה חינם' })).toBeVisible();
  expect(await stored(page, 'currentUser')).toBeNull();
  await page.reload();
  await hydrated(page);
  await expect(toast).toHaveCount(0);

  await logIn(page, owner, '/account');
  // What the header asks for must not find the lost session before the owner does.
  const asked = ['live', 'notifications', 'support-messages/unread'].map((call) =>
    page.waitForResponse(`**/api/${call}`),
  );
  await page.reload({ waitUntil: 'networkidle' });
  await Promise.all(asked);
  await loseSession(page);
  await page.getByLabel('שם', { exact: true }).fill('דנה לוי');
  await page.getByRole('button', { name: 'שמירה' }).click();
  await expect(toast).toBeVisible();
  const dialog = dialogOf(page, 'he', 'login');
  await expect(dialog).toBeVisible();
  const name = page.getByLabel('שם', { exact: true });
  await expect(name).toBeHidden();

  await dialog.getByRole('textbox', { name: 'כתובת מייל' }).fill(owner.email);
  await dialog.getByLabel('סיסמה', { exact: true }).fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(name).toHaveValue('דנה לוי');
  await page.getByRole('button', { name: 'שמירה' }).click();
  await expect(page.getByText('השינויים נשמרו').first()).toBeVisible();
});

for (const width of [375, 1280] as const)
  test(`the demo account starts from the landing page and is labelled as a demo (${width} px)`, async ({ page }) => {
    await applyAppearance(page, { ...desktop, width });
    await open(page, '/');
    const login = page.waitForRequest('**/api/auth/login');
    await page.getByRole('button', { name: 'חשבון הדגמה' }).first().click();
    expect((await login).postDataJSON()).toMatchObject({ email: 'demo@negia.example', password: 'demo1234' });
    await page.waitForURL('**/dashboard');
    await expect(toastOf(page, 'התחברת בהצלחה')).toBeVisible();
    const demo = page.getByRole('complementary', { name: 'חשבון הדגמה' });
    await expect(demo).toContainText('זה חשבון הדגמה');
    await expectNoSidewaysScroll(page);
    const again = page.waitForRequest('**/api/auth/current-user');
    await page.reload();
    const headers = (await again).headers();
    expect(headers['x-user-email']).toBe('demo@negia.example');
    expect(headers['x-user-id']).toMatch(/^\d+$/);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    await demo.getByRole('button', { name: 'פתיחת חשבון משלכם' }).click();
    const dialog = dialogOf(page, 'he', 'register');
    await fillRegistration(dialog, { ...newOwner(), email: 'demo@negia.example' });
    await dialog.getByRole('button', { name: 'פתיחת חשבון' }).click();
    await expect(dialog.getByText('כבר רשומה')).toBeVisible();
    // Behind the dialog, and so hidden from assistive technology.
    await expect(page.locator('aside[aria-label="חשבון הדגמה"]')).toHaveCount(1);
    await fillRegistration(dialog, newOwner());
    await dialog.getByRole('button', { name: 'פתיחת חשבון' }).click();
    await page.waitForURL('**/editor');
    await expect(toastOf(page, 'נרשמת בהצלחה')).toBeVisible();
    await expect(demo).toHaveCount(0);
  });

test('a plan chosen by a visitor is still chosen after the registration', async ({ page }) => {
  await applyAppearance(page, desktop);
  await open(page, '/');
  await page.locator('#pricing').getByRole('button', { name: 'מתקדם' }).click();
  const dialog = dialogOf(page, 'he', 'register');
  await fillRegistration(dialog, newOwner());
  await dialog.getByRole('button', { name: 'פתיחת חשבון' }).click();
  await page.waitForURL('**/subscription?plan=*');
  await expect(toastOf(page, 'נרשמת בהצלחה')).toBeVisible();
});

test('the sign-in and registration modes link to each other, and the Google button follows the mode', async ({
  page,
}) => {
  const login = await openModal(page, 'login');
  await expect(login.getByRole('button', { name: 'התחברות עם Google' })).toBeVisible();
  await login.getByRole('button', { name: 'להרשמה חינם' }).click();
  const register = dialogOf(page, 'he', 'register');
  await expect(register.getByRole('button', { name: 'הרשמה עם Google' })).toBeVisible();
  await expect(register.getByRole('textbox', { name: 'השם שלכם' })).toBeFocused();
  await register.getByRole('button', { name: 'להתחברות' }).click();
  await expect(login.getByRole('checkbox', { name: 'להישאר מחוברים' })).toBeChecked();
  expect(new URL(page.url()).search).toBe('');
});

test('the password can be shown and hidden again', async ({ page }) => {
  const dialog = await openModal(page, 'login');
  const password = dialog.getByLabel('סיסמה', { exact: true });
  const eye = dialog.getByRole('button', { name: 'הצגת הסיסמה' });
  await expect(eye).toHaveAttribute('aria-pressed', 'false');
  await password.fill('shemesh-bayam-7');
  await eye.click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(eye).toHaveAttribute('aria-pressed', 'true');
  const box = await eye.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await eye.click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('who types a name of two words as the username is greeted by it', async ({ page }) => {
  const { email, password, username } = newOwner();
  const dialog = await openModal(page, 'register');
  await dialog.getByLabel('שם משתמש', { exact: true }).fill(`דנה ${username.slice(-8)}`);
  await dialog.getByLabel('כתובת מייל', { exact: true }).fill(email);
  await dialog.getByLabel('סיסמה', { exact: true }).fill(password);
  await dialog.getByLabel('אימות סיסמה', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'פתיחת חשבון' }).click();
  await expect(page).toHaveURL(/\/editor/);
  const { displayName, username: stored } = await (await page.request.get('/api/auth/current-user')).json();
  expect([displayName, stored]).toEqual([`דנה ${username.slice(-8)}`, `דנה-${username.slice(-8)}`]);
});

test('registration by keyboard alone', async ({ page }) => {
  const owner = newOwner();
  await applyAppearance(page, desktop);
  await open(page, '/');
  const opener = page.getByRole('banner').getByRole('button', { name: 'הרשמה חינם' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page, 'he', 'register');
  await expect(dialog.getByRole('textbox', { name: 'השם שלכם' })).toBeFocused();
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'השם שלכם' })).toBeFocused();
  await page.keyboard.type(owner.username);
  await expect(dialog.getByRole('textbox', { name: 'שם משתמש' })).toHaveValue(owner.username);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(owner.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(owner.password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(owner.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/editor');
  await expect(toastOf(page, 'נרשמת בהצלחה')).toBeVisible();
  await expect(toastOf(page, owner.username)).toBeVisible();
});

test('two clicks sign in once, and a click beside the modal loses nothing', async ({ page, request }) => {
  const owner = await makeOwner(request);
  await applyAppearance(page, desktop);
  const dialog = await openModal(page, 'login');
  let posts = 0;
  page.on('request', (call) => {
    posts += call.url().endsWith('/api/auth/login') ? 1 : 0;
  });
  await fillLogin(dialog, owner);
  await page.mouse.click(20, 400);
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('סיסמה', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(
    dialog.getByRole('button', { name: 'התחברות', exact: false }).and(page.locator('[type=submit]')),
  ).toHaveAttribute('aria-busy', 'true');
  await expect(toastOf(page, 'התחברת בהצלחה')).toBeVisible();
  expect(posts).toBe(1);
});

test('"back" closes the modal, which keeps what was typed, and leaves nothing in the history after a sign-in', async ({
  page,
  request,
}) => {
  const owner = await makeOwner(request);
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 375 });
  await open(page, '/help');
  await open(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'תפריט' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'התחברות' }).click();
  const dialog = dialogOf(page, 'he', 'login');
  await fillLogin(dialog, owner);
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.getByRole('banner').getByRole('button', { name: 'תפריט' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'התחברות' }).click();
  await expect(dialog.getByRole('textbox', { name: texts.he.email })).toHaveValue(owner.email);
  await dialog.getByRole('button', { name: 'התחברות', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goBack();
  await page.waitForURL('**/help');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the second factor is a separate step of the sign-in', async ({ page, request }) => {
    const owner = await makeOwner(request);
    await page.route('**/api/auth/login', async (route) => {
      if (route.request().postDataJSON().code === '123456') return route.fallback();
      const message = 'הקלידו את הקוד מאפליקציית האימות';
      return route.fulfill({ status: 401, json: { code: 'unauthenticated', message, fields: { code: message } } });
    });
    const login = await openModal(page, 'login');
    await fillLogin(login, owner);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'רק לוודא שזה אתם' });
    const code = dialog.getByRole('textbox', { name: 'קוד אימות' });
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(code).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('li[data-variant=destructive]')).toHaveCount(0);
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('button', { name: 'חזרה להתחברות' }).click();
    await expect(login.getByRole('textbox', { name: 'כתובת מייל' })).toHaveValue(owner.email);
    await expect(login.getByLabel('סיסמה', { exact: true })).toHaveValue(owner.password);
    await login.getByRole('button', { name: 'התחברות', exact: true }).click();
    await code.fill('000000');
    await page.keyboard.press('Enter');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(code).toHaveValue('000000');
    // Switching to a recovery code begins anew: neither what was typed nor its error is about it.
    await dialog.getByRole('button', { name: 'כניסה עם קוד שחזור' }).click();
    const recovery = dialog.getByRole('textbox', { name: 'קוד שחזור' });
    await expect(recovery).toBeFocused();
    await expect(recovery).toHaveValue('');
    await expect(recovery).not.toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('button', { name: 'כניסה עם קוד מהאפליקציה' }).click();
    await code.fill('123 456');
    await page.keyboard.press('Enter');
    await expect(toastOf(page, 'התחברת בהצלחה')).toBeVisible();
  });
});

test('a forgotten password leads to the support page or to a reset link by email', async ({ page, request }) => {
  const owner = await makeOwner(request);
  const login = await openModal(page, 'login');
  await login.getByRole('textbox', { name: 'כתובת מייל' }).fill(owner.email);
  const forgot = login.getByRole('link', { name: 'שכחתם סיסמה?' });
  await expect(forgot).toHaveAttribute('href', /^\/contact/);
  await forgot.click();
  await expect(toastOf(page, 'עמוד יצירת הקשר').getByRole('button', { name: 'ליצירת קשר' })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'שכחתם סיסמה?' });
  await expect(dialog.getByRole('textbox', { name: 'כתובת מייל' })).toHaveValue(owner.email);
  await dialog.getByRole('button', { name: 'שליחת קישור' }).click();
  const loginRequest = page.getByRole('dialog', { name: 'בדקו את תיבת המייל' });
  await expect(loginRequest.getByRole('status')).toContainText('אם הכתובת רשומה אצלנו');
  await expectAccessible(page, '[role=dialog]');
  await loginRequest.getByRole('button', { name: 'חזרה להתחברות' }).click();
  await expect(login.getByRole('textbox', { name: 'כתובת מייל' })).toHaveValue(owner.email);
});

test('shows the specified message when Google sign-in cannot be started, and keeps what was typed', async ({
  page,
}) => {
  const dialog = await openModal(page, 'login', 'he', '/account');
  await dialog.getByRole('textbox', { name: 'כתובת מייל' }).fill('dana@cards.example');
  await dialog.getByRole('button', { name: 'התחברות עם Google' }).click();
  await expect(page.getByText('לא ניתן היה להתחיל את תהליך ההתחברות עם Google...').first()).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'כתובת מייל' })).toHaveValue('dana@cards.example');
});

test('without the settings of a Google client there is no button for it', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => document.documentElement.removeAttribute('data-google')),
  );
  const dialog = await openModal(page, 'login', 'he', '/account');
  await expect(dialog.getByRole('textbox', { name: 'כתובת מייל' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Google/ })).toHaveCount(0);
});

test('returning from Google signs in, shows a welcome and cleans the URL', async ({ page, request }) => {
  const owner = await makeOwner(request);
  await page.context().addCookies((await request.storageState()).cookies);
  await open(page, '/?section=pricing&auth=google-done');
  await expect(toastOf(page, 'התחברת בהצלחה')).toBeVisible();
  await expect(toastOf(page, owner.username)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: `החשבון של ${owner.username}` })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?section=pricing');
});

test('the landing page leads a signed-in owner to the dashboard without signing out', async ({ page, request }) => {
  const owner = await makeOwner(request);
  await applyAppearance(page, desktop);
  await logIn(page, owner);
  await open(page, '/');
  await page.getByRole('link', { name: 'ללוח הבקרה' }).click();
  await page.waitForURL('**/dashboard');
  await open(page, '/');
  await page.getByRole('button', { name: 'מתחילים 14 ימי ניסיון' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('banner').getByRole('button', { name: `החשבון של ${owner.username}` })).toBeVisible();
});

test('tabs follow a sign-in and a sign-out in another tab', async ({ page, request, context }) => {
  const owner = await makeOwner(request);
  await applyAppearance(page, desktop);
  const other = await context.newPage();
  await other.setViewportSize({ width: 1280, height: 800 });
  await open(other, '/');
  await logIn(page, owner);
  await open(page, '/');
  const face = other.getByRole('banner').getByRole('button', { name: `החשבון של ${owner.username}` });
  await expect(face).toBeVisible();
  await face.click();
  await other.getByRole('menuitem', { name: 'התנתקות' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'הרשמה חינם' })).toBeVisible();
});

test('a failed sign-out leaves the owner signed in', async ({ page, request }) => {
  const owner = await makeOwner(request);
  await applyAppearance(page, desktop);
  await logIn(page, owner);
  await page.waitForLoadState('networkidle');
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 429, json: {} }));
  const face = page.getByRole('banner').getByRole('button', { name: `החשבון של ${owner.username}` });
  await face.click();
  await page.getByRole('menuitem', { name: 'התנתקות' }).click();
  await expect(toastOf(page, 'שגיאה בהתנתקות')).toContainText('נסה להתנתק שוב');
  await expect(face).toBeVisible();
  expect(await stored(page, 'currentUser')).not.toBeNull();
});

for (const locale of bothLocales)
  test(`both modes are accessible and do not scroll sideways, in every appearance (${locale})`, async ({ page }) => {
    await applyAppearance(page, { locale, scheme: 'light', width: 375 });
    for (const mode of ['login', 'register'] as const) {
      const dialog = await openModal(page, mode, locale);
      await dialog.locator('button[type=submit]').click();
      await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectGoodInEveryAppearance(page, locale, '[role=dialog]');
      if (locale === 'en') expect(((await dialog.textContent()) ?? '').match(/[\u0590-\u05ff]+/g)).toBeNull();
    }
  });

for (const locale of bothLocales)
  test(`every view of the modal fits a 320 px viewport (${locale})`, async ({ page }) => {
    await applyAppearance(page, { locale, scheme: 'light', width: 375 });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const view of ['register', 'code', 'login']) {
      await open(page, `/?auth=${view}`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    await page.getByRole('link', { name: texts[locale].forgot }).click();
    const dialog = page.getByRole('dialog', { name: texts[locale].forgot });
    await expect(dialog).toBeVisible();
    await expectNoSidewaysScroll(page);
    if (locale === 'en')
      expect(((await page.locator('body').textContent()) ?? '').replaceAll('עברית', '')).not.toMatch(/[\u0590-\u05ff]/);
  });
