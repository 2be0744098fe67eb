import { AppError } from '#base/app-error.ts';
import { findPlanRow } from '#features/accounts/server/index.ts';
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
import { listPaid } from '#features/payments/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { Db } from '#server-kit/db/database.ts';
import { type CancelRefund, cancelRefund } from '../cancelling.ts';
import { type ChangeKind, changeKind, startOf, startsAfter, upgradeCredit } from '../changes.ts';
import { type Cycle, cycles, type StartsAfter } from '../domain.ts';
import { nextEnd, type SubscriptionState, upcomingChoice } from '../lifecycle.ts';
import { runningAt } from '../plan-status.ts';
import { subscriptionsTexts } from '../texts.ts';
import { transitionOf } from '../transitions.ts';
import { findLive, listEvents, type SubscriptionRow } from './queries.ts';

const paidKinds = ['started', 'upgraded', 'renewed', 'changed'];

const paymentsOf = async (db: Db, id: number): Promise<number[]> =>
  (await listEvents(db, id))
    .filter(({ kind }) => paidKinds.includes(kind))
    .flatMap(({ data: { paymentId } }) => (typeof paymentId === 'number' ? [paymentId] : []));

/** The refund for cancelling now. */
export async function refundOf(db: Db, row: SubscriptionRow, now: Date): Promise<CancelRefund> {
  return cancelRefund(row, await listPaid(db, await paymentsOf(db, row.id)), now);
}

/** The amount paid for the current period less refunds; only that can be credited. */
async function netPaidForPeriod(db: Db, { id, periodPaid }: SubscriptionRow): Promise<number> {
  const [payment] = await listPaid(db, (await paymentsOf(db, id)).slice(-1));
  return Math.max(periodPaid - (payment?.refunded ?? 0), 0);
}

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

function creditLine(former: UnpricedPackage, credit: number): InvoiceLine {
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

/** What was sold and the state it was priced for: stored with the order and compared when it is paid. */
export interface PackageDetails {
  readonly packageType: PackageType;
  readonly cycle: Cycle;
  readonly price: number;
  readonly credit: number;
  /** The subscription to be upgraded and its period; null if there was none. */
  readonly former: { readonly id: number; readonly periodIndex: number } | null;
}

export interface PackageQuote {
  readonly packageId: number;
  readonly packageType: PackageType;
  readonly packageName: string;
  readonly cycle: Cycle;
  readonly lines: InvoiceLine[];
  readonly amount: number;
  readonly monthlyPrice: number;
  readonly yearlyPrice: number;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly nextCharge: { readonly at: Date; readonly amount: number };
  /** Days of a trial or gift that are left. */
  readonly freeDaysLeft: number;
  readonly startsAfter: StartsAfter | null;
  /** The cycles that can be bought now. */
  readonly cycles: readonly Cycle[];
  readonly isUpgrade: boolean;
  readonly consent: string;
  readonly details: PackageDetails;
}

const day = 86_400_000;

interface QuoteRequest {
  readonly userId?: number | undefined;
  /** The subscription of a demo account, which is not stored. */
  readonly demo?: SubscriptionRow | undefined;
  readonly packageId: number;
  readonly cycle: Cycle;
  readonly locale: Locale;
  readonly now: Date;
}

/** The current price of a package for a user: the list price, or the difference for an upgrade. */
export async function quotePackage(
  db: Db,
  { userId, demo, packageId, cycle, locale, now }: QuoteRequest,
): Promise<PackageQuote> {
  const sold = await getOnSale(db, packageId, now);
  const former = userId === undefined ? undefined : runningAt(demo ?? (await findLive(db, userId)), now);
  if (former) refuseWhatIsNoUpgrade(former, { packageType: sold.packageType, cycle });
  const plan = userId === undefined ? undefined : await findPlanRow(db, userId);
  const period = periodOf(startOf(plan, sold.packageType, now), cycle);
  const price = priceOf(sold, cycle);
  const credit = former ? upgradeCredit({ ...former, periodPaid: await netPaidForPeriod(db, former) }, now) : 0;
  if (price <= credit) throw new AppError('conflict', { message: 'subscriptions.atPeriodEnd' });
  return {
    packageId,
    packageType: sold.packageType,
    packageName: sold.texts[locale].name,
    cycle,
    lines: await linesOf(db, sold, { cycle, price, credit, period, former }),
    amount: price - credit,
    monthlyPrice: sold.monthlyPrice,
    yearlyPrice: sold.yearlyPrice,
    ...period,
    nextCharge: { at: period.periodEnd, amount: price },
    freeDaysLeft: Math.ceil((period.periodStart.getTime() - now.getTime()) / day),
    startsAfter: startsAfter(period.periodStart, plan, now),
    cycles: cycles.filter((one) => isOffered(changeKind(former, { packageType: sold.packageType, cycle: one }))),
    isUpgrade: former !== undefined,
    consent: consentText(sold, cycle, price, period.periodEnd, locale),
    details: {
      packageType: sold.packageType,
      cycle,
      price,
      credit,
      former: former ? { id: former.id, periodIndex: former.periodIndex } : null,
    },
  };
}

const isOffered = (kind: ChangeKind): boolean => kind === 'first' || kind === 'upgrade';

const periodOf = (periodStart: Date, cycle: Cycle) => ({
  periodStart,
  periodEnd: nextEnd(periodStart, periodStart, cycle),
});

function refuseWhatIsNoUpgrade(former: SubscriptionRow, requested: { packageType: PackageType; cycle: Cycle }): void {
  const kind = changeKind(former, requested);
  const refuse = (message: string) => {
    throw new AppError('conflict', { message });
  };
  if (!transitionOf(former.status, 'upgraded')) refuse('subscriptions.pastDue');
  // The price of an upgrade is unknown until the result of the pending charge is.
  if (former.paymentId !== null) refuse('subscriptions.chargeRunning');
  if (kind === 'same') refuse('subscriptions.alreadyYours');
  if (kind === 'scheduled') refuse('subscriptions.atPeriodEnd');
}

interface LineAmounts {
  readonly cycle: Cycle;
  readonly price: number;
  readonly credit: number;
  readonly period: { readonly periodStart: Date; readonly periodEnd: Date };
  readonly former: SubscriptionRow | undefined;
}

async function linesOf(db: Db, sold: PackageRow, { cycle, price, credit, period, former }: LineAmounts) {
  const line = periodLine(sold, cycle, period, price);
  if (!former || credit === 0) return [line];
  return [line, creditLine(await getPackageOf(db, former.packageType), credit)];
}
