/** The numbers that answers name. Most are the product's own; a test holds the others to the features that they come from. */
import { accountLimits } from '#features/accounts/domain.ts';
import { shippingDays } from '#features/landing/domain.ts';
import { trialDays } from '#features/packages/plan.ts';
import { deliveryPrices, materialPrices, maxQuantity } from '#features/physical-cards/prices.ts';
import { feePercent, maxFee, refundDays } from '#features/subscriptions/cancelling.ts';
import { tryDays } from '#features/subscriptions/domain.ts';
import { tagLimits } from '#features/tags/domain.ts';

const agorot = 100;

/** Of features whose rules bring along more than a page of words should load. */
export const keptElsewhere = {
  undoDays: 30,
  addressDays: 90,
  versionsKept: 20,
  fileMegabytes: 10,
  deletionDays: 30,
  demoHours: 2,
  linkMinutes: 30,
} as const;

const sums = Object.fromEntries(
  Object.entries({ ...materialPrices, ...deliveryPrices, maxFee }).map(([name, sum]) => [name, sum / agorot]),
);

export const helpFacts: Readonly<Record<string, number>> = {
  ...keptElsewhere,
  ...sums,
  trialDays,
  refundDays,
  feePercent,
  shipFrom: shippingDays.from,
  shipTo: shippingDays.to,
  maxQuantity,
  transferDays: tagLimits.transferDays,
  lastTryDay: Math.max(...tryDays),
  passwordMin: accountLimits.passwordMin,
};

/** `{trialDays}` → 14. A name that nobody knows is a mistake in the words. */
export const fillFacts = (line: string): string =>
  line.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = helpFacts[name];
    if (fact === undefined) throw new Error(`no fact is called ${name}`);
    return String(fact);
  });
