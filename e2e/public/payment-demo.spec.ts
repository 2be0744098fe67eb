import type { Page } from '@playwright/test';
import {
  applyAppearance,
  bothLocales,
  expect,
  expectAccessible,
  inEveryAppearance,
  open,
  test,
} from '../support/journey.ts';

const english = { locale: 'en', scheme: 'light', width: 375 } as const;
const nextYear = String(new Date().getFullYear() + 1);

const fieldsOf = (page: Page) => page.frameLocator('iframe').first();
const challengeOf = (page: Page) => page.getByRole('dialog').frameLocator('iframe');
const pay = (page: Page) => page.getByRole('button', { name: 'Pay now' }).click();

async function fillIn(page: Page, number: string): Promise<void> {
  const fields = fieldsOf(page);
  await fields.getByLabel('Card number').pressSequentially(number);
  await fields.getByLabel('Name on the card').fill('Dana Levi');
  await fields.getByLabel('Expiry month').selectOption('12');
  await fields.getByLabel('Expiry year').selectOption(nextYear);
  await fields.getByLabel('CVV').fill('123');
}

test.describe('demo payments', () => {
  test.beforeEach(async ({ page }) => {
    await applyAppearance(page, english);
    await open(page, '/payment-demo');
  });

  for (const [number, outcome] of [
    ['4242424242424242', 'Payment went through'],
    ['4000000000000002', 'The bank declined the charge'],
    ['4000000000009995', 'Not enough money on the card'],
  ] as const)
    test(`with ${number}: ${outcome}`, async ({ page }) => {
      await fillIn(page, number);
      await pay(page);
      await expect(page.getByRole('status').filter({ hasText: outcome })).toBeVisible();
    });

  test('digits are grouped while typing, anywhere in the number, and the brand is shown', async ({ page }) => {
    const number = fieldsOf(page).getByLabel('Card number');
    await number.pressSequentially('424242424242424');
    await number.press('Home');
    await number.press('ArrowRight');
    await number.press('2');
    await expect(number).toHaveValue('4224 2424 2424 2424');
    await number.press('Backspace');
    await expect(number).toHaveValue('4242 4242 4242 424');
    await expect(fieldsOf(page).getByText('Visa')).toBeVisible();
  });

  test('validation errors appear beside their fields, the first is focused, and the frame grows', async ({ page }) => {
    const heightNow = async () => (await page.locator('iframe').boundingBox())?.height ?? 0;
    const fields = fieldsOf(page);
    await expect(fields.getByLabel('CVV')).toBeVisible();
    const before = await heightNow();
    await pay(page);
    await expect(fields.getByLabel('Card number')).toBeFocused();
    await expect(fields.getByLabel('Card number')).toHaveAccessibleDescription('Required');
    await expect(fields.getByLabel('Expiry year')).toHaveAttribute('aria-invalid', 'true');
    expect(await heightNow()).toBeGreaterThan(before);
    await expectAccessible(page);
    await fillIn(page, '4242424242424242');
    await expect(fields.getByText('isn’t valid')).toHaveCount(4);
    for (const message of await fields.getByText('isn’t valid').all()) await expect(message).toBeHidden();
    await expect.poll(heightNow).toBe(before);
  });

  test('the card holder approves the challenge by keyboard alone', async ({ page }) => {
    await fillIn(page, '4000002500003155');
    await fieldsOf(page).getByLabel('CVV').press('Enter');
    const approve = challengeOf(page).getByRole('button', { name: 'Approve the payment' });
    await expect(approve).toBeVisible();
    await expectAccessible(page);
    await approve.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText('Payment went through')).toBeVisible();
  });

  test('a closed challenge is opened again, and refused', async ({ page }) => {
    await fillIn(page, '4000002500003155');
    await pay(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await challengeOf(page).getByRole('button', { name: 'Don’t approve' }).click();
    await expect(page.getByText('wasn’t approved by your bank')).toBeVisible();
  });

  test('the payment frame has an opaque origin, and the page cannot read its document', async ({ page }) => {
    const frame = page.frames().find((one) => one.url().includes('/sandbox-bank/fields'));
    expect(await frame?.evaluate(() => self.origin)).toBe('null');
    expect(await page.evaluate(() => document.querySelector('iframe')?.contentDocument)).toBeNull();
  });
});

for (const locale of bothLocales)
  test(`accessible in every appearance, with the payment fields of the bank (${locale})`, async ({ page }) => {
    await applyAppearance(page, { ...english, locale });
    await open(page, '/payment-demo');
    await expect(fieldsOf(page).locator('#number')).toBeVisible();
    await inEveryAppearance(page, () => expectAccessible(page), locale);
  });

test('the payment fields also work as a page of their own, with an opaque origin', async ({ page }) => {
  await applyAppearance(page, english);
  await page.goto('/sandbox-bank/fields?lang=en');
  await expect(page.getByLabel('Card number')).toBeVisible();
  expect(await page.evaluate(() => self.origin)).toBe('null');
  await expectAccessible(page);
});
