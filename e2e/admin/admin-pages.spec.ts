import type { Page } from '@playwright/test';
import { callingBuyer, testCardNumbers } from '../support/buyer.ts';
import { adminAt, pageAt } from '../support/isolated-product.ts';
import {
  bothLocales,
  expect,
  expectAccessible,
  expectContentAccessible,
  expectNoSidewaysScroll,
  inEveryAppearance,
  open,
  test,
} from '../support/journey.ts';
import { newPerson } from '../support/people.ts';
import { type Product, removeFolder, startProduct } from '../support/product.ts';
import { rowsOf } from '../support/product-database.ts';

/** Every admin page, with the query that finds the ID in its path. */
const pages: readonly (readonly [path: string, id?: string])[] = [
  ['/admin'],
  ['/admin-dashboard'],
  ['/admin/events'],
  ['/admin/figures'],
  ['/admin/users'],
  ['/admin/users/:id', 'select id from users where id = $1'],
  ['/admin/profiles'],
  ['/admin/profiles/:id', 'select id from profiles where owner_id = $1 limit 1'],
  ['/admin/reports'],
  ['/admin/packages'],
  ['/admin/packages/2'],
  ['/admin/subscriptions'],
  ['/admin/payments'],
  ['/admin/payments/:id', 'select id from payments where user_id = $1 limit 1'],
  ['/admin/invoices'],
  ['/admin/orders'],
  ['/admin/tags'],
  ['/admin/pickup-points'],
  ['/admin/support'],
  ['/admin/blog'],
  ['/admin/communities'],
  ['/admin/notifications'],
  ['/admin/notifications/new'],
  ['/admin/errors'],
  ['/admin/errors/:id', 'select max(id) as id from error_reports where $1 > 0'],
  ['/admin/jobs'],
  ['/admin/settings'],
  ['/admin/audit'],
  ['/admin/package-migration'],
  ['/package-migration'],
  ['/admin/database-migrations'],
];

/** Creates owners with profiles, payments of different results and an error report, so that the pages are not empty. */
async function createOwners({ url, dataDir }: Product): Promise<number> {
  const states = {
    declined: 'deletes_at = now()',
    challengesHolder: "suspended_at = now(), suspended_reason = 'Spam'",
    pays: 'email_verified_at = now()',
  } as const;
  let id = 0;
  for (const [card, change] of Object.entries(states)) {
    const buyer = await callingBuyer(url, testCardNumbers[card as keyof typeof states]);
    const created = await buyer.get('POST', '/api/profiles', { name: 'Dana Cohen' });
    await buyer.publish(created, created.document);
    await buyer.pay(`pages-${card}`);
    const stack = 'TypeError: x is not a function\n    at press (https://cards.example/assets/app.js:1:2)';
    await buyer.call('POST', '/api/errors/report', {
      errorType: 'TypeError',
      errorMessage: `${card} is not a function`,
      errorDetails: JSON.stringify(stack),
      path: '/dashboard',
    });
    [{ id }] = await rowsOf(dataDir, `update users set ${change} where username = $1 returning id`, [buyer.username]);
  }
  return id;
}

/** The menu of the sections. */
const menu = 'main nav:has([href="/admin/users"])';

/** Goes to a page by the menu, if it is listed there, which takes a third of the time of loading it. */
async function visit(page: Page, path: string): Promise<void> {
  const link = page.locator(menu).locator(`a[href="${path}"]`);
  if ((await link.count()) === 0) return open(page, path);
  const title = await page.locator('h1').innerText();
  await link.click();
  await expect(page.locator('h1')).not.toHaveText(title);
}

/** Goes to a page as the back button does, which takes a tenth of the time of loading it. */
const goWithoutLoading = (page: Page, path: string): Promise<boolean> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    return dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Waits until lists and figures have loaded. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Of the running test: on the shared product the lists hold what all others created, which takes five times as long. */
let own: Product | undefined;
test.afterEach(async () => {
  await own?.end();
  if (own) await removeFolder(own.dataDir);
  own = undefined;
});

for (const locale of bothLocales)
  test(`every admin page is accessible and does not scroll sideways, in every appearance (${locale})`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const product = await startProduct({ environment: { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' } });
    own = product;
    const owner = await createOwners(product);
    const page = await pageAt(product, browser, { locale, scheme: 'light', width: 1280 }, await adminAt(product));
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    for (const [index, [path, find]] of pages.entries())
      await test.step(path, async () => {
        const [row] = find ? await rowsOf(product.dataDir, find, [owner]) : [];
        await visit(page, row ? path.replace(':id', String(row.id)) : path);
        await waitUntilLoaded(page);
        await inEveryAppearance(
          page,
          async () => {
            await expectNoSidewaysScroll(page);
            await (index === 0 ? expectAccessible(page) : expectContentAccessible(page, menu));
          },
          locale,
        );
      });
    expect(problems).toEqual([]);
  });

test('users who are not admins are denied every admin page', async ({ browser }) => {
  for (const role of ['user', 'subscriber'] as const) {
    const { page } = await newPerson(browser, { locale: 'en', scheme: 'light', width: 1280 }, role);
    const title = page.getByRole('heading', { level: 1 });
    await open(page, '/admin');
    await expect(title).toHaveText(/permission/i);
    for (const [path] of pages) {
      // From a page that is allowed, so that the title shows where the router went.
      await goWithoutLoading(page, '/account');
      await expect(title).not.toHaveText(/permission/i);
      await goWithoutLoading(page, path.replace(':id', '1'));
      await expect(title).toHaveText(/permission/i);
    }
  }
});
