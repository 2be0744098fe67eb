import type { Browser, Page } from '@playwright/test';
import { type CallingOwner, callingOwner } from './support/calling-owner.ts';
import { bothLocales, chooseLook, expect, expectAccessible, inEveryLook, open, test } from './support/journey.ts';

const site = (): string => process.env.NEGIA_URL ?? '';

async function signIn(page: Page, owner: CallingOwner): Promise<void> {
  await page.context().addCookies([...owner.cookies].map(([name, value]) => ({ name, value, url: site() })));
}

async function publishCard(owner: CallingOwner): Promise<string> {
  const begun = await owner.get('POST', '/api/profiles', { name: 'Dana Bar', phone: '050-555-0100' });
  // A new card has a form.
  return (await owner.publish(begun, begun.document)).address;
}

/** By a visitor whose browser runs no script, as a plain form. */
async function leaveLead(browser: Browser, address: string, name: string): Promise<void> {
  const context = await browser.newContext({ baseURL: site(), javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${address}?s=nfc`);
  await page.locator('.lead [name=name]').fill(name);
  await page.locator('.lead [name=phone]').fill('050-555-0177');
  await page.locator('.lead form .big').click();
  await expect(page.locator('.sent')).toBeVisible();
  await context.close();
}

const unread = { he: /אחת שלא נקראה|שתיים שלא נקראו/, en: /unread/ } as const;
const none = { he: /^התראות$/, en: /^Notifications$/ } as const;
const bell = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('button', { name });

for (const locale of bothLocales)
  test(`a lead rings in every tab without a reload, and is read in all of them at once (${locale})`, async ({
    page,
    browser,
  }) => {
    const owner = await callingOwner(site());
    const address = await publishCard(owner);
    await signIn(page, owner);
    await chooseLook(page, { locale, scheme: 'light', width: locale === 'he' ? 375 : 1280 });
    const second = await page.context().newPage();
    await open(page, '/leads');
    await open(second, '/account');
    for (const tab of [page, second]) await expect(bell(tab, none[locale])).toBeVisible();
    await leaveLead(browser, address, 'רות גל');
    for (const tab of [page, second]) await expect(bell(tab, unread[locale])).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText('רות גל').first()).toBeVisible();

    await bell(second, unread[locale]).click();
    await expect(second.getByRole('dialog').getByText('רות גל')).toBeVisible();
    await inEveryLook(second, () => expectAccessible(second));
    await expect(bell(page, none[locale])).toBeVisible({ timeout: 15_000 });
    await second.keyboard.press('Escape');
    await expect(bell(second, none[locale])).toBeFocused();
    await second.close();
  });

test('a browser has one line, and a lead rings on it', async ({ page, browser }) => {
  const owner = await callingOwner(site());
  const address = await publishCard(owner);
  await signIn(page, owner);
  await chooseLook(page, { locale: 'he', scheme: 'light', width: 1280 });
  const lines: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/live')) lines.push(request.url());
  });
  await open(page, '/account');
  await expect(bell(page, none.he)).toBeVisible();
  await expect.poll(() => lines.length).toBe(1);
  await leaveLead(browser, address, 'נועם');
  await expect(bell(page, unread.he)).toBeVisible({ timeout: 15_000 });
});
