import { AppError } from '#base/app-error.ts';
import type { InvoiceLine } from '#features/invoices/domain.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import { extensionPoint, type Services } from '#server-kit/services/services.ts';
import type { PurchaseRequest, Quote, SaleType } from '../contract.ts';

export interface Buyer {
  /** Undefined for a visitor: nobody who looks at prices needs to be known. */
  readonly userId: number | undefined;
  readonly locale: Locale;
  readonly now: Date;
}

/** What a seller asks for a wish; everything in it is the server's own. */
export interface Offer extends Pick<Quote, 'title' | 'renewal' | 'takesQuantity' | 'deliveries'> {
  readonly lines: readonly InvoiceLine[];
  readonly amount: number;
  /** Kept with the order as JSON and handed back when it is paid. */
  readonly item: unknown;
}

/** What is needed to hand an order over: set by the server, never by the browser. */
export interface OrderDetails {
  readonly wish: PurchaseRequest;
  readonly item: unknown;
  readonly methodId: number;
  /** To the renewal, word for word; null where nothing is to be renewed. */
  readonly consent: { readonly text: string; readonly locale: Locale; readonly at: string } | null;
}

export interface Sold extends OrderDetails {
  /** Of the checkout. */
  readonly orderId: number;
  readonly userId: number;
  readonly amount: number;
  readonly paymentId: number;
}

/** Whoever sells something tells its price and hands it over; the rest is the same for all. */
export interface Seller {
  readonly type: SaleType;
  /**
   * The name of what an owner can buy only once, such as one card order or one package at a time. While an order for
   * it is open no second one begins: charging twice and giving back once is not good enough.
   */
  soldOnceKey(id: number): string;
  quote(db: Db, request: PurchaseRequest, buyer: Buyer): Promise<Offer>;
  /** In the transaction in which it is paid. `refund` where it can no longer be had. */
  fulfil(services: Services, tx: Db, sold: Sold): Promise<'kept' | 'refund'>;
  /** So much of what was paid is back, in the transaction in which it is. */
  refunded?(services: Services, tx: Db, sold: Sold, amount: number): Promise<void>;
}

export const sellers = extensionPoint<Seller>('sellers', ({ type }) => type);

export function getSeller({ extensions }: Pick<Services, 'extensions'>, type: SaleType): Seller {
  const seller = extensions.of(sellers).find((one) => one.type === type);
  if (!seller) throw new AppError('not_found', { message: 'checkout.notSold' });
  return seller;
}
