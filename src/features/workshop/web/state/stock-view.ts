import { type TagState, tagStates } from '#features/tags/domain.ts';

export interface StockFilter {
  readonly state?: TagState;
  readonly batch?: string;
  readonly q?: string;
  /** The number of one whose tags they are. */
  readonly owner?: string;
}

export interface StockView {
  readonly filter: StockFilter;
  /** The tag that is open. */
  readonly code: string | undefined;
}

const lengths = { batch: 60, q: 80 } as const;

/** Whatever in the address makes no sense is as if it were not there. */
export function stockViewOf(search: URLSearchParams): StockView {
  const state = tagStates.find((one) => one === search.get('state'));
  const param = (name: keyof typeof lengths) => search.get(name)?.trim().slice(0, lengths[name]);
  const [batch, q] = [param('batch'), param('q')];
  const owner = /^[1-9]\d{0,8}$/.exec(search.get('owner') ?? '')?.[0];
  return {
    filter: { ...(state && { state }), ...(batch && { batch }), ...(q && { q }), ...(owner && { owner }) },
    code: search.get('tag') ?? undefined,
  };
}

export function stockHref({ filter, code }: StockView): string {
  const written = { ...filter, ...(code && { tag: code }) };
  const text = new URLSearchParams(written).toString();
  return text ? `/admin/tags?${text}` : '/admin/tags';
}

export const isNarrowed = ({ state, batch, q, owner }: StockFilter): boolean => Boolean(state || batch || q || owner);
