/** Numbers in the legal texts: imported from the product, except those set by law. */
import { accountPolicy } from '#features/accounts/domain.ts';
import { reportDays } from '#features/error-reports/domain.ts';
import { fileLimits } from '#features/files/domain.ts';
import { shippingDays } from '#features/landing/domain.ts';
import { webhookDeliveryDays } from '#features/leads/domain.ts';
import { mailDays } from '#features/mails/domain.ts';
import { notificationDays } from '#features/notifications/domain.ts';
import { trialDays } from '#features/packages/plan.ts';
import { landingPrices } from '#features/packages/prices.ts';
import { maxQuantity } from '#features/physical-cards/prices.ts';
import { unpaidHours } from '#features/physical-cards/transitions.ts';
import { profileLimits } from '#features/profiles/limits.ts';
import { eventMonths } from '#features/stats/domain.ts';
import { cancelRefund, feePercent, maxFee, refundDays } from '#features/subscriptions/cancelling.ts';
import { renewalNoticeDays, tryDays } from '#features/subscriptions/domain.ts';
import { supportLimits } from '#features/support/domain.ts';
import { tagLimits } from '#features/tags/domain.ts';

const agorot = 100;

/** Set by law, or promised beyond what the product does automatically. */
const ofTheLaw = {
  /** For people aged 65 or older, with a disability, or new immigrants. */
  longRefundMonths: 4,
  longRefundAge: 65,
  stopDays: 3,
  moneyBackDays: 14,
  documentYears: 7,
  changeNoticeDays: 14,
  leastAge: 18,
  answerDays: 5,
  rightsDays: 30,
  endNoticeDays: 30,
  liabilityMonths: 12,
} as const;

/** A year at the landing page's price, cancelled after ten days, computed with the product's own refund logic. */
function refundExample() {
  const day = 86_400_000;
  const [amount, settledAt, exampleDays] = [landingPrices.yearly * agorot, new Date(0), 10];
  const year = { periodStart: settledAt, periodEnd: new Date(365 * day), periodPaid: amount };
  const now = new Date(exampleDays * day);
  const { refund, fee, used } = cancelRefund(year, [{ id: 1, amount, refunded: 0, settledAt }], now);
  const inShekels = (amount: number) => (amount / agorot).toFixed(amount % agorot ? 2 : 0);
  return {
    exampleDays,
    examplePaid: inShekels(amount),
    exampleUsed: inShekels(used),
    exampleFee: inShekels(fee),
    exampleRefund: inShekels(refund),
  };
}

export const legalValues: Readonly<Record<string, string | number>> = {
  ...ofTheLaw,
  ...accountPolicy,
  profileUndoDays: profileLimits.undoDays,
  eventMonths,
  reportDays,
  notificationDays,
  mailContentDays: mailDays.content,
  webhookDeliveryDays,
  unpaidHours,
  renewalNoticeDays,
  ...refundExample(),
  trialDays,
  refundDays,
  feePercent,
  maxFee: maxFee / agorot,
  shipFrom: shippingDays.from,
  shipTo: shippingDays.to,
  maxQuantity,
  lastTryDay: Math.max(...tryDays),
  unusedFileDays: fileLimits.unusedDays,
  transferDays: tagLimits.transferDays,
  offlineMinutes: supportLimits.offlineMinutes,
};
