import { AppError } from '#base/app-error.ts';
import { yearlySaving } from '#base/money.ts';
import { pick } from '#base/pick.ts';
import type { AppliedCoupon } from '#features/coupons/server/index.ts';
import type { InvoiceLine } from '#features/invoices/domain.ts';
import type { PackageType } from '#features/packages/contract.ts';
import {
  findDemoSubscription,
  fulfilPackage,
  type PackageDetails,
  type PackageQuote,
  quotePackage,
} from '#features/subscriptions/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import { extensionPoint, type Services } from '#server-kit/services/services.ts';
import type { PurchaseRequest, Quote, SaleType } from '../contract.ts';

export interface Buyer {
  /** Undefined for a visitor: prices are shown without an account. */
  readonly userId: number | undefined;
  /** Sees the prices of an owner with the demo's plan; never pays. */
  readonly isDemo: boolean;
  readonly locale: Locale;
  readonly now: Date;
}

/** A seller's offer for a purchase request; all values come from the server. */
export interface Offer extends Pick<Quote, 'title' | 'renewal' | 'takesQuantity' | 'deliveries' | 'arrival'> {
  readonly lines: readonly InvoiceLine[];
  readonly amount: number;
  /** The part of the amount that a coupon may lower. */
  readonly discountable: number;
  /** Null for what is no package. */
  readonly packageType: PackageType | null;
  readonly coupon?: AppliedCoupon;
  /** Stored with the order as JSON and returned when it is paid. */
  readonly item: unknown;
}

/** The data needed to fulfil an order: set by the server, never by the browser. */
export interface OrderDetails {
  readonly wish: PurchaseRequest;
  readonly item: unknown;
  readonly methodId: number;
  /** Orders without one, and those of before, have none. */
  readonly coupon?: AppliedCoupon;
  /** The exact consent text for the renewal; null if there is no renewal. */
  readonly consent: { readonly text: string; readonly locale: Locale; readonly at: string } | null;
}

export interface Sold extends OrderDetails {
  /** The ID of the checkout order. */
  readonly orderId: number;
  readonly userId: number;
  readonly amount: number;
  readonly paymentId: number;
}

/** A seller quotes the price and fulfils the order; the rest is common to all. */
export interface Seller {
  readonly type: SaleType;
  /**
   * Names what an owner can buy only once, such as one card order or one plan at a time. While an order for it is open,
   * no second one can start: charging twice and refunding once is not acceptable.
   */
  soldOnceKey(id: number): string;
  quote(db: Db, request: PurchaseRequest, buyer: Buyer): Promise<Offer>;
  /** Runs in the transaction of the payment. Returns `refund` if the item is no longer available. */
  fulfil(services: Services, tx: Db, sold: Sold): Promise<'kept' | 'refund'>;
  /** Part or all of the payment was refunded; runs in the transaction of the refund. */
  refunded?(services: Services, tx: Db, sold: Sold, amount: number): Promise<void>;
}

export const sellers = extensionPoint<Seller>('sellers', ({ type }) => type);

export function getSeller({ extensions }: Pick<Services, 'extensions'>, type: SaleType): Seller {
  const seller = extensions.of(sellers).find((one) => one.type === type);
  if (!seller) throw new AppError('not_found', { message: 'checkout.notSold' });
  return seller;
}

/** Ignores the quantity: an owner has one plan. */
export const packageSeller: Seller = {
  type: 'package',
  soldOnceKey: () => 'package',
  quote: async (db, { id, cycle = 'monthly' }, { userId, isDemo, ...buyer }) => {
    const quote = await quotePackage(db, {
      ...(userId !== undefined && { userId }),
      ...(isDemo && userId !== undefined && { demo: await findDemoSubscription(db, userId) }),
      packageId: id,
      cycle,
      ...buyer,
    }).catch(refuseUnknown);
    const { packageName: title, lines, amount, details: item } = quote;
    const notDelivered = { takesQuantity: false, deliveries: [], arrival: null };
    const { packageType } = item;
    return {
      title,
      lines,
      amount,
      discountable: amount,
      packageType,
      item,
      renewal: renewalOf(quote),
      ...notDelivered,
    };
  },
  fulfil: (services, tx, { item, coupon, ...sold }) => {
    const paid = pick(sold, 'userId', 'methodId', 'amount', 'consent', 'paymentId');
    return fulfilPackage(services, tx, { ...paid, details: item as PackageDetails, discount: coupon?.discount ?? 0 });
  },
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
    ...pick(quote, 'cycle', 'monthlyPrice', 'yearlyPrice', 'consent', 'freeDaysLeft', 'startsAfter', 'isUpgrade'),
    cycles: [...quote.cycles],
    saving: yearlySaving(inShekels(monthlyPrice), inShekels(yearlyPrice)),
    periodStart: quote.periodStart.toISOString(),
    periodEnd: quote.periodEnd.toISOString(),
    nextCharge: { at: nextCharge.at.toISOString(), amount: nextCharge.amount },
  };
}
