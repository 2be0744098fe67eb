import type { Browser, Page } from '@playwright/test';
import { type CallingOwner, callingOwner } from '../support/calling-owner.ts';
import {
  applyAppearance,
  bothLocales,
  expect,
  expectAccessible,
  inEveryAppearance,
  open,
  test,
} from '../support/journey.ts';
import { linksTo, newestLink } from '../support/outbox.ts';
import { register, send } from '../support/owner.ts';

const site = (): string => process.env.NEGIA_URL ?? '';

async function signIn(page: Page, owner: CallingOwner): Promise<void> {
  await page.context().addCookies([...owner.cookies].map(([name, value]) => ({ name, value, url: site() })));
}

async function publishProfile(owner: CallingOwner): Promise<string> {
  const created = await owner.get('POST', '/api/profiles', { name: 'Dana Bar', phone: '050-555-0100' });
  // A new profile has a lead form by default.
  return (await owner.publish(created, created.document)).address;
}

/** Submits as a plain form, with JavaScript disabled. */
async function submitLead(browser: Browser, address: string, name: string): Promise<void> {
  const context = await browser.newContext({ baseURL: site(), javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${address}?s=nfc`);
  await page.locator('.lead [name=name]').fill(name);
  await page.locator('.lead [name=phone]').fill('050-555-0177');
  await page.locator('.lead form .big').click();
  await expect(page.locator('.sent')).toBeVisible();
  await context.close();
}

const unread = { he: /שלא נקראו: [12]/, en: /unread/ } as const;
const none = { he: /^התראות$/, en: /^Notifications$/ } as const;
const bell = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('button', { name });

for (const locale of bothLocales)
  test(`a lead notifies every tab without a reload, and is marked as read in all of them at once (${locale})`, async ({
    page,
    browser,
  }) => {
    const owner = await callingOwner(site());
    const address = await publishProfile(owner);
    await signIn(page, owner);
    await applyAppearance(page, { locale, scheme: 'light', width: locale === 'he' ? 375 : 1280 });
    const second = await page.context().newPage();
    await open(page, '/leads');
    await open(second, '/account');
    for (const tab of [page, second]) await expect(bell(tab, none[locale])).toBeVisible();
    await submitLead(browser, address, 'רות גל');
    for (const tab of [page, second]) await expect(bell(tab, unread[locale])).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText('רות גל').first()).toBeVisible();

    await bell(second, unread[locale]).click();
    await expect(second.getByRole('dialog').getByText('רות גל')).toBeVisible();
    await inEveryAppearance(second, () => expectAccessible(second));
    await expect(bell(page, none[locale])).toBeVisible({ timeout: 15_000 });
    await second.keyboard.press('Escape');
    await expect(bell(second, none[locale])).toBeFocused();
    await second.close();
  });

test('a page opens one live connection, and a lead notifies through it', async ({ page, browser }) => {
  const owner = await callingOwner(site());
  const address = await publishProfile(owner);
  await signIn(page, owner);
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 1280 });
  const events: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/live')) events.push(request.url());
  });
  await open(page, '/account');
  await expect(bell(page, none.he)).toBeVisible();
  await expect.poll(() => events.length).toBe(1);
  await submitLead(browser, address, 'נועם');
  await expect(bell(page, unread.he)).toBeVisible({ timeout: 15_000 });
  // On a phone the list covers the page: "back" closes it, and stays.
  await page.setViewportSize({ width: 375, height: 740 });
  await bell(page, unread.he).click();
  await expect(page.getByRole('dialog').getByText('נועם')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/account$/);
});

test('a lead is emailed to a verified address until the owner unsubscribes', async ({ page, browser }) => {
  const owner = await register(page);
  await open(page, await newestLink(owner.email, '/verify-email'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('הכתובת אומתה');
  const created = await (
    await send(page.request, 'post', '/api/profiles', { name: 'Dana Bar', phone: '050-555-0100' })
  ).json();
  const published = await (await send(page.request, 'put', `/api/profiles/${created.id}/publish`)).json();
  await submitLead(browser, published.address, 'רות גל');
  const stop = await newestLink(owner.email, '/unsubscribe');

  await open(page, stop);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('להפסיק את המיילים האלה?');
  await inEveryAppearance(page, () => expectAccessible(page));
  await page.getByRole('button', { name: 'להפסיק את המיילים' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('הפסקנו');
  await page.getByRole('link', { name: 'להגדרות החשבון' }).click();
  const choice = page.locator('#mails').getByRole('switch', { name: 'פניות חדשות' });
  await expect(choice).not.toBeChecked();

  await submitLead(browser, published.address, 'נועם');
  await expect(bell(page, unread.he)).toBeVisible({ timeout: 15_000 });
  await page.waitForTimeout(2_000);
  expect(await linksTo(owner.email, '/unsubscribe')).toHaveLength(1);
  await choice.click();
  await expect(choice).toBeChecked();
  await page.reload();
  await expect(choice).toBeChecked();
});
