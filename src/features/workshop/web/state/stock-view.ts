import { hrefWith, readFilter } from '#web-kit/address-filter.ts';
import { tagFilter } from '../../contract.ts';

const { after: _, ...fields } = tagFilter.shape;

export type StockFilter = ReturnType<typeof readFilter<typeof fields>>;

export const stockFilterOf = (search: URLSearchParams): StockFilter => readFilter(search, fields);

/** URL of the list, optionally with a tag open on top of it. */
export const stockHref = (filter: StockFilter, tag?: string): string => hrefWith('/admin/tags', { ...filter, tag });
