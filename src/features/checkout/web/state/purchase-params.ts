import { codeOf } from '#features/coupons/domain.ts';
import { type Cycle, cycles } from '#features/subscriptions/domain.ts';
import { type SaleType, saleTypes } from '../../contract.ts';

/** The purchase that a URL requests; yearly by default, as on the price list. */
export interface PurchaseParams {
  readonly type: SaleType;
  readonly id: number;
  readonly cycle: Cycle;
  readonly quantity: number | undefined;
  /** As stored; unlike the rest, it may turn out not to apply. */
  readonly coupon?: string | undefined;
}

const findIn = <T extends string>(all: readonly T[], value: string | null | undefined): T | undefined =>
  all.find((one) => one === value);

const countOf = (value: string | null | undefined): number | undefined =>
  /^\d{1,9}$/.test(value ?? '') && Number(value) > 0 ? Number(value) : undefined;

/** Parses `/checkout/{type}/{id}` or `/checkout?type=&id=`; undefined if invalid. */
export function parsePurchase(
  path: { readonly type?: string | undefined; readonly id?: string | undefined },
  search: URLSearchParams,
): PurchaseParams | undefined {
  const type = findIn(saleTypes, path.type ?? search.get('type'));
  const id = countOf(path.id ?? search.get('id'));
  if (!type || !id) return undefined;
  return {
    type,
    id,
    cycle: findIn(cycles, search.get('cycle')) ?? 'yearly',
    quantity: countOf(search.get('quantity')),
    coupon: codeOf(search.get('coupon') ?? ''),
  };
}

interface PurchaseLink {
  readonly type: SaleType;
  readonly id: number;
  readonly cycle: Cycle | null;
  readonly coupon?: { readonly code: string } | null;
  /** Opens the fields for another payment card. */
  readonly method?: 'new';
}

/** The link back to the same purchase. */
export function hrefOf({ type, id, cycle, coupon, method }: PurchaseLink): string {
  const params = { ...(cycle && { cycle }), ...(coupon && { coupon: coupon.code }), ...(method && { method }) };
  const search = new URLSearchParams(params).toString();
  return `/checkout/${type}/${id}${search && `?${search}`}`;
}
