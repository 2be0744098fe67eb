import type { Page } from '@playwright/test';
import { buyingTexts } from '../../src/features/checkout/web/texts.ts';
import { payingTexts } from '../../src/features/payments/web/texts.ts';
import { bankTexts } from '../../src/features/sandbox-bank/page/texts.ts';
import { cancelTexts } from '../../src/features/subscriptions/web/cancel/cancel-texts.ts';
import { plansTexts } from '../../src/features/subscriptions/web/page/plans-texts.ts';
import { walletTexts } from '../../src/features/wallet/web/texts.ts';
import { type Locale, locales } from '../../src/i18n/locale.ts';
import { translator } from '../../src/i18n/translator.ts';
import { testCardNumbers } from '../support/buyer.ts';
import {
  applyAppearance,
  expect,
  expectAccessible,
  expectGoodInEveryAppearance,
  expectNoSidewaysScroll,
  inEveryAppearance,
  open,
  test,
} from '../support/journey.ts';
import { newOwner, type Owner, register } from '../support/owner.ts';
import { fieldsOf, fillCardNumber } from '../support/paying.ts';
import { rowsOf } from '../support/product-database.ts';

const dataDir = (): string => process.env.NEGIA_DATA_DIR ?? '';
const plans = { advanced: 2, pro: 3 };
const names = { he: { advanced: 'מתקדם', pro: 'מקצועי' }, en: { advanced: 'Advanced', pro: 'Pro' } };

const textsOf = (locale: Locale) => ({
  buying: translator(buyingTexts, locale),
  bank: translator(bankTexts, locale),
  plans: translator(plansTexts, locale),
  wallet: translator(walletTexts, locale),
  cancel: translator(cancelTexts, locale),
  paying: translator(payingTexts, locale),
});

const endTrial = ({ email }: Owner) =>
  rowsOf(dataDir(), `update users set trial_ends_at = now() - interval '1 day' where email = $1`, [email]);

const paymentsOf = ({ email }: Owner) =>
  rowsOf(
    dataDir(),
    `select p.status, p.amount, p.refunded from payments p join users u on u.id = p.user_id where u.email = $1 order by p.id`,
    [email],
  );

const payButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: new RegExp(`^${textsOf(locale).buying('buying.form.pay')}`) });

const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });

for (const [locale, width] of [
  ['he', 375],
  ['en', 1280],
] as const)
  test(`a trial ends; pay, be declined, be challenged, upgrade, cancel with a refund (${locale}, ${width})`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const t = textsOf(locale);
    const name = names[locale];
    await applyAppearance(page, { locale, scheme: 'light', width });
    const owner = await register(page, locale);
    await endTrial(owner);

    await open(page, `/subscription?plan=${plans.advanced}`);
    await expect(page.getByRole('main').getByText(t.plans('plans.now.free')).first()).toBeVisible();
    await page.getByRole('link', { name: t.plans('plans.actions.buy', { name: name.advanced }) }).click();
    await expect(heading(page, t.buying('buying.title'))).toBeVisible();

    await fillCardNumber(page, locale, testCardNumbers.declined);
    await payButton(page, locale).click();
    await expect(heading(page, t.buying('buying.order.declined'))).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText(t.buying('buying.reason.declined'))).toBeVisible();
    await inEveryAppearance(page, () => expectAccessible(page), locale);
    await applyAppearance(page, { locale, scheme: 'light', width });

    await page.getByRole('link', { name: t.buying('buying.order.again') }).click();
    // The declined payment card was not saved: the fields are empty and nothing else is offered.
    await expect(page.getByRole('radio', { name: t.paying('paying.picker.newMethod') })).toHaveCount(0);
    await fillCardNumber(page, locale, testCardNumbers.challengesHolder);
    await page.getByRole('checkbox').last().check();
    await payButton(page, locale).click();
    const approve = page
      .frameLocator('iframe[src*="/sandbox-bank/challenge"]')
      .getByRole('button', { name: t.bank('bank.challenge.approve') });
    await approve.click({ timeout: 15_000 });
    await expect(heading(page, t.buying('buying.order.paid'))).toBeVisible({ timeout: 15_000 });

    const invoice = page.locator('a[href$=".pdf"]');
    const pdf = await page.request.get((await invoice.getAttribute('href')) ?? '');
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

    await open(page, `/checkout/package/${plans.pro}`);
    await expect(page.getByText(t.buying('buying.next.upgrade'))).toBeVisible();
    await payButton(page, locale).click();
    await approve.click({ timeout: 15_000 });
    await expect(heading(page, t.buying('buying.order.paid'))).toBeVisible({ timeout: 15_000 });
    const [, first, second] = await paymentsOf(owner);
    // The first day is not used up, so the full price of the smaller plan is deducted.
    expect([first.amount, second.status, second.amount]).toEqual([30_000, 'paid', 40_000]);

    await open(page, '/wallet');
    const main = page.getByRole('main');
    await expect(main.getByText(t.wallet('wallet.plan.named', { name: name.pro })).first()).toBeVisible();
    await page.getByRole('button', { name: t.wallet('wallet.plan.cancelBack') }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(dialog).toContainText(t.cancel('cancelPlan.refund'));
    await expect(dialog).toContainText('665');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t.cancel('cancelPlan.cancel.confirm') }).click();
    await expect(page.getByText(t.cancel('cancelPlan.cancel.done')).first()).toBeVisible();
    await expect(dialog).toContainText('665');
    await expect
      .poll(async () => (await paymentsOf(owner)).reduce((total, { refunded }) => total + refunded, 0), {
        timeout: 20_000,
      })
      .toBe(66_500);
    await open(page, '/wallet');
    await expect(main.getByText(t.wallet('wallet.invoices.credit_note')).first()).toBeVisible();
    await expect(main.getByText(t.wallet('wallet.plan.free')).first()).toBeVisible();
  });

test('a visitor registers within the checkout and pays once, however often the button is clicked', async ({ page }) => {
  test.setTimeout(120_000);
  const t = textsOf('he');
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 375 });
  await open(page, `/checkout/package/${plans.advanced}?cycle=monthly`);
  await expect(page.getByText(t.buying('buying.visitor.title'))).toBeVisible();
  await expectGoodInEveryAppearance(page);
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 375 });
  await page
    .getByRole('main')
    .getByRole('button', { name: t.buying('buying.visitor.register') })
    .click();
  const owner = newOwner();
  const modal = page.getByRole('dialog');
  await modal.locator('[name=username]').fill(owner.username);
  await modal.locator('[name=email]').fill(owner.email);
  await modal.locator('[name=password]').fill(owner.password);
  await modal.locator('[name=confirmPassword]').fill(owner.password);
  await page.keyboard.press('Enter');
  await fillCardNumber(page, 'he', testCardNumbers.pays);
  expect(new URL(page.url()).pathname).toBe(`/checkout/package/${plans.advanced}`);
  await payButton(page, 'he').dblclick();
  await expect(heading(page, t.buying('buying.order.paid'))).toBeVisible({ timeout: 15_000 });
  await page.reload();
  await expect(heading(page, t.buying('buying.order.paid'))).toBeVisible();
  await inEveryAppearance(page, () => expectAccessible(page));
  await page.goBack();
  expect(await paymentsOf(owner)).toEqual([{ status: 'paid', amount: 4_000, refunded: 0 }]);
});

test('a lost payment response is retried without a second charge', async ({ page, problems }) => {
  const t = textsOf('en');
  await applyAppearance(page, { locale: 'en', scheme: 'light', width: 1280 });
  const owner = await register(page, 'en');
  await open(page, `/checkout/package/${plans.advanced}?cycle=monthly`);
  await fillCardNumber(page, 'en', testCardNumbers.pays);
  let tries = 0;
  const keys = new Set<string | undefined>();
  await page.route('**/api/checkout', async (route) => {
    tries += 1;
    keys.add(route.request().headers()['idempotency-key']);
    if (tries > 1) return route.continue();
    // The server processes the request, but its response is lost.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await payButton(page, 'en').click();
  await expect(heading(page, t.buying('buying.order.paid'))).toBeVisible({ timeout: 20_000 });
  expect([tries, keys.size]).toEqual([2, 1]);
  expect(problems.splice(0)).toEqual(['Failed to load resource: net::ERR_CONNECTION_RESET']);
  expect(await paymentsOf(owner)).toEqual([{ status: 'paid', amount: 4_000, refunded: 0 }]);
});

test('reloading the page during a payment leads to the resulting order', async ({ page }) => {
  const t = textsOf('he');
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 375 });
  const owner = await register(page);
  await open(page, `/checkout/package/${plans.advanced}?cycle=monthly`);
  await fillCardNumber(page, 'he', testCardNumbers.pays);
  let isFinished = false;
  await page.route('**/api/checkout', async (route) => {
    await route.fetch();
    isFinished = true;
    // The page receives no response.
  });
  await payButton(page, 'he').click();
  await expect.poll(() => isFinished, { timeout: 15_000 }).toBe(true);
  // Before the route ends, which could pass the waiting request on and answer the page that is about to leave.
  await page.reload();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(heading(page, t.buying('buying.order.paid'))).toBeVisible({ timeout: 15_000 });
  expect(await paymentsOf(owner)).toEqual([{ status: 'paid', amount: 4_000, refunded: 0 }]);
});

test('by keyboard alone: from the plans to a paid order and a refunded cancellation', async ({ page }) => {
  const t = textsOf('en');
  await applyAppearance(page, { locale: 'en', scheme: 'dark', width: 1280 });
  const owner = await register(page, 'en');
  await open(page, '/subscription');
  await page.getByRole('link', { name: t.plans('plans.actions.buy', { name: names.en.advanced }) }).focus();
  await page.keyboard.press('Enter');
  await fieldsOf(page).getByLabel(t.bank('bank.fields.number')).focus();
  await page.keyboard.type(testCardNumbers.pays);
  for (const typed of ['Dana Bar', '12', '2031', '123']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(typed);
  }
  await page.keyboard.press('Enter');
  await expect(heading(page, t.buying('buying.order.paid'))).toBeVisible({ timeout: 15_000 });
  await open(page, '/wallet');
  await page.getByRole('button', { name: t.wallet('wallet.plan.cancelBack') }).focus();
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('button', { name: t.cancel('cancelPlan.cancel.confirm') });
  await expect(confirm).toBeVisible();
  await confirm.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await paymentsOf(owner))[0]?.refunded, { timeout: 20_000 }).toBe(28_500);
});

for (const locale of locales)
  test(`the payment pages are accessible and do not scroll sideways, in every appearance (${locale})`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await applyAppearance(page, { locale, scheme: 'light', width: 375 });
    await register(page, locale);
    for (const path of [`/checkout/package/${plans.advanced}`, '/subscription', '/wallet']) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectGoodInEveryAppearance(page, locale);
      if (locale === 'en')
        expect((await page.locator('#root').textContent())?.replaceAll('עברית', '')).not.toMatch(/[\u0590-\u05ff]/);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    }
  });
