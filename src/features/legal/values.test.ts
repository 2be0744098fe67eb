import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { deviceDays } from '#features/accounts/domain.ts';
import { shippingDays } from '#features/landing/domain.ts';
import { mailDays } from '#features/mails/domain.ts';
import { caseDays } from '#features/moderation/domain.ts';
import { landingPrices } from '#features/packages/prices.ts';
import { deliveryDays } from '#features/physical-cards/delivery.ts';
import { supportLimits } from '#features/support/domain.ts';
import { localeCookieDays } from '#i18n/locale.ts';
import { legalValues } from './values.ts';

test('periods of one year in the texts match the code', () => {
  expect([deviceDays, supportLimits.contactDays, caseDays, mailDays.record, localeCookieDays]).toEqual(
    Array(5).fill(365),
  );
});

test('no rate limit stores an IP address longer than the hour and a quarter in the texts', async () => {
  const sweepEvery = 10;
  const sources = await Array.fromAsync(glob('src/**/*.ts', { exclude: (name) => name.endsWith('.test.ts') }));
  const limits = (await Promise.all(sources.map((file) => readFile(file, 'utf8')))).join('\n');
  const seconds = [...limits.matchAll(/\bpoints: [\w.]+, seconds: ([\d_]+)/g)].map(([, text = '']) => text);
  expect(seconds.length).toBeGreaterThan(10);
  const longest = Math.max(...seconds.map((text) => Number(text.replaceAll('_', ''))));
  expect(longest / 60 + sweepEvery).toBeLessThanOrEqual(75);
  expect(limits).toMatch(new RegExp(`name: 'sweep-rate-limits',\\s+payload: .*\\s+cron: '\\*/${sweepEvery} `));
});

test('delivery days match those of the other pages', () => {
  expect(deliveryDays.post).toEqual(shippingDays);
});

test('the refund example is a yearly plan refunded after ten days, as calculated by the product', () => {
  expect(legalValues).toMatchObject({
    exampleDays: 10,
    examplePaid: String(landingPrices.yearly),
    exampleUsed: '8.22',
    exampleFee: '15',
    exampleRefund: '276.78',
  });
});
