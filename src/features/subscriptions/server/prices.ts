import { AppError } from '#base/app-error.ts';
import type { InvoiceLine } from '#features/invoices/domain.ts';
import type { PackageType } from '#features/packages/contract.ts';
import type { Prices } from '#features/packages/prices.ts';
import {
  findPackage,
  findPackageOfType,
  listPackages,
  type PackageRow,
  type UnpricedPackage,
} from '#features/packages/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Cycle } from '../domain.ts';
import { type SubscriptionState, upcomingChoice } from '../lifecycle.ts';
import { subscriptionsTexts } from '../texts.ts';

/** Packages on sale; basic is free and cannot be bought. */
export async function getOnSale(db: Db, packageId: number, now: Date): Promise<PackageRow> {
  const found = await findPackage(db, packageId, now);
  if (!found?.isActive || found.packageType === 'basic') throw new AppError('not_found');
  return found;
}

/** The package of a type, on sale or not. */
export async function getPackageOf(db: Db, packageType: PackageType): Promise<UnpricedPackage> {
  const found = await findPackageOfType(db, packageType);
  if (!found) throw new Error(`There is no package ${packageType}`);
  return found;
}

export async function getPricesOf(db: Db, packageType: PackageType, at: Date): Promise<Prices> {
  const found = (await listPackages(db, at)).find((one) => one.packageType === packageType);
  if (!found) throw new Error(`There is no package ${packageType}`);
  return found;
}

export const priceOf = ({ monthlyPrice, yearlyPrice }: Prices, cycle: Cycle): number =>
  cycle === 'monthly' ? monthlyPrice : yearlyPrice;

interface Period {
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

const inBoth = (translate: (locale: Locale) => string): InvoiceLine['text'] => ({
  he: translate('he'),
  en: translate('en'),
});

export function periodLine(sold: UnpricedPackage, cycle: Cycle, period: Period, amount: number): InvoiceLine {
  const dates = { start: period.periodStart, end: period.periodEnd };
  const text = inBoth((locale) =>
    translator(subscriptionsTexts, locale)(`subscriptions.line.${cycle}`, { name: sold.texts[locale].name, ...dates }),
  );
  return { text, quantity: 1, amount };
}

export function creditLine(former: UnpricedPackage, credit: number): InvoiceLine {
  const text = inBoth((locale) =>
    translator(subscriptionsTexts, locale)('subscriptions.line.credit', { name: former.texts[locale].name }),
  );
  return { text, quantity: 1, amount: -credit };
}

/** Stored verbatim, so without the direction marks of displayed amounts. */
const plainAmount = (agorot: number): string => (agorot % 100 === 0 ? String(agorot / 100) : (agorot / 100).toFixed(2));

export const consentText = (sold: UnpricedPackage, cycle: Cycle, price: number, at: Date, locale: Locale): string =>
  translator(subscriptionsTexts, locale)(`subscriptions.consent.${cycle}`, {
    name: sold.texts[locale].name,
    price: plainAmount(price),
    at,
  });

/** The price of the next period: as promised or agreed, or the price of the next package at the time of the change. */
export async function upcomingPrice(db: Db, state: SubscriptionState): Promise<number> {
  if (state.nextPrice !== null) return state.nextPrice;
  const { packageType, cycle } = upcomingChoice(state);
  if (packageType === state.packageType && cycle === state.cycle) return state.price;
  return priceOf(await getPricesOf(db, packageType, state.periodEnd), cycle);
}
