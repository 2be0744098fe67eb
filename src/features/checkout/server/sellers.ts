import { AppError } from '#base/app-error.ts';
import type { InvoiceLine } from '#features/invoices/domain.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import { extensionPoint, type Services } from '#server-kit/services/services.ts';
import type { PurchaseRequest, Quote, SaleType } from '../contract.ts';

export interface Buyer {
  /** Undefined for a visitor: prices are shown without an account. */
  readonly userId: number | undefined;
  readonly locale: Locale;
  readonly now: Date;
}

/** A seller's offer for a purchase request; all values come from the server. */
export interface Offer extends Pick<Quote, 'title' | 'renewal' | 'takesQuantity' | 'deliveries'> {
  readonly lines: readonly InvoiceLine[];
  readonly amount: number;
  /** Stored with the order as JSON and returned when it is paid. */
  readonly item: unknown;
}

/** The data needed to fulfil an order: set by the server, never by the browser. */
export interface OrderDetails {
  readonly wish: PurchaseRequest;
  readonly item: unknown;
  readonly methodId: number;
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
