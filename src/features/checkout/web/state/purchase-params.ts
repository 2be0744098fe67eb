import { type Cycle, cycles } from '#features/subscriptions/domain.ts';
import { type SaleType, saleTypes } from '../../contract.ts';

/** The purchase that a URL requests; yearly by default, as on the price list. */
export interface PurchaseParams {
  readonly type: SaleType;
  readonly id: number;
  readonly cycle: Cycle;
  readonly quantity: number | undefined;
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
  };
}

interface PurchaseLink {
  readonly type: SaleType;
  readonly id: number;
  readonly cycle: Cycle | null;
  /** Opens the fields for another payment card. */
  readonly method?: 'new';
}

/** The link back to the same purchase. */
export function hrefOf({ type, id, cycle, method }: PurchaseLink): string {
  const search = new URLSearchParams({ ...(cycle && { cycle }), ...(method && { method }) }).toString();
  return `/checkout/${type}/${id}${search && `?${search}`}`;
}
