/** Numbers mentioned in answers, each imported from the feature that defines it. Prices of cards change by date. */
import { accountLimits, accountPolicy, resetLinkMinutes } from '#features/accounts/domain.ts';
import { fileLimits } from '#features/files/domain.ts';
import { shippingDays } from '#features/landing/domain.ts';
import { trialDays } from '#features/packages/plan.ts';
import { type CardPrices, maxQuantity, pricedItems } from '#features/physical-cards/prices.ts';
import { profileLimits } from '#features/profiles/limits.ts';
import { feePercent, maxFee, refundDays } from '#features/subscriptions/cancelling.ts';
import { tryDays } from '#features/subscriptions/domain.ts';
import { tagLimits } from '#features/tags/domain.ts';

const agorot = 100;

/** Two decimals where agorot are due. */
const inShekels = (amount: number): string => (amount / agorot).toFixed(amount % agorot ? 2 : 0);

export const priceValues = (prices: CardPrices): Readonly<Record<string, string>> =>
  Object.fromEntries(pricedItems.map((item) => [item, inShekels(prices[item])]));

export const helpValues: Readonly<Record<string, number>> = {
  undoDays: profileLimits.undoDays,
  addressDays: profileLimits.addressDays,
  versionsKept: profileLimits.maxVersions,
  fileMegabytes: fileLimits.maxBytes / 1_024 / 1_024,
  maxFee: maxFee / agorot,
  trialDays,
  refundDays,
  feePercent,
  shipFrom: shippingDays.from,
  shipTo: shippingDays.to,
  maxQuantity,
  transferDays: tagLimits.transferDays,
  lastTryDay: Math.max(...tryDays),
  passwordMin: accountLimits.passwordMin,
  deletionDays: accountPolicy.deletionDays,
  demoHours: accountPolicy.demoHours,
  linkMinutes: resetLinkMinutes,
};
