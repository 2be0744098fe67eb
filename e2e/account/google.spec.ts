import {
  clientId,
  clientSecret,
  type LoopbackGoogle,
  startLoopbackGoogle,
} from '../../src/features/accounts/server/testing/loopback-google.ts';
import { applyAppearance, expect, open, test } from '../support/journey.ts';
import { freePort, type Product, removeFolder, startProduct } from '../support/product.ts';

test.describe('with a Google server on this machine', () => {
  test.describe.configure({ mode: 'serial' });
  let google: LoopbackGoogle;
  let product: Product;

  test.beforeAll(async () => {
    const port = await freePort();
    google = await startLoopbackGoogle(`http://localhost:${port}`);
    google.accounts.set('dana', { email: 'dana.google@cards.example', email_verified: true, name: 'דנה גוגל' });
    google.accounts.set('unproved', { email: 'eve@cards.example', email_verified: false, name: 'Eve' });
    const settings = { GOOGLE_ISSUER: google.issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret };
    product = await startProduct({ port, environment: { ...settings, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' } });
  });
  test.afterAll(async () => {
    await product.end();
    await removeFolder(product.dataDir);
    await google.close();
  });

  for (const [locale, opens, button, success, cancelled] of [
    ['he', 'התחברות', 'התחברות עם Google', 'התחברת בהצלחה', 'ההתחברות עם Google בוטלה'],
    ['en', 'Sign in', 'Sign in with Google', 'signed in', 'was cancelled'],
  ] as const)
    test(`signs in, handles a cancelled consent and does not sign in an unverified email (${locale})`, async ({
      page,
      context,
    }) => {
      await applyAppearance(page, { locale, scheme: 'light', width: 1280 });
      await context.addCookies([{ name: 'language', value: locale, url: product.url }]);
      const answerConsent = async (choice: string) => {
        await open(page, `${product.url}/?section=pricing`);
        await page.getByRole('banner').getByRole('button', { name: opens, exact: true }).click();
        await page.getByRole('dialog').getByRole('button', { name: button }).click();
        await page.getByRole('button', { name: choice }).click();
        await page.waitForURL(`${product.url}/**`);
      };
      await answerConsent('Cancel');
      await expect(page.getByText(new RegExp(cancelled, 'i')).first()).toBeVisible();
      expect(new URL(page.url()).search).toBe('?section=pricing');
      await answerConsent('eve@cards.example');
      await expect(page.getByRole('banner').getByRole('button', { name: opens, exact: true })).toBeVisible();
      await answerConsent('dana.google@cards.example');
      await expect(page.getByText(new RegExp(success)).first()).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button', { name: /דנה גוגל/ })).toBeVisible();
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/dashboard');
      expect(await page.evaluate(() => JSON.parse(localStorage.getItem('currentUser') ?? '{}').email)).toBe(
        'dana.google@cards.example',
      );
    });
});
