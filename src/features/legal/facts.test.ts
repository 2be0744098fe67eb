import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { shippingDays } from '#features/landing/domain.ts';
import { landingPrices } from '#features/packages/prices.ts';
import { deliveryDays } from '#features/physical-cards/delivery.ts';
import { profileLimits } from '#features/profiles/domain.ts';
import { keptElsewhere, legalFacts } from './facts.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** What a constant behind a door is worth: its line in the source, worked out. */
async function constantIn(file: string, name: string): Promise<number> {
  const source = await readFile(`src/features/${file}`, 'utf8');
  const sum = new RegExp(`const ${name} = ([\\d_ *a-z]+);`).exec(source)?.[1] ?? '';
  return sum
    .split('*')
    .map((part) => part.trim())
    .reduce((product, part) => product * (part === 'hour' ? hour : Number(part.replaceAll('_', '') || Number.NaN)), 1);
}

test.each([
  ['deletionDays', 'accounts/server/deletion.ts', 'graceMilliseconds', day],
  ['demoHours', 'accounts/server/demo.ts', 'copyMilliseconds', hour],
  ['exportHours', 'accounts/server/export-job.ts', 'exportLasts', hour],
  ['rememberedDays', 'accounts/server/session.ts', 'rememberedMilliseconds', day],
  ['unrememberedHours', 'accounts/server/session.ts', 'unrememberedMilliseconds', hour],
  ['tokenMinutes', 'accounts/server/token.ts', 'minutes', 1],
  ['oauthStateMinutes', 'accounts/server/google.ts', 'oauthStateSeconds', 60],
  ['oauthStateMinutes', 'accounts/server/google-code.ts', 'waitSeconds', 60],
  ['eventMonths', 'stats/server/jobs.ts', 'monthsKept', 1],
  ['errorDays', 'error-reports/server/service.ts', 'keptDays', 1],
  ['securityDays', 'accounts/server/jobs.ts', 'eventsKeptMilliseconds', day],
  ['usernameDays', 'accounts/server/held-name-queries.ts', 'usernameHeldMilliseconds', day],
  ['noticeDays', 'notifications/server/jobs.ts', 'keptMilliseconds', day],
  ['unpaidHours', 'physical-cards/server/create.ts', 'patienceMilliseconds', hour],
  ['renewalNoticeDays', 'subscriptions/server/renew.ts', 'noticeMilliseconds', day],
] as const)('%s is what %s does', async (name, file, constant, unit) => {
  expect(keptElsewhere[name] * unit).toBe(await constantIn(file, constant));
});

test.each([
  ['support/server/jobs.ts', 'keptMilliseconds', 1],
  ['accounts/server/session.ts', 'deviceSeconds', 1_000],
  ['accounts/server/jobs.ts', 'yearMilliseconds', 1],
  ['../entries/page-root/browser-surroundings.ts', 'yearSeconds', 1_000],
] as const)('where the texts say a year, %s keeps a year', async (file, constant, unit) => {
  expect((await constantIn(file, constant)) * unit).toBe(365 * day);
});

test('no address is counted for longer than the hour and a quarter that the texts tell of', async () => {
  const sweepEvery = 10;
  const sources = await Array.fromAsync(glob('src/**/*.ts', { exclude: (name) => name.endsWith('.test.ts') }));
  const limits = (await Promise.all(sources.map((file) => readFile(file, 'utf8')))).join('\n');
  const seconds = [...limits.matchAll(/\bpoints: [\w.]+, seconds: ([\d_]+)/g)].map(([, text = '']) => text);
  expect(seconds.length).toBeGreaterThan(10);
  const longest = Math.max(...seconds.map((text) => Number(text.replaceAll('_', ''))));
  expect(longest / 60 + sweepEvery).toBeLessThanOrEqual(75);
  expect(limits).toMatch(new RegExp(`name: 'sweep-rate-limits',\\s+payload: .*\\s+cron: '\\*/${sweepEvery} `));
});

test('days that pages know of otherwise are the same here', () => {
  expect(keptElsewhere.cardUndoDays).toBe(profileLimits.undoDays);
  expect(deliveryDays.post).toEqual(shippingDays);
});

test('the example is a year of the landing page, paid back after ten days as the product would', () => {
  expect(legalFacts).toMatchObject({
    ...{ exampleDays: 10, examplePaid: String(landingPrices.yearly) },
    ...{ exampleUsed: '8.22', exampleFee: '15', exampleRefund: '276.78' },
  });
});
