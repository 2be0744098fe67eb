import type { Browser, Page } from '@playwright/test';
import { usersTexts } from '../../src/features/accounts/users-texts.ts';
import { accountTexts } from '../../src/features/accounts/web/account-texts.ts';
import { userTexts } from '../../src/features/accounts/web/admin/user-texts.ts';
import { impersonationTexts } from '../../src/features/accounts/web/impersonation/impersonation-texts.ts';
import { profileAdminTexts } from '../../src/features/profiles/web/admin/profile-admin-texts.ts';
import { translator } from '../../src/i18n/translator.ts';
import { type CallingOwner, callingOwner } from '../support/calling-owner.ts';
import {
  type Appearance,
  applyAppearance,
  bothLocales,
  expect,
  expectAccessible,
  open,
  test,
} from '../support/journey.ts';
import { newPerson } from '../support/people.ts';
import { rowsOf } from '../support/product-database.ts';

const origin = () => process.env.NEGIA_URL ?? '';
const query = (sql: string, values: unknown[] = []) => rowsOf(process.env.NEGIA_DATA_DIR ?? '', sql, values);

interface Dana extends CallingOwner {
  readonly id: number;
  readonly slug: string;
  readonly profileId: number;
  readonly page: Page;
}

/** Creates an owner with a published profile, in a separate browser context. */
async function newDana(browser: Browser, appearance: Appearance): Promise<Dana> {
  const owner = await callingOwner(origin());
  const created = await owner.get('POST', '/api/profiles', { name: 'Dana Cohen' });
  const { slug, id: profileId } = await owner.publish(created, created.document);
  const context = await browser.newContext({ baseURL: origin() });
  await context.addCookies([...owner.cookies].map(([name, value]) => ({ name, value, url: origin() })));
  const page = await context.newPage();
  await applyAppearance(page, appearance);
  const [{ id }] = await query('select id from users where username = $1', [owner.username]);
  return { ...owner, id, slug, profileId, page };
}

/** Expires the recent authentication, so that sensitive actions prompt for the password again. */
const expireRecentAuth = (userId: number) =>
  query(`update sessions set authenticated_at = now() - interval '1 day' where user_id = $1`, [userId]);

const lastAuditEntry = async (action: string, id: number) =>
  (
    await query('select * from audit_log where action = $1 and target_id = $2 order by id desc limit 1', [
      action,
      String(id),
    ])
  )[0];

for (const locale of bothLocales) {
  const appearance = { locale, scheme: 'light', width: locale === 'he' ? 375 : 1280 } as const;
  const user = translator(userTexts, locale);
  const users = translator(usersTexts, locale);
  const view = translator(impersonationTexts, locale);
  const account = translator(accountTexts, locale);

  test(`an admin finds an owner, grants a plan, suspends with a reason shown to the owner, and reinstates (${locale})`, async ({
    browser,
  }) => {
    const admin = await newPerson(browser, appearance, 'admin');
    const dana = await newDana(browser, appearance);
    const { page } = admin;
    await open(page, '/admin/users');
    await page.getByRole('searchbox', { name: users('usersAdmin.search') }).fill(dana.username);
    await expect(page).toHaveURL(new RegExp(`q=${dana.username}`));
    await page.locator(`a[href="/admin/users/${dana.id}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/dana/i);

    // The admin grants a complimentary plan, and the owner receives its entitlements.
    await query(`update users set trial_ends_at = now() - interval '1 day' where id = $1`, [dana.id]);
    await page.getByRole('button', { name: user('userAdmin.grantPlan.button') }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog')).last();
    await dialog.getByRole('button', { name: user('userAdmin.grantPlan.action'), exact: true }).click();
    await expect(page.getByText(user('userAdmin.grantPlan.done')).first()).toBeVisible();
    const plan = await dana.get<{ packageType: string }>('GET', '/api/subscription');
    expect(JSON.stringify(plan)).toMatch(/pro|advanced/);
    expect(await lastAuditEntry('users.give-package', dana.id)).toMatchObject({ actor_id: admin.id });

    // Suspending prompts for re-authentication; the form input survives it.
    await expireRecentAuth(admin.id);
    await page.getByRole('button', { name: user('userAdmin.suspend.button'), exact: true }).click();
    await page.getByLabel(user('userAdmin.suspend.reason')).fill('Fake reviews / ביקורות מזויפות');
    await page.getByRole('button', { name: user('userAdmin.suspend.action') }).click();
    await page.getByRole('textbox', { name: account('account.confirm.password') }).fill(admin.password);
    await page.getByRole('button', { name: account('account.confirm.action') }).click();
    await expect(page.getByText(user('userAdmin.suspend.done')).first()).toBeVisible();
    await expect(page.getByText(user('userAdmin.suspended.title'))).toBeVisible();
    await expectAccessible(page);

    // The profile is inactive, and the owner sees the reason at sign-in.
    await open(dana.page, `/p/${dana.slug}`);
    await expect(dana.page).toHaveURL(/\/inactive-card/);
    const refused = await dana.call('POST', '/api/auth/login', {
      email: `${dana.username}@cards.example`,
      password: 'shemesh-bayam-7',
    });
    expect(refused.status).toBe(403);
    expect(JSON.stringify(refused.body)).toContain('Fake reviews');
    await open(dana.page, '/dashboard');
    await expect(dana.page.getByRole('dialog')).toBeVisible();
    await dana.page.getByRole('dialog').locator('input[type="email"]').fill(`${dana.username}@cards.example`);
    await dana.page.getByRole('dialog').locator('input[type="password"]').fill('shemesh-bayam-7');
    await dana.page.getByRole('dialog').locator('button[type="submit"]').click();
    await expect(dana.page.getByText('Fake reviews').first()).toBeVisible();

    await page
      .getByRole('button', { name: user('userAdmin.restore.button') })
      .first()
      .click();
    await page
      .getByRole('button', { name: user('userAdmin.restore.action') })
      .last()
      .click();
    await expect(page.getByText(user('userAdmin.restore.done')).first()).toBeVisible();
    await open(dana.page, `/p/${dana.slug}`);
    await expect(dana.page).toHaveURL(new RegExp(`/p/${dana.slug}`));
    const suspended = await lastAuditEntry('users.suspend', dana.id);
    expect(suspended).toMatchObject({
      actor_name: admin.username,
      after: { suspendedReason: expect.stringContaining('Fake') },
    });
    expect(await lastAuditEntry('users.restore', dana.id)).toBeDefined();
  });

  test(`an admin views the site as an owner and can change nothing (${locale})`, async ({ browser }) => {
    const admin = await newPerson(browser, appearance, 'admin');
    const dana = await newDana(browser, appearance);
    const { page } = admin;
    await open(page, `/admin/users/${dana.id}`);
    await page.getByRole('button', { name: user('userAdmin.view.button') }).click();
    await page.getByRole('button', { name: user('userAdmin.view.action'), exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard/);
    const banner = page.getByRole('region', { name: view('viewAs.label') });
    await expect(banner).toBeVisible();
    await expect(page.locator(`a[href*="${dana.profileId}"], a[href*="${dana.slug}"]`).first()).toBeVisible();
    await expectAccessible(page);
    // The banner also appears on pages without a header.
    await open(page, `/editor/${dana.profileId}`);
    await expect(banner).toBeVisible();
    const token = async () =>
      ((await (await page.request.get('/api/csrf-token')).json()) as { csrfToken: string }).csrfToken;
    const written = await page.request.put(`/api/profiles/${dana.profileId}/pause`, {
      headers: { 'csrf-token': await token(), origin: origin() },
    });
    expect([written.status(), (await written.json()).code]).toEqual([403, 'view_only']);
    await open(page, '/admin/users');
    await expect(page.locator('table')).toHaveCount(0);
    await open(page, '/dashboard');
    await banner.getByRole('button', { name: view('viewAs.end') }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/users/${dana.id}`));
    await expect(banner).toHaveCount(0);
    expect(await lastAuditEntry('users.view', dana.id)).toMatchObject({ actor_id: admin.id });
    expect(await lastAuditEntry('users.end-view', dana.id)).toMatchObject({ actor_id: admin.id });
    const [{ status }] = await query('select status from profiles where id = $1', [dana.profileId]);
    expect(status).toBe('published');
  });

  test(`an admin suspends a profile, its owner sees the reason, and it is restored (${locale})`, async ({
    browser,
  }) => {
    const profileTexts = translator(profileAdminTexts, locale);
    const admin = await newPerson(browser, appearance, 'admin');
    const dana = await newDana(browser, appearance);
    const { page } = admin;
    await open(page, `/admin/profiles?owner=${dana.id}`);
    await page.locator(`a[href="/admin/profiles/${dana.profileId}"]`).click();
    await page.getByRole('button', { name: profileTexts('profileAdmin.suspend.button'), exact: true }).click();
    await page.getByLabel(profileTexts('profileAdmin.suspend.reason')).fill('A name that is not theirs');
    await page.getByRole('button', { name: profileTexts('profileAdmin.suspend.action') }).click();
    await expect(page.getByText(profileTexts('profileAdmin.suspend.done')).first()).toBeVisible();
    await open(dana.page, '/editor');
    await expect(dana.page.getByText('A name that is not theirs').first()).toBeVisible();
    const visitor = await (await browser.newContext({ baseURL: origin() })).newPage();
    await visitor.goto(`/p/${dana.slug}`);
    await expect(visitor).toHaveURL(/\/inactive-card/);
    await page
      .getByRole('button', { name: profileTexts('profileAdmin.restore.button') })
      .first()
      .click();
    await page
      .getByRole('button', { name: profileTexts('profileAdmin.restore.action') })
      .last()
      .click();
    await expect(page.getByText(profileTexts('profileAdmin.restore.done')).first()).toBeVisible();
    await visitor.goto(`/p/${dana.slug}`);
    await expect(visitor).toHaveURL(new RegExp(`/p/${dana.slug}`));
    expect(await lastAuditEntry('profiles.suspend', dana.profileId)).toMatchObject({ actor_id: admin.id });
    expect(await lastAuditEntry('profiles.restore', dana.profileId)).toMatchObject({ actor_id: admin.id });
  });
}

test('a role is changed by keyboard alone, and the list downloads as users.csv', async ({ browser }) => {
  const user = translator(userTexts, 'en');
  const appearance = { locale: 'en', scheme: 'light', width: 1280 } as const;
  const admin = await newPerson(browser, appearance, 'admin');
  const dana = await newDana(browser, appearance);
  const { page } = admin;
  await open(page, `/admin/users/${dana.id}`);
  await page.getByRole('button', { name: user('userAdmin.role.button') }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Owner', exact: false }).first().focus();
  for (const _ of ['owner', 'admin', 'support']) await page.keyboard.press('ArrowDown');
  await page
    .getByRole('button', { name: user('userAdmin.role.action') })
    .last()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(user('userAdmin.role.done')).first()).toBeVisible();
  const [{ role, staff_role }] = await query('select role, staff_role from users where id = $1', [dana.id]);
  expect([role, staff_role]).toEqual(['admin', 'support']);
  await open(page, `/admin/users?q=${dana.username}`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download table' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('users.csv');
});

test('staff see the sections of their role, and change only what it allows', async ({ browser }) => {
  const appearance = { locale: 'he', scheme: 'light', width: 1280 } as const;
  const { page, id } = await newPerson(browser, appearance, 'admin');
  const sections = page.getByRole('navigation', { name: 'מדורי הניהול' }).getByRole('link');
  const become = (role: string) => query('update users set staff_role = $2 where id = $1', [id, role]);
  await become('workshop');
  await open(page, '/admin');
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(sections).toHaveText(['הזמנות כרטיסים', 'מלאי כרטיסים', 'שבבים', 'נקודות איסוף']);
  await open(page, '/admin/payments');
  await expect(page.getByRole('heading', { name: 'המדור הזה לא פתוח לתפקיד שלכם' })).toBeVisible();
  await expectAccessible(page);

  await become('support');
  await open(page, '/admin/pickup-points');
  await expect(page.getByText('לתפקיד שלכם המדור הזה פתוח לצפייה בלבד.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'נקודה חדשה' })).toHaveCount(0);
  await expect(sections.filter({ hasText: 'הגדרות' })).toHaveCount(0);
  await expectAccessible(page);

  await become('finance');
  await open(page, '/admin/payments');
  await expect(page.getByRole('heading', { level: 1, name: 'תשלומים' })).toBeVisible();
  expect((await page.request.get('/api/admin/payments')).status()).toBe(200);
  expect((await page.request.get('/api/admin/support')).status()).not.toBe(200);
});
