import { AppError } from '#base/app-error.ts';
import { yearlySaving } from '#base/money.ts';
import { pick } from '#base/pick.ts';
import {
  fulfilPackage,
  type PackageDetails,
  type PackageQuote,
  quotePackage,
} from '#features/subscriptions/server/index.ts';
import type { Quote } from '../contract.ts';
import type { Seller } from './sellers.ts';

/** Ignores the quantity: an owner has one plan. */
export const packageSeller: Seller = {
  type: 'package',
  soldOnceKey: () => 'package',
  quote: async (db, { id, cycle = 'monthly' }, { userId, ...buyer }) => {
    const quote = await quotePackage(db, {
      ...(userId !== undefined && { userId }),
      packageId: id,
      cycle,
      ...buyer,
    }).catch(refuseUnknown);
    const { packageName: title, lines, amount, details: item } = quote;
    return { title, lines, amount, item, renewal: renewalOf(quote), takesQuantity: false, deliveries: [] };
  },
  fulfil: (services, tx, { item, userId, methodId, amount, consent, paymentId }) =>
    fulfilPackage(services, tx, { userId, details: item as PackageDetails, methodId, amount, consent, paymentId }),
};

/** A visitor with an outdated link gets a specific message. */
function refuseUnknown(error: unknown): never {
  const isUnknown = error instanceof AppError && error.code === 'not_found';
  throw isUnknown ? new AppError('not_found', { message: 'checkout.unknownThing' }) : error;
}

function renewalOf(quote: PackageQuote): Quote['renewal'] {
  const { monthlyPrice, yearlyPrice, nextCharge } = quote;
  const inShekels = (amount: number) => ({ amount, currency: 'ILS' }) as const;
  return {
    ...pick(quote, 'cycle', 'monthlyPrice', 'yearlyPrice', 'consent', 'trialDaysLeft', 'isUpgrade'),
    saving: yearlySaving(inShekels(monthlyPrice), inShekels(yearlyPrice)),
    periodStart: quote.periodStart.toISOString(),
    periodEnd: quote.periodEnd.toISOString(),
    nextCharge: { at: nextCharge.at.toISOString(), amount: nextCharge.amount },
  };
}
