import type { Browser, Page } from '@playwright/test';
import { type Buyer, callingBuyer } from './buyer.ts';
import { type CallingOwner, callingOwner } from './calling-owner.ts';
import { type Appearance, expect } from './journey.ts';
import type { Product } from './product.ts';
import { rowsOf } from './product-database.ts';

const password = 'shemesh-bayam-7';

/** Opens a browser context with a user's cookies on a product that no other test uses. */
export async function pageAt(
  { url }: Product,
  browser: Browser,
  appearance: Appearance,
  owner?: CallingOwner,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  const cookies = [...(owner?.cookies ?? []), ['language', appearance.locale] as const];
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url })));
  const page = await context.newPage();
  await page.setViewportSize({ width: appearance.width, height: 800 });
  await page.emulateMedia({ colorScheme: appearance.scheme, reducedMotion: 'reduce' });
  return page;
}

export async function adminAt(product: Product): Promise<CallingOwner> {
  const owner = await callingOwner(product.url);
  await rowsOf(product.dataDir, `update users set role = 'admin' where username = $1`, [owner.username]);
  const email = `${owner.username}@cards.example`;
  const { status } = await owner.call('POST', '/api/auth/login', { email, password });
  expect(status).toBe(200);
  return owner;
}

/** An owner who pays monthly for the advanced plan and whose trial is over. */
export async function payerAt(product: Product): Promise<Buyer & { readonly id: number }> {
  const buyer = await callingBuyer(product.url);
  expect((await buyer.pay(`pays-${buyer.username}`)).status).toBeLessThan(300);
  const [{ id }] = await rowsOf(
    product.dataDir,
    `update users set trial_ends_at = now() - interval '1 day' where username = $1 returning id`,
    [buyer.username],
  );
  return { ...buyer, id };
}
