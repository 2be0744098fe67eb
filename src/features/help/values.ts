/** Numbers mentioned in answers, each imported from the feature that defines it. */
import { accountLimits, accountPolicy, resetLinkMinutes } from '#features/accounts/domain.ts';
import { fileLimits } from '#features/files/domain.ts';
import { shippingDays } from '#features/landing/domain.ts';
import { trialDays } from '#features/packages/plan.ts';
import { deliveryPrices, materialPrices, maxQuantity } from '#features/physical-cards/prices.ts';
import { profileLimits } from '#features/profiles/limits.ts';
import { feePercent, maxFee, refundDays } from '#features/subscriptions/cancelling.ts';
import { tryDays } from '#features/subscriptions/domain.ts';
import { tagLimits } from '#features/tags/domain.ts';

const agorot = 100;

const prices = Object.fromEntries(
  Object.entries({ ...materialPrices, ...deliveryPrices, maxFee }).map(([name, amount]) => [name, amount / agorot]),
);

export const helpValues: Readonly<Record<string, number>> = {
  undoDays: profileLimits.undoDays,
  addressDays: profileLimits.addressDays,
  versionsKept: profileLimits.maxVersions,
  fileMegabytes: fileLimits.maxBytes / 1_024 / 1_024,
  ...prices,
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
