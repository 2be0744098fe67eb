import { hrefWith, readFilter } from '#web-kit/address-filter.ts';
import { tagFilter } from '../../contract.ts';

const { state, batch, q, owner } = tagFilter.shape;
/** In the order of the address. */
const fields = { state, batch, q, owner };

export type StockFilter = ReturnType<typeof readFilter<typeof fields>>;

export const stockFilterOf = (search: URLSearchParams): StockFilter => readFilter(search, fields);

/** The list, and the tag that is open over it. */
export const stockHref = (filter: StockFilter, tag?: string): string => hrefWith('/admin/tags', { ...filter, tag });
