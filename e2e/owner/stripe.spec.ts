import { buyingTexts } from '../../src/features/checkout/web/texts.ts';
import { answerChallenge } from '../../src/features/payments/server/testing/stripe-intents.ts';
import type { TestPaymentCardName } from '../../src/features/payments/server/testing/stripe-payment-cards.ts';
import { fillFields } from '../../src/features/payments/server/testing/stripe-payment-methods.ts';
import { StripeStandIn } from '../../src/features/payments/server/testing/stripe-stand-in.ts';
import { translator } from '../../src/i18n/translator.ts';
import { callingOwner } from '../support/calling-owner.ts';
import { applyAppearance, expect, open, test } from '../support/journey.ts';
import { type Product, removeFolder, startProduct } from '../support/product.ts';

/** Replaces Stripe's script: the same API with a simple field, backed by the stand-in's records. */
const script = `window.Stripe = Object.assign((key) => ({
  elements: ({ clientSecret }) => ({
    create: () => {
      const heard = {};
      const field = document.createElement('input');
      field.setAttribute('aria-label', 'Stripe card');
      return {
        on: (name, hear) => { heard[name] = hear; },
        mount: (host) => { host.append(field); setTimeout(() => heard.ready?.(), 20); },
        destroy: () => field.remove(),
      };
    },
    submit: async () => ({}),
    clientSecret,
  }),
  confirmSetup: async ({ elements }) => {
    const id = elements.clientSecret.split('_secret_')[0];
    await window.typedIntoStripe(id, document.querySelector('[aria-label="Stripe card"]').value);
    return { setupIntent: { id, status: 'succeeded' } };
  },
  handleNextAction: async ({ clientSecret }) => {
    await window.askedByStripe(clientSecret.split('_secret_')[0]);
    return {};
  },
  _registerWrapper: () => undefined,
  registerAppInfo: () => undefined,
}), { version: 'endive' });`;

test.describe('with Stripe as the payment provider', () => {
  let stripe: StripeStandIn;
  let product: Product;
  test.beforeAll(async () => {
    stripe = await StripeStandIn.open();
    const { secretKey, webhookSecret, publishableKey, apiUrl } = stripe.settings;
    product = await startProduct({
      environment: {
        PAYMENTS: 'stripe',
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_PUBLISHABLE_KEY: publishableKey,
        STRIPE_API_URL: apiUrl,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
      },
    });
  });
  test.afterAll(async () => {
    await product.end();
    await removeFolder(product.dataDir);
    await stripe.close();
  });

  test('a payment card is entered in the Stripe fields, the holder is challenged, and it is charged once', async ({
    page,
  }) => {
    const t = translator(buyingTexts, 'en');
    await applyAppearance(page, { locale: 'en', scheme: 'light', width: 1280 });
    const owner = await callingOwner(product.url);
    const cookies = [...owner.cookies, ['language', 'en']] as [string, string][];
    await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url: product.url })));
    await page.route('https://js.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    );
    await page.exposeFunction('typedIntoStripe', (id: string, name: TestPaymentCardName) =>
      fillFields(stripe.store, id, name),
    );
    await page.exposeFunction('askedByStripe', (id: string) => answerChallenge(stripe.store, id, true));
    await open(page, `${product.url}/checkout/package/2?cycle=monthly`);
    await page.getByLabel('Stripe card').fill('pm_card_authenticationRequired');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('buying.order.paid') })).toBeVisible({
      timeout: 20_000,
    });
    const payments = await owner.get<{ payments: { status: string; amount: number }[] }>('GET', '/api/payments');
    expect(payments.payments).toMatchObject([{ status: 'paid', amount: 4_000 }]);
    expect(stripe.count('/confirm')).toBe(1);
  });

  test('Stripe is allowed only by the policy of payment pages, which are entered and left by full page loads', async ({
    page,
  }) => {
    await applyAppearance(page, { locale: 'en', scheme: 'light', width: 1280 });
    const owner = await callingOwner(product.url);
    const cookies = [...owner.cookies, ['language', 'en']] as [string, string][];
    await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url: product.url })));
    const policies = new Map<string, string>();
    page.on('response', (answer) => {
      if (answer.request().isNavigationRequest())
        policies.set(new URL(answer.url()).pathname, answer.headers()['content-security-policy'] ?? '');
    });
    const html = page.locator('html');
    await open(page, `${product.url}/dashboard`);
    await expect(html).toHaveAttribute('data-policy', 'strict');
    await page.locator('a[href="/wallet"]:visible').first().click();
    await expect(page).toHaveURL(`${product.url}/wallet`);
    await expect(html).toHaveAttribute('data-policy', 'payment');
    await page.locator('a[href="/dashboard"]:visible').first().click();
    await expect(page).toHaveURL(`${product.url}/dashboard`);
    await expect(html).toHaveAttribute('data-policy', 'strict');
    await page.goBack();
    await expect(html).toHaveAttribute('data-policy', 'payment');
    expect(policies.get('/wallet')).toContain('https://js.stripe.com');
    expect(policies.get('/wallet')).not.toContain('trusted-types');
    expect(policies.get('/dashboard')).not.toContain('stripe');
    expect(policies.get('/dashboard')).toContain("require-trusted-types-for 'script'");
  });
});
