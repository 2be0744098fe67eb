import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, FrameLocator, Page } from '@playwright/test';
import { expect, expectGoodInEveryAppearance, test } from '../support/journey.ts';
import { rowsOf } from '../support/product-database.ts';

const site = (): string => process.env.NEGIA_URL ?? '';
const profilePath = '/p/alon-drai';

/** Opens a separate browser context that ignores console messages about refused forms. */
async function visitor(browser: Browser, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ baseURL: site(), javaScriptEnabled, locale: 'he-IL' });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) throw new Error(message.text());
  });
  return page;
}

async function fillIn(page: Page | FrameLocator, name: string, phone = '050-555-0123'): Promise<void> {
  await page.locator('.lead [name=name]').fill(name);
  await page.locator('.lead [name=phone]').fill(phone);
  await page.locator('.lead [name=message]').fill('שלום');
}
const submit = (page: Page | FrameLocator) => page.locator('.lead form .big').click();

for (const hasScript of [true, false])
  test(`an invalid form is returned with its input, and is accepted once corrected (script: ${hasScript})`, async ({
    browser,
  }) => {
    const page = await visitor(browser, hasScript);
    await page.goto(`${profilePath}?s=nfc`);
    if (hasScript) {
      await submit(page);
      await expect(page.locator('.lead [name=name][aria-invalid]')).toBeFocused();
      await expect(page.locator('.stay')).toBeHidden();
    }
    const name = `רות גל ${Date.now()}`;
    await fillIn(page, name, '12');
    await page.waitForTimeout(2_100);
    await submit(page);
    const phone = page.locator('.lead [name=phone]');
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(phone).toBeFocused();
    await expect(page.locator('.lead [name=name]')).toHaveValue(name);
    await expect(page.locator('.lead [name=message]')).toHaveValue('שלום');
    if (hasScript) await expect(page).toHaveURL(`${site()}${profilePath}?s=nfc`);
    await phone.fill('050-555-0124');
    await submit(page);
    await expect(page.locator('.sent h2')).toBeFocused();
    await expect(page.locator('.sent a[href$=".vcf"]')).toBeVisible();
    await expect(page.locator('.sent [data-back]')).toHaveCount(hasScript ? 0 : 1);
    expect(await rowsOf(process.env.NEGIA_DATA_DIR ?? '', 'select id from leads where name = $1', [name])).toHaveLength(
      1,
    );
    await page.context().close();
  });

test('input is retained when the connection is lost, and sent when it returns', async ({ browser }) => {
  const page = await visitor(browser);
  await page.goto(profilePath);
  await fillIn(page, 'נועם');
  await page.waitForTimeout(2_100);
  await page.route('**/lead*', (route) => route.abort());
  const label = await page.locator('.lead form .big').textContent();
  await submit(page);
  await expect(page.locator('.lead [data-lost]')).toBeFocused();
  await expect(page.locator('.lead [name=name]')).toHaveValue('נועם');
  await expect(page.locator('.lead form .big')).toHaveText(label ?? '');
  await page.unroute('**/lead*');
  await submit(page);
  await expect(page.locator('.sent')).toBeVisible();
  await page.context().close();
});

test('a form embedded in a frame of another site is accepted too', async ({ browser }) => {
  const shop = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<title>shop</title><iframe src="${site()}/embed/alon-drai" width="400" height="600"></iframe>`);
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const page = await visitor(browser);
  await page.goto(`http://127.0.0.1:${(shop.address() as AddressInfo).port}/`);
  const frame = page.frameLocator('iframe');
  await fillIn(frame, 'מן החנות');
  await page.waitForTimeout(2_100);
  await submit(frame);
  await expect(frame.locator('.sent')).toBeVisible();
  await page.context().close();
  await new Promise((resolve) => shop.close(resolve));
});

test('the response pages are accessible and do not scroll sideways, in every appearance', async ({ page, browser }) => {
  await page.goto(`${profilePath}/sent`);
  await expectGoodInEveryAppearance(page);
  const other = await visitor(browser);
  await other.goto(profilePath);
  await fillIn(other, 'x', '12');
  await other.waitForTimeout(2_100);
  // Submits without script, so the response is a full page.
  await other.locator('.lead form').evaluate((form: HTMLFormElement) => form.submit());
  await other.waitForURL('**/lead*');
  await expectGoodInEveryAppearance(other);
  await other.context().close();
});
